import { ARCS, type Arc, arcFrom, worseArc } from '../../core/flanking/arcs';
import { isPincer } from '../../core/flanking/pincer';
import { isSurrounded } from '../../core/flanking/pressure';
import type { StandsAt } from '../../core/units/unit';
import { memoizePerObject } from '../../kernel/memoize';
import { holds, type Part } from '../abilities/parts';
import type { Book } from '../model/book';
import { ALL_CELLS, type CellSet, hasCell, setOf } from '../model/cellSet';
import type { Board } from '../model/engineState';
import { ANGLE_REASONS, type AngleReason } from '../model/events';
import type { Fighter } from '../model/fighter';
import { COLUMNS, type Facing, ofFacing, POSITIONS, type Position, ROWS, unitCell } from '../model/position';
import type { SiegeRules } from '../model/rules';

/** Where a blow comes from in the end, and what lies behind it. */
export interface Angle {
  readonly arc: Arc;
  readonly reason: AngleReason;
}

/** Every angle there is, made once: a blow allocates none, and names one by its number. */
export const ANGLES: readonly Angle[] = ANGLE_REASONS.flatMap((reason) =>
  ARCS.map((arc) => Object.freeze({ arc, reason })),
);
export type AngleNumber = number;

/** By the number of the arc. */
const BY_FACING = ARCS.map((arc) => numberOf(arc, 'facing'));
const SURROUNDED = numberOf('side', 'surrounded');
const FRONT = ARCS.indexOf('front');
const REAR = ARCS.indexOf('rear');

function numberOf(arc: Arc, reason: AngleReason): AngleNumber {
  return ANGLES.findIndex((angle) => angle.arc === arc && angle.reason === reason);
}

/** R7, in this order: facing, pincer, surrounded; an ability may have the last word. `held` is what the attacker's side holds. */
export function angleOf(
  book: Book,
  board: Board,
  attacker: Fighter,
  target: Fighter,
  held: CellSet,
  counter: boolean,
): AngleNumber {
  const { forcedAngles } = target.profile;
  const forced = forcedAngles.length === 0 ? null : forcedBy(forcedAngles, board, attacker, target, counter);
  if (forced !== null) return numberOf(forced, 'ability');
  const { arcs, opposite, inPincer, surrounded } = bearingsOf(book);
  const at = unitCell(target);
  const line = unitCell(attacker) * POSITIONS.length + at;
  const arc = ofFacing(arcs, target.facing)[line] as number;
  if (arc !== REAR && (held & (opposite[line] as CellSet)) !== 0) return inPincer[arc] as AngleNumber;
  // The attacker counts if it stands in the ring, and needn't.
  const hasNoFront = arc === FRONT && (surrounded[at] as Uint8Array)[held] === 1;
  return hasNoFront ? SURROUNDED : (BY_FACING[arc] as AngleNumber);
}

const SETS = ALL_CELLS + 1;

/** What the core says of every two cells of the board, asked once. A line is an attacker's cell and its target's. */
interface Bearings {
  /** By the target's facing and line: the number of the arc. */
  readonly arcs: Readonly<Record<Facing, readonly number[]>>;
  /** By line: the cell from which an ally closes the pincer, if there is one. */
  readonly opposite: readonly CellSet[];
  /** By the number of the arc: the angle that a pincer makes of it. */
  readonly inPincer: readonly AngleNumber[];
  /** By target and by the cells that the attacker's side holds: 1 where they surround it. */
  readonly surrounded: readonly Uint8Array[];
}

const bearingsOf = memoizePerObject(({ rules }: Book): Bearings => {
  const lines = POSITIONS.flatMap((from) => POSITIONS.map((to) => [from, to] as const));
  const arcs = (facing: Facing): number[] =>
    lines.map(([from, to]) => ARCS.indexOf(arcFrom(facing, from.col - to.col, from.row - to.row)));
  return {
    arcs: { north: arcs('north'), east: arcs('east'), south: arcs('south'), west: arcs('west') },
    opposite: lines.map(([from, to]) =>
      setOf((_, cell) => isPincer(1 << cell, holdsCell, 'own', from.col, from.row, to.col, to.row)),
    ),
    inPincer: ARCS.map((arc) => numberOf(worseArc(arc), 'pincer')),
    surrounded: POSITIONS.map((target) => surroundedAt(rules, target)),
  };
});

function surroundedAt({ surroundedFrom }: SiegeRules, { row, col }: Position): Uint8Array {
  return Uint8Array.from({ length: SETS }, (_, held) =>
    isSurrounded(held, holdsCell, 'own', col, row, surroundedFrom) ? 1 : 0,
  );
}

/** The core's question, answered by the cells that the asker's side holds. */
const holdsCell: StandsAt<CellSet> = (held, _side, x, y) =>
  x >= 0 && y >= 0 && x < COLUMNS.length && y < ROWS.length && hasCell(held, y * COLUMNS.length + x);

function forcedBy(
  parts: readonly Part<'setAngle'>[],
  board: Board,
  attacker: Fighter,
  target: Fighter,
  counter: boolean,
): Arc | null {
  for (const part of parts) {
    if (holds(part, board, target, attacker, 'card', null, counter)) return part.with;
  }
  return null;
}
