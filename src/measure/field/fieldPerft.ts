import type { SkirmishStart } from '../../skirmish/begin/begin';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishState } from '../../skirmish/model/state';
import { type SkirmishEngine, skirmishEngineFor } from '../../skirmish/SkirmishEngine';

export interface FieldDivision {
  readonly order: SkirmishOrder;
  readonly leaves: number;
}

/** How many ways there are to give so many listed orders from the first turn on, by first order. Dice fall as the seed says. */
export function divideField(book: FieldBook, start: SkirmishStart, depth: number): FieldDivision[] {
  const engine = skirmishEngineFor(book);
  let { state } = engine.begin(start);
  while (state.phase === 'deployment') state = after(engine, state, { type: 'ready' });
  return engine
    .legalOrders(state, state.turn)
    .map((order) => ({ order, leaves: countLeaves(engine, after(engine, state, order), depth - 1) }));
}

function after(engine: SkirmishEngine, state: SkirmishState, order: SkirmishOrder): SkirmishState {
  const step = engine.submit(state, order);
  if (!step.ok) throw new Error(`${JSON.stringify(order)} is listed and refused: ${step.refusal.code}`);
  return step.value.state;
}

function countLeaves(engine: SkirmishEngine, state: SkirmishState, depth: number): number {
  if (depth === 0) return 1;
  return engine
    .legalOrders(state, state.turn)
    .reduce((leaves, order) => leaves + countLeaves(engine, after(engine, state, order), depth - 1), 0);
}
