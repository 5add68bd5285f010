import { OPPONENT } from '../../kernel/sides';
import type { BattleEngine } from '../BattleEngine';
import { type Goal, goalAtFall } from '../model/goals';
import type { UnitId } from '../model/unit';
import { imagine, type Observation } from '../view/observe';
import type { Stand } from './stands';
import { isBlow, tryOut } from './tryOut';

/** The goal that is reached if the viewer ends the turn now, whoever's it is; null in the enemy's turn. */
export function goalByEnding(engine: BattleEngine, seen: Observation): Goal | null {
  const isOpen = seen.phase === 'battle' && seen.winner === null && seen.turn === seen.side;
  if (engine.book.rules.goals === undefined || !isOpen) return null;
  return tryOut(engine, imagine(seen), { type: 'endTurn' }).reached;
}

/**
 * The enemy's goals that its board could reach, from each of its stands by a blow or by ending the turn there. `falling` are the
 * viewer's cards that all blows together would fell.
 */
export function goalsAhead(
  engine: BattleEngine,
  seen: Observation,
  stands: readonly Stand[],
  falling: readonly UnitId[],
): readonly Goal[] {
  const { goals } = engine.book.rules;
  if (goals === undefined) return [];
  const enemy = OPPONENT[seen.side];
  const reached = new Set<Goal | null>(falling.map((unit) => goalAtFall(goals, unit)));
  for (const { state, acts } of stands) {
    for (const order of engine.legalOrders(state, enemy)) {
      if (order.type !== 'endTurn' && !(isBlow(order) && acts(order.unit))) continue;
      reached.add(tryOut(engine, state, order).reached);
    }
  }
  return goals.filter((goal) => goal.side === enemy && reached.has(goal));
}
