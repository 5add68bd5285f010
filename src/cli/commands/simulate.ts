import { availableParallelism } from 'node:os';
import { PLAYER_NAMES } from '../../ai/players';
import type { CardId } from '../../battle/card';
import { bookOf, type Catalog } from '../../content/catalog';
import { mechanicsOf, ruleMechanics } from '../../measure/mechanics';
import type { Series } from '../../measure/series';
import { type Summary, summaryOf } from '../../measure/summary';
import { catalogFor } from '../catalog';
import {
  deckCards,
  known,
  knownBattlefield,
  knownDeck,
  knownPlayer,
  knownSeed,
  optionValue,
  wholeNumber,
} from '../choices';
import { CannotRun, type Command, EXIT, type Given, type Terminal } from '../command';
import { playAll } from '../playAll';
import { progressBar } from '../progressLine';
import { type Result, type Simulation, toldIgnorance, toldSummary } from '../toldSimulation';

const ALL = 'all';
const DEFAULTS = { player: 'greedy', games: 384, seed: 1 } as const;
const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

export const simulate: Command = {
  summary: 'play many battles and count: who wins, how long they last, what is used',
  usage:
    'simulate [--left P] [--right P] [--decks L R] [--battlefield B|all] [--games N] [--seed S] [--ignore M|all] [--workers K] [--json]',
  flags: [
    { name: 'left', takes: ['P'], summary: `who begins on the left: ${PLAYER_NAMES.join(', ')}; greedy if left out` },
    { name: 'right', takes: ['P'], summary: 'who begins on the right; greedy if left out' },
    { name: 'decks', takes: ['L', 'R'], summary: 'the ids of their decks; all pairings if left out' },
    { name: 'battlefield', takes: ['B'], summary: 'the id of a battlefield; all if left out' },
    {
      name: 'games',
      takes: ['N'],
      summary: `an even number: the second of a pair has the same shuffles and exchanged sides; ${DEFAULTS.games} if left out`,
    },
    { name: 'seed', takes: ['S'], summary: 'a whole number; the same seed, the same battles; 1 if left out' },
    {
      name: 'ignore',
      takes: ['M'],
      summary: 'a mechanic that right knows nothing of: what it wins less is what ignoring it costs; all: each in turn',
    },
    { name: 'workers', takes: ['K'], summary: 'how many threads; one for each core if left out. Changes no figure' },
    { name: 'json', summary: 'print what was asked and what was counted as JSON' },
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const catalog = catalogFor(terminal);
    const asked = simulationOf(given, catalog);
    const ignored = ignoredBy(given, catalog);
    const workers = wholeNumber('the number of workers', optionValue(given, 'workers') ?? cores(), 1, MOST_WORKERS);
    const results: Result[] = [];
    for (const mechanic of ignored) {
      const series = seriesOf(asked, catalog, mechanic);
      results.push({ ignored: mechanic, ...(await played(series, workers, terminal)) });
    }
    for (const line of lines(asked, results, given.flags.has('json'))) terminal.say(line);
    return EXIT.fine;
  },
};

const cores = (): string => String(Math.min(availableParallelism(), MOST_WORKERS));

export function simulationOf(given: Given, catalog: Catalog): Simulation {
  const deck = (place: number) => knownDeck(catalog, optionValue(given, 'decks', place) ?? '');
  const battlefield = optionValue(given, 'battlefield') ?? ALL;
  const games = wholeNumber(
    'the number of games',
    optionValue(given, 'games') ?? String(DEFAULTS.games),
    2,
    MOST_GAMES,
  );
  if (games % 2 === 1) throw new CannotRun(`the number of games must be even, not ${games}: battles come in pairs`);
  return {
    players: [
      knownPlayer(optionValue(given, 'left') ?? DEFAULTS.player),
      knownPlayer(optionValue(given, 'right') ?? DEFAULTS.player),
    ],
    decks: given.flags.has('decks') ? [deck(0), deck(1)] : null,
    battlefield: battlefield === ALL ? ALL : knownBattlefield(catalog, battlefield),
    games,
    seed: knownSeed(optionValue(given, 'seed') ?? String(DEFAULTS.seed)),
  };
}

function ignoredBy(given: Given, catalog: Catalog): (string | null)[] {
  const word = optionValue(given, 'ignore');
  const book = bookOf(catalog);
  if (word === undefined) return [null];
  return word === ALL ? ruleMechanics(book) : [known('mechanic', word, [ALL, ...Object.keys(mechanicsOf(book))])];
}

function seriesOf(asked: Simulation, catalog: Catalog, ignored: string | null): Series {
  const book = bookOf(catalog);
  const { players, battlefield, games, seed } = asked;
  return {
    book,
    contestants: {
      first: { player: players[0], ignores: null },
      second: { player: players[1], ignores: ignored },
    },
    pairings: pairings(catalog, asked.decks),
    battlefields: battlefield === ALL ? Object.keys(book.battlefields) : [battlefield],
    games,
    seed,
  };
}

function pairings(catalog: Catalog, chosen: Simulation['decks']): (readonly [CardId[], CardId[]])[] {
  const cards = (id: string) => deckCards(catalog, id);
  if (chosen !== null) return [[cards(chosen[0]), cards(chosen[1])]];
  const all = Object.keys(catalog.decks);
  return all.flatMap((first) => all.map((second) => [cards(first), cards(second)] as const));
}

async function played(series: Series, workers: number, { showProgress }: Terminal): Promise<Summary> {
  const tally = await playAll(series, workers, (done, all) => showProgress(progressBar(done, all, 'parts')));
  showProgress(null);
  return summaryOf(tally);
}

function lines(asked: Simulation, results: readonly Result[], asJson: boolean): string[] {
  if (asJson) return [JSON.stringify({ ...asked, results }, null, 2)];
  return results.length === 1 && results[0] !== undefined
    ? toldSummary(asked, results[0])
    : toldIgnorance(asked, results);
}
