import type { Goal } from '../battle/model/goals';
import type { Side } from '../kernel/sides';
import { zoneName } from './names';
import type { Speak } from './speak';

/** What of a battle a goal's sentence needs. */
export interface GoalTold {
  readonly viewer: Side;
  /** For how many of its own turns running a side has held each column. */
  readonly held: Readonly<Record<Side, readonly number[]>>;
  /** The name of the card that a unit is. */
  readonly nameOf: (unit: string) => string;
}

/** A goal in one sentence, as the viewer's own or the enemy's. */
export function goalSentence(speak: Speak, goal: Goal, { viewer, held, nameOf }: GoalTold): string {
  const own = goal.side === viewer ? 'yes' : 'no';
  if (goal.type === 'survive') return speak('goal.survive', { own, rounds: goal.rounds });
  if (goal.type === 'fell') return speak('goal.fell', { own, card: nameOf(goal.unit) });
  const count = held[goal.side][goal.column] ?? 0;
  const zone = zoneName(speak, goal.column);
  return speak('goal.hold', { own, zone, turns: goal.turns, held: `${count}/${goal.turns}` });
}
