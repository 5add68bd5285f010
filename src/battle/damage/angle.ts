import { ARCS, type Arc, arcFrom, worseArc } from '../../core/flanking/arcs';
import { countInRing, isPincer } from '../../core/flanking/pincer';
import type { Circumstances } from '../abilities/circumstances';
import { traitsOf } from '../abilities/traits';
import { type Board, standsAt } from '../board';
import type { Book } from '../book';
import { ANGLE_REASONS, type AngleReason } from '../events';
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
  const arc = arcFrom(target.facing, attacker.col - target.col, attacker.row - target.row);
  if (arc !== 'rear' && isPincer(board, standsAt, attacker.side, attacker.col, attacker.row, target.col, target.row)) {
    return ANGLES.pincer[worseArc(arc)];
  }
  if (arc === 'front' && isSurrounded(book, board, attacker, target)) return ANGLES.surrounded.side;
  return ANGLES.facing[arc];
}

/** The attacker counts if it stands in the ring, and needn't. */
function isSurrounded({ rules }: Book, board: Board, attacker: Unit, target: Unit): boolean {
  return countInRing(board, standsAt, attacker.side, target.col, target.row) >= rules.surroundedFrom;
}

function forcedAngle(book: Book, board: Board, attacker: Unit, target: Unit, counter: boolean): Arc | null {
  const { parts } = traitsOf(book, target);
  if (parts.beforeDamaged.length === 0) return null;
  const circumstances: Circumstances = { board, bearer: target, other: attacker, aim: 'card', angle: null, counter };
  for (const part of parts.beforeDamaged) {
    if (part.effect === 'setAngle' && (part.test === null || part.test(circumstances))) return part.with;
  }
  return null;
}
