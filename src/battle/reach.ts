import { manhattan } from '../core/geometry/position';
import type { ByType, CombatType } from './combatType';
import { type Column, POSITIONS, type Position, toPoint } from './position';
import type { SiegeRules } from './rules';
import { type BySide, bySide, type Side } from './sides';

/**
 * Which cells a side may deploy to and a card may move to, board aside: worked out once per book, because search asks
 * millions of times. Lists are in board order.
 */
export interface Reach {
  readonly deployment: BySide<readonly Position[]>;
  /** By combat type, then by the cell one starts from. */
  readonly movement: ByType<readonly (readonly Position[])[]>;
}

export function reachOf(rules: SiegeRules): Reach {
  const movement = (type: CombatType) =>
    POSITIONS.map((from) => POSITIONS.filter((to) => isWithin(from, to, rules.moveRange[type])));
  return {
    deployment: bySide((side) => POSITIONS.filter((at) => isHome(rules, side, at))),
    movement: { melee: movement('melee'), ranged: movement('ranged'), hybrid: movement('hybrid') },
  };
}

/** R3: the columns that a side may deploy to. */
function isHome(rules: SiegeRules, side: Side, at: Position): boolean {
  return rules.deployColumns[side].includes(at.col as Column);
}

/** R4, ruling 1: Manhattan, at least one step, corners included. Range alone: it asks for no board. */
export function isWithin(from: Position, to: Position, range: number): boolean {
  const distance = manhattan(toPoint(from), toPoint(to));
  return distance >= 1 && distance <= range;
}
