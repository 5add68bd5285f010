import { ARCS, type Arc, arcFrom, worseArc } from '../../core/flanking/arcs';
import { countInRing, isPincer } from '../../core/flanking/pincer';
import type { StandsAt } from '../../core/units/unit';
import { oncePer } from '../../kernel/once';
import { circumstancesOf } from '../abilities/circumstances';
import { holds, type Part } from '../abilities/parts';
import { traitsOf } from '../abilities/traits';
import type { Board } from '../board';
import type { Book } from '../book';
import { ALL_CELLS, type CellSet, hasCell, setOf } from '../cellSet';
import { ANGLE_REASONS, type AngleReason } from '../events';
import { COLUMNS, cellOf, type Facing, POSITIONS, type Position, ROWS } from '../position';
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

/** R7, in this order: facing, pincer, surrounded; an ability may have the last word. `held` is what the attacker's side holds. */
export function angleOf(
  book: Book,
  board: Board,
  attacker: Unit,
  target: Unit,
  held: CellSet,
  counter: boolean,
): Angle {
  const forced = forcedAngle(book, board, attacker, target, counter);
  if (forced !== null) return ANGLES.ability[forced];
  const { arcs, opposite, inRing } = bearingsOf(book);
  const at = cellOf(target);
  const line = cellOf(attacker) * POSITIONS.length + at;
  const arc = arcs[target.facing][line] as Arc;
  if (arc === 'rear') return ANGLES.facing.rear;
  if ((held & (opposite[line] as CellSet)) !== 0) return ANGLES.pincer[worseArc(arc)];
  if (arc !== 'front') return ANGLES.facing.side;
  // The attacker counts if it stands in the ring, and needn't.
  const isSurrounded = (inRing[at * SETS + held] as number) >= book.rules.surroundedFrom;
  return isSurrounded ? ANGLES.surrounded.side : ANGLES.facing.front;
}

const SETS = ALL_CELLS + 1;

/** What the core says of every two cells of the board, asked once. A line is an attacker's cell and its target's. */
interface Bearings {
  /** By the target's facing and line. */
  readonly arcs: Readonly<Record<Facing, readonly Arc[]>>;
  /** By line: the cell from which an ally closes the pincer, if there is one. */
  readonly opposite: readonly CellSet[];
  /** By target and the cells that the attacker's side holds: how many of them lie in the target's ring. */
  readonly inRing: Uint8Array;
}

const bearingsOf = oncePer((_book: Book): Bearings => {
  const lines = POSITIONS.flatMap((from) => POSITIONS.map((to) => [from, to] as const));
  const arcs = (facing: Facing): Arc[] =>
    lines.map(([from, to]) => arcFrom(facing, from.col - to.col, from.row - to.row));
  return {
    arcs: { north: arcs('north'), east: arcs('east'), south: arcs('south'), west: arcs('west') },
    opposite: lines.map(([from, to]) =>
      setOf((_, cell) => isPincer(1 << cell, holdsCell, 'own', from.col, from.row, to.col, to.row)),
    ),
    inRing: Uint8Array.from({ length: POSITIONS.length * SETS }, (_, index) => {
      const { row, col } = POSITIONS[index >> POSITIONS.length] as Position;
      return countInRing(index & ALL_CELLS, holdsCell, 'own', col, row);
    }),
  };
});

/** The core's question, answered by the cells that the asker's side holds. */
const holdsCell: StandsAt<CellSet> = (held, _side, x, y) =>
  x >= 0 && y >= 0 && x < COLUMNS.length && y < ROWS.length && hasCell(held, y * COLUMNS.length + x);

function forcedAngle(book: Book, board: Board, attacker: Unit, target: Unit, counter: boolean): Arc | null {
  const { beforeDamaged } = traitsOf(book, target).parts;
  for (let index = 0; index < beforeDamaged.length; index++) {
    const part = beforeDamaged[index] as Part;
    if (part.effect !== 'setAngle') continue;
    if (holds(part, circumstancesOf(board, target, attacker, 'card', null, counter))) return part.with;
  }
  return null;
}
