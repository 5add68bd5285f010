import type { BySide, Side } from '../../kernel/sides';
import type { Column } from './position';

/** A way to win beside the castle, for one side. A battle may have several; a castle that falls ends it all the same. */
export type Goal =
  /** The castle stands at the end of this round. */
  | { readonly type: 'survive'; readonly side: Side; readonly rounds: number }
  /** The column is held at the end of so many own turns running: a card of one's own in it, and none of the enemy's. */
  | { readonly type: 'hold'; readonly side: Side; readonly column: Column; readonly turns: number }
  /** This card of the enemy falls. */
  | { readonly type: 'fell'; readonly side: Side; readonly unit: string };

type Goals = readonly Goal[] | undefined;

/** The goal that is reached when a turn ends, before the next one begins; the first one of the list counts. */
export function goalAtTurnEnd(
  goals: Goals,
  { round, held }: { readonly round: number; readonly held: BySide<readonly number[]> },
  ending: Side,
): Goal | null {
  for (const goal of goals ?? []) {
    if (goal.type === 'survive' && ending === 'right' && round >= goal.rounds) return goal;
    if (goal.type === 'hold' && goal.side === ending && (held[ending][goal.column] ?? 0) >= goal.turns) return goal;
  }
  return null;
}

/** The goal that is reached when a card falls. */
export function goalAtFall(goals: Goals, unit: string): Goal | null {
  return goals?.find((goal) => goal.type === 'fell' && goal.unit === unit) ?? null;
}

/** Whether a side's goal can be reached in this turn of its own, as far as rounds and turns running tell. */
export function isWithinReach(
  goal: Goal,
  { round, held, turn }: { readonly round: number; readonly held: BySide<readonly number[]>; readonly turn: Side },
): boolean {
  if (goal.side !== turn) return false;
  if (goal.type === 'survive') return turn === 'right' && round >= goal.rounds;
  return goal.type === 'fell' || (held[turn][goal.column] ?? 0) + 1 >= goal.turns;
}

/** Whether columns that are held have to be counted. */
export function countsColumns(goals: Goals): boolean {
  return goals?.some(({ type }) => type === 'hold') === true;
}
