import { whyCannotMove, whyCannotStrike } from '../../battle/legality/readiness';
import { cellsStruckFrom } from '../../battle/legality/validCells';
import { unitById } from '../../battle/model/board';
import { hasCell } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import type { Goal } from '../../battle/model/goals';
import { unitCell } from '../../battle/model/position';

type GoalOf<Type extends Goal['type']> = Extract<Goal, { type: Type }>;

/** Weights relative to a point of damage that can be done at once: a point after a step, and a column with nobody of one's own in it. */
const AFTER_A_STEP = 0.5;
const NOBODY_THERE = -20;

/** By kind: how near the side to move is to reaching a goal this turn. It only says which positions are looked at first. */
const READINESS: { readonly [Type in Goal['type']]: (state: EngineState, goal: GoalOf<Type>) => number } = {
  survive: () => 0,
  fell: (state, { unit }) => {
    const target = unitById(state, unit);
    return target === undefined ? 0 : damageReady(state, [target]) - target.health;
  },
  hold: (state, { column }) => {
    const { units, turn } = state;
    const there = units.filter(({ col }) => col === column);
    const enemies = there.filter(({ side }) => side !== turn);
    const health = enemies.reduce((sum, enemy) => sum + enemy.health, 0);
    const own = there.length > enemies.length ? 0 : NOBODY_THERE;
    return own - health + damageReady(state, enemies);
  },
};

export function goalReadiness(state: EngineState, goal: Goal): number {
  const ready = READINESS[goal.type] as (state: EngineState, goal: Goal) => number;
  return ready(state, goal);
}

/** What everybody who may still strike would do to one of these cards, no more than it has; less where a step comes first. */
function damageReady(state: EngineState, targets: readonly Fighter[]): number {
  if (targets.length === 0) return 0;
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== state.turn || whyCannotStrike(state, unit) !== null) continue;
    const struck = cellsStruckFrom(state, unit);
    if (targets.some((target) => hasCell(struck, unitCell(target)))) sum += unit.profile.attack;
    else if (whyCannotMove(state, unit) === null) sum += AFTER_A_STEP * unit.profile.attack;
  }
  return sum;
}
