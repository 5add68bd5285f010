import type { Goal } from '../../../src/battle/model/goals';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';

interface Moment {
  readonly before: BattleState;
  readonly after: BattleState;
  readonly order: Order;
}

/** The goals that an order reached, worked out from the states alone. */
export function reachedGoals(goals: readonly Goal[], { before, after, order }: Moment): readonly Goal[] {
  return goals.filter((goal) => {
    if (goal.type === 'fell') {
      const wasThere = before.units.some(({ id }) => id === goal.unit);
      return wasThere && !after.units.some(({ id }) => id === goal.unit);
    }
    if (order.type !== 'endTurn') return false;
    if (goal.type === 'survive') return before.turn === 'right' && before.round >= goal.rounds;
    if (before.turn !== goal.side) return false;
    const inColumn = after.units.filter(({ col }) => col === goal.column);
    const isHeld = inColumn.length > 0 && inColumn.every(({ side }) => side === goal.side);
    return isHeld && (before.held[goal.side][goal.column] ?? 0) + 1 >= goal.turns;
  });
}
