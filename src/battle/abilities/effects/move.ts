import { STEPS } from '../../../core/geometry/direction';
import type { Fighter } from '../../model/fighter';
import type { Facing } from '../../model/position';
import { emitShoved } from '../../resolve/emit/units';
import type { BattlePlay } from '../../resolve/play';
import { audienceOf } from '../audience';
import { forcedTo } from '../changes';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';

/**
 * R5.5: along the axis of the blow, or to the cell that the order named. The moved card keeps its facing; hazards don't hurt.
 * R12.7: of several, whoever stands farthest in that direction goes first.
 */
export function move(play: BattlePlay, part: Part<'move'>, { other, axis, bearer, named }: Occasion): void {
  const { ability, reached } = part;
  const { kind, squares, to: audience } = part.with;
  const moved = audience === undefined ? alone(other) : audienceOf(play.state, bearer, other, reached);
  if (moved.length > 1 && axis !== null) moved.sort(farthestFirst(axis, kind === 'pull' ? -1 : 1));
  for (const unit of moved) {
    const to = forcedTo(play.state, unit, kind, squares, axis, named);
    if (to !== null) emitShoved(play, unit, kind, to, bearer.id, ability);
  }
}

function alone(other: Fighter | null): Fighter[] {
  return other === null ? [] : [other];
}

function farthestFirst(axis: Facing, way: number): (one: Fighter, other: Fighter) => number {
  const { x, y } = STEPS[axis];
  return (one, other) => way * ((other.col - one.col) * x + (other.row - one.row) * y);
}
