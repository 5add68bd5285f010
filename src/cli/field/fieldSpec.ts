import { type FieldCatalog, rosterOf } from '../../content/field/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { lookUp } from '../../kernel/dispatch';
import { allPairings, type FieldContestant, type FieldSeries } from '../../measure/field/fieldSeries';
import { FIELD_SQUADS } from '../../measure/field/fieldSquads';
import { generateMap } from '../../skirmish/begin/generate';
import { musterProblem } from '../../skirmish/begin/musterProblem';
import type { FieldBook, FieldMap } from '../../skirmish/model/book';
import { known, knownSeed, optionValue, wholeNumber } from '../arguments/choices';
import { CannotRun, type Flag, type Given, type Terminal } from '../command';
import { fieldCatalogFor } from '../disk/catalogFor';

const ALL = 'all';
/** Ground by seed, and all battlefields with it. */
const GENERATED = 'generated';
const EVERY = 'every';
const GENERATED_MAPS = 12;
const GENERATED_SIZE = { width: 12, height: 12 };
const MODES = ['card', 'field'];
const DEFAULTS = { rules: 'clockwork', strategy: 'balanced', seed: '1' };
const MOST_GAMES = 10_000_000;

export const FIELD_FLAGS: readonly Flag[] = [
  {
    name: 'mode',
    takes: ['M'],
    summary: 'card or field; card if left out. The field has rules, squads and players of its own',
  },
  { name: 'rules', takes: ['SET'], summary: `field: the rule set; ${DEFAULTS.rules} if left out` },
  {
    name: 'squads',
    takes: ['L', 'R'],
    summary: 'field: units with commas, a listed squad by its number, or preset; all pairs of listed ones if left out',
  },
  {
    name: 'openings',
    takes: ['P'],
    summary: "field, simulate: percents of Left's first movement with commas; the fairest of each battlefield is told",
  },
];

export const FIELD_USAGE = '[--mode field --rules SET --battlefield B --squads L R]';

export function isFieldMode(given: Given): boolean {
  return known('mode', optionValue(given, 'mode') ?? 'card', MODES) === 'field';
}

/** A rule set on the table: what may be played with. */
export interface FieldTable {
  readonly catalog: FieldCatalog;
  readonly book: FieldBook;
  readonly squads: readonly (readonly string[])[];
}

export function fieldTableOf(given: Given, terminal: Terminal): FieldTable {
  const catalog = fieldCatalogFor(terminal);
  const set = known('rule set', optionValue(given, 'rules') ?? DEFAULTS.rules, Object.keys(catalog.rules));
  const book = fieldBookOf(catalog, set);
  if (!book.ok) throw new CannotRun(`${set}: ${book.refusal.message}`);
  const face = lookUp(catalog.rules, set);
  const roster = face === undefined ? set : rosterOf(face);
  const squads = lookUp(FIELD_SQUADS, roster) ?? [book.value.rules.muster.preset];
  return { catalog, book: book.value, squads };
}

/** Ground by the first seeds, where the generator is in order. */
function generatedMaps({ catalog: { generator } }: FieldTable): readonly FieldMap[] {
  if (generator === null) return [];
  return Array.from({ length: GENERATED_MAPS }, (_, index) => generateMap(generator, index + 1, GENERATED_SIZE));
}

/** Which battles are played, as the JSON of a command tells it. */
export interface FieldSpec {
  readonly mode: 'field';
  readonly rules: string;
  /** Null for all pairs of the listed squads. */
  readonly squads: readonly [readonly string[], readonly string[]] | null;
  readonly battlefield: string;
  readonly games: number;
  readonly seed: number;
}

export function fieldSpecOf(given: Given, table: FieldTable, usualGames: number): FieldSpec {
  const squad = (place: number) => knownSquad(table, optionValue(given, 'squads', place) ?? '');
  const battlefield = optionValue(given, 'battlefield') ?? ALL;
  const games = wholeNumber('the number of games', optionValue(given, 'games') ?? String(usualGames), 2, MOST_GAMES);
  if (games % 2 === 1) throw new CannotRun(`the number of games must be even, not ${games}: battles come in pairs`);
  return {
    mode: 'field',
    rules: table.book.rules.id,
    squads: given.flags.has('squads') ? [squad(0), squad(1)] : null,
    battlefield: known('battlefield', battlefield, [ALL, EVERY, GENERATED, ...Object.keys(table.book.maps)]),
    games,
    seed: knownSeed(optionValue(given, 'seed') ?? DEFAULTS.seed),
  };
}

export function knownSquad({ book, squads }: FieldTable, word: string): readonly string[] {
  if (word === 'preset') return book.rules.muster.preset;
  const listed = /^\d{1,3}$/.test(word) ? squads[Number(word) - 1] : undefined;
  const squad = listed ?? word.split(',');
  const problem = musterProblem(book, squad);
  if (problem !== null) throw new CannotRun(problem);
  return squad;
}

export function fieldSeriesOf(
  table: FieldTable,
  { squads: chosen, battlefield, games, seed }: FieldSpec,
  contestants: FieldSeries['contestants'],
): FieldSeries {
  const { book, squads } = table;
  const generated = battlefield === EVERY || battlefield === GENERATED ? generatedMaps(table) : [];
  const ids = generated.map(({ id }) => id);
  const listed: Readonly<Record<string, readonly string[]>> = {
    [ALL]: Object.keys(book.maps),
    [EVERY]: [...Object.keys(book.maps), ...ids],
    [GENERATED]: ids,
  };
  return {
    book: { ...book, maps: { ...book.maps, ...Object.fromEntries(generated.map((map) => [map.id, map])) } },
    contestants,
    pairings: chosen === null ? allPairings(squads) : [chosen],
    battlefields: lookUp(listed, battlefield) ?? [battlefield],
    games,
    seed,
  };
}

/** `soldier`, or `soldier-wall` for one with a strategy. */
export function knownFieldPlayer({ catalog }: FieldTable, word: string): FieldContestant {
  const [first = '', ...rest] = word.split('-');
  const level = lookUp(catalog.levels, known('player', first, Object.keys(catalog.levels)));
  const name = rest.length === 0 ? DEFAULTS.strategy : rest.join('-');
  const strategy = lookUp(catalog.strategies, known('strategy', name, Object.keys(catalog.strategies)));
  if (level === undefined || strategy === undefined) throw new CannotRun(`there is no player "${word}"`);
  return { level, strategy };
}

/** The series in a sentence. */
export function fieldLabel({ rules, squads, battlefield }: FieldSpec): string {
  const who = squads === null ? 'all pairs of listed squads' : squads.map((squad) => squad.join(',')).join(' against ');
  return `${rules}, ${who}, ${battlefield === ALL ? 'all battlefields' : battlefield}`;
}
