import { type BattleEngine, type BattleStep, createBattleEngine } from '../../src/battle/BattleEngine';
import { describeState } from '../../src/battle/model/engineState';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import type { UnitId } from '../../src/battle/model/unit';
import { book } from './book';

/** The engine of the plain test cards under the shipped rules. */
export const plain: BattleEngine = createBattleEngine(book());

/** Gives orders that must be accepted, one after the other; the events are all of theirs. */
export function play(engine: BattleEngine, state: BattleState, ...orders: readonly Order[]): BattleStep {
  const events: BattleEvent[] = [];
  let now = state;
  for (const order of orders) {
    const step = engine.submit(now, order);
    if (!step.ok) throw new Error(`${JSON.stringify(order)} is refused: ${step.refusal.sentence}`);
    now = step.value.state;
    events.push(...step.value.events);
  }
  return { state: now, events };
}

/** Where orders lead that nobody judges and nobody is told of, as in search. */
export function carriedOut(engine: BattleEngine, state: BattleState, ...orders: readonly Order[]): BattleState {
  const end = engine.compile(state);
  for (const order of orders) engine.carryOut(end, order);
  return describeState(end);
}

/** Why an order is refused; null when it is accepted. */
export function refusalOf(engine: BattleEngine, state: BattleState, order: Order): string | null {
  return engine.whyIllegal(state, order)?.code ?? null;
}

/** Of a state in words its unit, of a compiled one its fighter. */
export function standing<Standing extends { readonly id: UnitId }>(
  { units }: { readonly units: readonly Standing[] },
  id: UnitId,
): Standing {
  const found = units.find((unit) => unit.id === id);
  if (found === undefined) throw new Error(`no unit ${id} on the board`);
  return found;
}

export function eventOf<Type extends BattleEvent['type']>(
  events: readonly BattleEvent[],
  type: Type,
): Extract<BattleEvent, { type: Type }> {
  const found = events.find((event): event is Extract<BattleEvent, { type: Type }> => event.type === type);
  if (found === undefined) throw new Error(`no event ${type} among ${events.map((event) => event.type).join(', ')}`);
  return found;
}
