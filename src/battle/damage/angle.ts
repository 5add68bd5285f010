import { ARCS, type Arc, arcFrom, worseArc } from '../../core/flanking/arcs';
import { countInRing, isPincer } from '../../core/flanking/pincer';
import type { StandsAt } from '../../core/units/unit';
import type { Circumstances } from '../abilities/circumstances';
import { holds } from '../abilities/parts';
import { traitsOf } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { type CellSet, cellsHeldBy, hasCell } from '../cellSet';
import { ANGLE_REASONS, type AngleReason } from '../events';
import { COLUMNS, ROWS } from '../position';
import type { Side } from '../sides';
import type { Unit } from '../unit';

/** Where a blow comes from in the end, and what lies behind it. */
export interface Angle {
  readonly arc: Arc;
  readonly reason: AngleReason;
}

/** Every angle there is, made once: a blow allocates none. */
const ANGLES = Object.fromEntries(
  ANGLE_REASONS.map((reason) => [reason, Object.fromEntries(ARCS.map((arc) => [arc, Object.freeze({ arc, reason })]))]),
) as Readonly<Record<AngleReason, Readonly<Record<Arc, Angle>>>>;

/** R7, in this order: facing, pincer, surrounded; an ability may have the last word. */
export function angleOf(book: Book, board: Board, attacker: Unit, target: Unit, counter: boolean): Angle {
  const forced = forcedAngle(book, board, attacker, target, counter);
  if (forced !== null) return ANGLES.ability[forced];
  const { side, col, row } = attacker;
  const arc = arcFrom(target.facing, col - target.col, row - target.row);
  if (arc === 'rear') return ANGLES.facing.rear;
  const held = cellsHeldBy(board.units, side);
  if (isPincer(held, holdsCell, side, col, row, target.col, target.row)) return ANGLES.pincer[worseArc(arc)];
  if (arc === 'front' && isSurrounded(book, held, side, target)) return ANGLES.surrounded.side;
  return ANGLES.facing[arc];
}

/** The core's question, answered by the cells that the asker's side holds. */
const holdsCell: StandsAt<CellSet> = (held, _side, x, y) =>
  x >= 0 && y >= 0 && x < COLUMNS.length && y < ROWS.length && hasCell(held, y * COLUMNS.length + x);

/** The attacker counts if it stands in the ring, and needn't. */
function isSurrounded({ rules }: Book, held: CellSet, side: Side, target: Unit): boolean {
  return countInRing(held, holdsCell, side, target.col, target.row) >= rules.surroundedFrom;
}

function forcedAngle(book: Book, board: Board, attacker: Unit, target: Unit, counter: boolean): Arc | null {
  const { parts } = traitsOf(book, target);
  if (parts.beforeDamaged.length === 0) return null;
  const circumstances: Circumstances = { board, bearer: target, other: attacker, aim: 'card', angle: null, counter };
  for (const part of parts.beforeDamaged) {
    if (part.effect === 'setAngle' && holds(part, circumstances)) return part.with;
  }
  return null;
}
