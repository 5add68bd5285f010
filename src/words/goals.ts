import type { Goal } from '../battle/model/goals';
import type { Side } from '../kernel/sides';
import { zoneName } from './names';
import type { Speak } from './speak';

/** Who is told of goals. */
export interface GoalTold {
  readonly viewer: Side;
  /** The name of the card that a unit is. */
  readonly nameOf: (unit: string) => string;
}

/** For how many of its own turns running a side has held each column. */
interface ColumnsHeld {
  readonly held: Readonly<Record<Side, readonly number[]>>;
}

/** A goal in one sentence, as the viewer's own or the enemy's. */
export function goalSentence(speak: Speak, goal: Goal, { viewer, held, nameOf }: GoalTold & ColumnsHeld): string {
  const own = goal.side === viewer ? 'yes' : 'no';
  if (goal.type === 'survive') return speak('goal.survive', { own, rounds: goal.rounds });
  if (goal.type === 'fell') return speak('goal.fell', { own, card: nameOf(goal.unit) });
  const count = held[goal.side][goal.column] ?? 0;
  const zone = zoneName(speak, goal.column);
  return speak('goal.hold', { own, zone, turns: goal.turns, held: `${count}/${goal.turns}` });
}

/** How a goal is reached, as part of a sentence: "you hold the center, 3 of 3". */
export function goalReached(speak: Speak, goal: Goal, { viewer, nameOf }: GoalTold): string {
  const own = goal.side === viewer ? 'yes' : 'no';
  if (goal.type === 'survive') return speak('goal.how.survive', { own, rounds: goal.rounds });
  if (goal.type === 'fell') return speak('goal.how.fell', { card: nameOf(goal.unit) });
  return speak('goal.how.hold', { own, zone: zoneName(speak, goal.column), turns: goal.turns });
}
