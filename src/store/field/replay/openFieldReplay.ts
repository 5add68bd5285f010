import { bookOfRules } from '../../../content/field/book';
import type { FieldCatalog } from '../../../content/field/catalog';
import { whatIsWrongWithFieldBook } from '../../../content/field/saved/saved';
import { fieldChecks } from '../../../content/packed/checkedField';
import { packedField } from '../../../content/packed/packedField';
import { packedHead } from '../../../content/packed/packedText';
import { type Result, refused } from '../../../kernel/result';
import { bySide, type Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishEvent } from '../../../skirmish/model/events';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, type SkirmishState } from '../../../skirmish/model/state';
import { sideToOrder } from '../../../skirmish/turn/sideToOrder';
import { type OpenedGame, openPacked, type Replay } from '../../replay/openPacked';
import { type FieldTypes, fieldRules } from '../fieldRules';
import type { FieldSeat } from '../fieldSeatsSlice';

export type FieldReplay = Replay<FieldTypes, FieldSeat>;

const BLOWS: ReadonlySet<SkirmishEvent['type']> = new Set(['attacked', 'damaged'] as const);

/** The open field, as a replay knows it. */
const GAME: OpenedGame<FieldTypes> = {
  rules: fieldRules,
  roundOf: ({ round }) => round,
  sideOf,
  isBlow: ({ type }) => BLOWS.has(type),
  isFall: ({ type }) => type === 'fell',
  strengthOf: ({ units }) =>
    bySide((side) => units.reduce((sum, unit) => (unit.side === side ? sum + unit.health : sum), 0)),
  heldOf: ({ counts, control }) => (control.length === 0 ? null : { left: counts.left, right: counts.right }),
  packed: packedField,
  checks: fieldChecks,
  whatIsWrongWithBook: whatIsWrongWithFieldBook,
};

/** Both sides deploy at the same time, each its own squad. */
function sideOf(state: SkirmishState, order: SkirmishOrder): Side {
  const usual = sideToOrder(state);
  if (order.type === 'ready') return order.side ?? usual;
  return order.type === 'deploy' ? (findFieldUnit(state, order.unit)?.side ?? usual) : usual;
}

/** Opens a packed battle of the open field with the book that it names. */
export function openFieldReplay(packed: string, book: unknown): Result<FieldReplay, string> {
  return packedHead(packed)?.mode === 'field'
    ? openPacked(GAME, packed, book)
    : refused('it is no battle on the open field');
}

/** The books that the rule sets make today. */
export function fieldBooksOf(catalog: FieldCatalog): readonly FieldBook[] {
  return Object.values(catalog.rules).flatMap((face) => {
    const book = bookOfRules(catalog, face);
    return book.ok ? [book.value] : [];
  });
}
