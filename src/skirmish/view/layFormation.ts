import { placeOnBoard } from '../../core/formations/placements';
import type { Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import type { Side } from '../../kernel/sides';
import { assignSlots, type Laying } from '../formations/assign';
import type { FieldBook } from '../model/book';
import type { OrderOf } from '../model/orders';
import type { SkirmishState, UnitId } from '../model/state';
import { ownUnit } from '../orders/judged';

/** A place of a formation before it is ordered: who would stand there, if it finds its member. */
export interface LaidSlot {
  readonly at: Position;
  readonly role: string;
  readonly unit: UnitId | null;
}

/** The places of a formation on a field that its side knows; the members where all of them find a place. */
export function layFormation(
  book: FieldBook,
  field: SkirmishState,
  side: Side,
  { formation: id, anchor, facing, members }: Pick<OrderOf<'form'>, 'formation' | 'anchor' | 'facing' | 'members'>,
): readonly LaidSlot[] {
  const formation = lookUp(book.formations, id);
  if (formation === undefined) return [];
  const judged = { book, state: field, side };
  const standing = members.map((member) => ownUnit(judged, member)).filter((unit) => unit !== null);
  const laying: Laying = { formation, anchor, facing, members: standing };
  const assigned = standing.length < formation.minimum ? null : assignSlots(judged, laying, undefined);
  return formation.slots.map((slot, number) => ({
    at: placeOnBoard(anchor, facing, slot),
    role: slot.role,
    unit: assigned?.find((member) => member.slot === number)?.unit ?? null,
  }));
}
