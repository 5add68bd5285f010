import { availableParallelism } from 'node:os';
import { bookOf, type Catalog } from '../../content/catalog';
import type { Contestant } from '../../measure/contestants/contestants';
import type { CountingName, CountsOf } from '../../measure/series/countings';
import type { Work } from '../../measure/series/playSeries';
import type { Series } from '../../measure/series/series';
import {
  deckCards,
  HOUSE_RULES_FLAG,
  houseRulesIn,
  knownBattlefield,
  knownDeck,
  knownSeed,
  optionValue,
  wholeNumber,
} from '../arguments/choices';
import { CannotRun, type Flag, type Given, type Terminal } from '../command';
import { progressBar } from '../report/progressLine';
import { playAll } from './playAll';
import type { Staff } from './staff';

/** Which battles are played, as the JSON of a command tells it: nothing in it depends on the machine. */
export interface SeriesSpec {
  /** Null for all pairings. */
  readonly decks: readonly [string, string] | null;
  readonly battlefield: string;
  readonly games: number;
  readonly seed: number;
  /** By id; none if left out. */
  readonly houseRules?: readonly string[];
}

const ALL = 'all';
const FIRST_SEED = 1;
export const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

export const SERIES_FLAGS = {
  decks: { name: 'decks', takes: ['L', 'R'], summary: 'the ids of their decks; all pairings if left out' },
  battlefield: { name: 'battlefield', takes: ['B'], summary: 'the id of a battlefield; all if left out' },
  houseRules: HOUSE_RULES_FLAG,
  seed: {
    name: 'seed',
    takes: ['S'],
    summary: `a whole number; the same seed, the same battles; ${FIRST_SEED} if left out`,
  },
  workers: {
    name: 'workers',
    takes: ['K'],
    summary: 'how many threads; one for each core if left out. Changes no figure',
  },
  json: { name: 'json', summary: 'print what was asked and what was counted as JSON' },
} as const satisfies Record<string, Flag>;

export function gamesFlag(usual: number, of = ''): Flag {
  const summary = `an even number${of}: the second of a pair has the same shuffles and exchanged sides; ${usual} if left out`;
  return { name: 'games', takes: ['N'], summary };
}

export function seriesSpecOf(given: Given, catalog: Catalog, usualGames: number): SeriesSpec {
  const deck = (place: number) => knownDeck(catalog, optionValue(given, 'decks', place) ?? '');
  const battlefield = optionValue(given, 'battlefield') ?? ALL;
  const games = wholeNumber('the number of games', optionValue(given, 'games') ?? String(usualGames), 2, MOST_GAMES);
  if (games % 2 === 1) throw new CannotRun(`the number of games must be even, not ${games}: battles come in pairs`);
  return {
    decks: given.flags.has('decks') ? [deck(0), deck(1)] : null,
    battlefield: battlefield === ALL ? ALL : knownBattlefield(catalog, battlefield),
    games,
    seed: knownSeed(optionValue(given, 'seed') ?? String(FIRST_SEED)),
    ...houseRulesIn(given, catalog),
  };
}

export function seriesOf(catalog: Catalog, spec: SeriesSpec, contestants: Series['contestants']): Series {
  const book = bookOf(catalog, spec.houseRules);
  const { decks, battlefield, games, seed } = spec;
  return {
    book,
    contestants,
    ...pairings(catalog, decks),
    battlefields: battlefield === ALL ? Object.keys(book.battlefields) : [battlefield],
    games,
    seed,
  };
}

/** Every deck against the next one, then against the one after that: whatever the number of battles, all decks fight in about as many. */
function pairings(catalog: Catalog, chosen: SeriesSpec['decks']): Pick<Series, 'pairings' | 'deckNames'> {
  const all = Object.keys(catalog.decks);
  const after = (place: number): string => all[place % all.length] ?? '';
  const inTurn = all.flatMap((_, shift) => all.map((first, place) => [first, after(place + shift + 1)] as const));
  const deckNames = chosen === null ? inTurn : [chosen];
  const cards = (id: string) => deckCards(catalog, id);
  return { deckNames, pairings: deckNames.map(([first, second]) => [cards(first), cards(second)] as const) };
}

/** A player against itself. */
export function selfPlay(player: Contestant['player']): Series['contestants'] {
  const contestant: Contestant = { player, ignores: null };
  return { first: contestant, second: contestant };
}

/** The series in a sentence. */
export function seriesLabel({ decks, battlefield, houseRules = [] }: SeriesSpec): string {
  const cards = decks === null ? 'all decks' : decks.join(' against ');
  const rules = houseRules.length === 0 ? '' : `, with ${houseRules.join(', ')}`;
  return `${cards}, ${battlefield === ALL ? 'all battlefields' : battlefield}${rules}`;
}

const cores = (): string => String(Math.min(availableParallelism(), MOST_WORKERS));

export function workersOf(given: Given): number {
  return wholeNumber('the number of workers', optionValue(given, 'workers') ?? cores(), 1, MOST_WORKERS);
}

/** Plays a series to its end, or until it is enough, and shows how far it is. */
export async function runSeries<Name extends CountingName>(
  work: Work<Name>,
  staff: Staff,
  { showProgress }: Terminal,
  isEnough?: (soFar: CountsOf<Name>) => boolean,
): Promise<CountsOf<Name>> {
  const told = (done: number, all: number) => showProgress(progressBar(done, all, 'parts'));
  try {
    return await playAll(work, { staff, onProgress: told, ...(isEnough === undefined ? {} : { isEnough }) });
  } finally {
    showProgress(null);
  }
}
