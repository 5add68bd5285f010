import type { BattleEngine, BattleStep } from '../battle/BattleEngine';
import type { BattleEvent } from '../battle/events';
import type { BattleRecord } from '../battle/record';
import type { BattleState } from '../battle/state';
import { type Checkpoint, nextCheckpoint } from '../battle/undo';

/** How far back orders can be taken back, and how much of the battle's history lies before it. */
export interface UndoPoint extends Checkpoint {
  readonly events: number;
}

/** Nothing before this can be taken back: a battle begins here, or goes on by another book. */
export function undoPointAt(state: BattleState, history: readonly BattleEvent[]): UndoPoint {
  return { state, orders: 0, events: history.length };
}

/** The point after one more order, the `orders`-th of the record, with `events` events up to its end. */
export function nextUndoPoint(point: UndoPoint, step: BattleStep, orders: number, events: number): UndoPoint {
  const next = nextCheckpoint(point, step, orders);
  return next === point ? point : { ...next, events };
}

/** The point of a battle that was saved: it follows from the record. */
export function undoPointOf(engine: BattleEngine, record: BattleRecord): UndoPoint {
  let { state, events } = engine.begin(record.start);
  let point = undoPointAt(state, events);
  let told = events.length;
  for (const [index, order] of record.orders.entries()) {
    const step = engine.submit(state, order);
    if (!step.ok) return point;
    ({ state, events } = step.value);
    told += events.length;
    point = nextUndoPoint(point, step.value, index + 1, told);
  }
  return point;
}
