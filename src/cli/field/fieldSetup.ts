import { createFieldPlayer } from '../../ai/field/createFieldPlayer';
import type { FieldPlayer } from '../../ai/field/fieldPlayer';
import type { FieldCatalog } from '../../content/field/catalog';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import type { FieldContestant } from '../../measure/field/fieldSeries';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import { generateMap } from '../../skirmish/begin/generate';
import type { FieldBook, FieldMap } from '../../skirmish/model/book';
import { known, knownSeed, optionValue, wholeNumber } from '../arguments/choices';
import { CannotRun, type Given, type Terminal } from '../command';
import { type FieldTable, fieldTableOf, knownFieldPlayer, knownSquad } from './fieldSpec';

const DEFAULTS = { battlefield: 'the-commons', player: 'soldier', squad: 'preset', seed: '1' } as const;
const HUMAN = 'human';
const GENERATED = /^generated:(\d{1,9})(?::(\d{1,2})x(\d{1,2}))?$/;
const [SMALLEST, LARGEST] = [5, 16];

/** Who takes part: an opponent, or a person. */
export interface FieldSeat {
  readonly name: string;
  readonly contestant: FieldContestant | null;
}

/** Everything that one battle on the open field begins with. */
export interface FieldSetup {
  readonly catalog: FieldCatalog;
  readonly book: FieldBook;
  readonly seed: number;
  readonly start: SkirmishStart;
  readonly seats: BySide<FieldSeat>;
}

/** `withPeople`: Left is played by a person, and either side may be. */
export function fieldSetup(given: Given, terminal: Terminal, withPeople = false): FieldSetup {
  const table = fieldTableOf(given, terminal);
  const { catalog, book } = table;
  const seed = knownSeed(optionValue(given, 'seed') ?? DEFAULTS.seed);
  const map = mapFor(table, optionValue(given, 'battlefield') ?? DEFAULTS.battlefield);
  const squads = {
    left: knownSquad(table, optionValue(given, 'squads', 0) ?? DEFAULTS.squad),
    right: knownSquad(table, optionValue(given, 'squads', 1) ?? DEFAULTS.squad),
  };
  const usual: BySide<string> = { left: withPeople ? HUMAN : DEFAULTS.player, right: DEFAULTS.player };
  const seats = bySide((side) => seatFor(table, optionValue(given, side) ?? usual[side], withPeople));
  return { catalog, book, seed, start: { type: 'match', seed, squads, map }, seats };
}

function seatFor(table: FieldTable, name: string, withPeople: boolean): FieldSeat {
  if (withPeople && name === HUMAN) return { name, contestant: null };
  return { name, contestant: knownFieldPlayer(table, name) };
}

/** A battlefield by its id, or one that is generated: `generated:7` or `generated:7:14x10`. */
function mapFor({ catalog, book }: FieldTable, word: string): string | FieldMap {
  const match = GENERATED.exec(word);
  const ids = Object.keys(book.maps);
  if (match === null) return known('battlefield', word, ids, `${ids.join(', ')}, generated:SEED[:WxH]`);
  if (catalog.generator === null) throw new CannotRun('cards/generator/field.json is not in order: "check" says why');
  const width = wholeNumber('the width', match[2] ?? '12', SMALLEST, LARGEST);
  const height = wholeNumber('the height', match[3] ?? '12', SMALLEST, LARGEST);
  return generateMap(catalog.generator, Number(match[1]), { width, height });
}

/** Null for a person. */
export function fieldPlayerOf({ book, seed, seats }: FieldSetup, side: Side): FieldPlayer | null {
  const { contestant } = seats[side];
  return contestant === null ? null : createFieldPlayer(book, { ...contestant, seed });
}
