import { getOpposite, STEPS } from '../../../core/geometry/direction';
import type { OrthogonalDirection } from '../../../core/geometry/directionTo';
import { canSlideTo, squaresFree } from '../../legality/chosenCells';
import type { Fighter } from '../../model/fighter';
import type { Position } from '../../model/position';
import { emitShoved } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';
import type { ForcedMoveKind } from '../vocabulary';

/** R5.5: along the axis of the blow, or to the cell that the order named. The moved card keeps its facing; hazards don't hurt. */
export function move(play: BattlePlay, part: Part<'move'>, occasion: Occasion): void {
  const { other, axis, bearer } = occasion;
  if (other === null || axis === null || other.health <= 0) return;
  const { kind, squares } = part.with;
  const to = DESTINATION[kind](play, other, axis, squares, occasion.named);
  if (to === null) return;
  emitShoved(play, other, kind, to, bearer.id, part.ability);
}

type Destination = (
  play: BattlePlay,
  unit: Fighter,
  axis: OrthogonalDirection,
  squares: number,
  named: Position | null,
) => Position | null;

const DESTINATION: { readonly [Kind in ForcedMoveKind]: Destination } = {
  push: (play, unit, axis, squares) => along(play, unit, axis, squares),
  pull: (play, unit, axis, squares) => along(play, unit, getOpposite(axis) as OrthogonalDirection, squares),
  slide: ({ state }, unit, _axis, squares, named) =>
    named !== null && canSlideTo(state, unit, named, squares) ? named : null,
};

function along({ state }: BattlePlay, unit: Fighter, axis: OrthogonalDirection, squares: number): Position | null {
  const cells = squaresFree(state, unit, axis, squares);
  if (cells === 0) return null;
  return { row: unit.row + STEPS[axis].y * cells, col: unit.col + STEPS[axis].x * cells };
}
