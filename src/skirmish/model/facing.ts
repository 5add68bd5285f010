import type { Direction } from '../../core/geometry/direction';
import { getDirectionTo, orthogonalDirectionOf } from '../../core/geometry/directionTo';
import type { Position } from '../../core/geometry/position';
import type { FacingRules } from './rules';

/** The nearest direction that the rule set knows; with four, an exact diagonal counts as east or west. */
export function facingTowards({ directions }: FacingRules, from: Position, to: Position): Direction {
  return directions === 4 ? orthogonalDirectionOf(to.x - from.x, to.y - from.y) : getDirectionTo(from, to);
}

const FOUR: readonly Direction[] = ['north', 'east', 'south', 'west'];

export function isKnownFacing({ directions }: FacingRules, direction: Direction): boolean {
  return directions === 8 || FOUR.includes(direction);
}
