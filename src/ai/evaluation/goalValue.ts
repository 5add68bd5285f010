import { holdsColumn } from '../../battle/legality/columnControl';
import { unitById } from '../../battle/model/board';
import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { Goal } from '../../battle/model/goals';
import { ofSide, type Side } from '../../kernel/sides';

/** In logits: how much of a goal that is nearly reached counts, whichever it is. */
const NEAR = { survive: 2.5, hold: 3.5, fell: 3 } as const satisfies Readonly<Record<Goal['type'], number>>;
/** A column that is held now counts as this much of a turn, and lost it counts nothing. */
const HELD_NOW = 0.8;

/** What the goals of the rules are worth to a side: how near its own are, and how near the enemy's. */
export function goalValue({ rules }: Book, state: EngineState, side: Side): number {
  let value = 0;
  for (const goal of rules.goals ?? []) {
    const near = NEAR[goal.type] * nearness(goal, state, rules.castleHealth);
    value += goal.side === side ? near : -near;
  }
  return value;
}

/** From 0 to 1. */
function nearness(goal: Goal, state: EngineState, castleHealth: number): number {
  if (goal.type === 'survive') {
    // The nearer the end, the more the castle that has to stand until then is worth.
    const elapsed = Math.min(1, state.round / goal.rounds);
    return elapsed * Math.min(1, Math.max(0, ofSide(state.castles, goal.side)) / castleHealth);
  }
  if (goal.type === 'fell') {
    const unit = unitById(state, goal.unit);
    return unit === undefined ? 0 : 1 - unit.health / unit.profile.fullHealth;
  }
  const turns = ofSide(state.held, goal.side)[goal.column] ?? 0;
  if (!holdsColumn(state, goal.side, goal.column)) return 0;
  return Math.min(1, (turns + HELD_NOW) / goal.turns) ** 2;
}
