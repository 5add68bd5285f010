import { type FieldDecision, type FieldPlayer, isSurprising } from '../../ai/field/fieldPlayer';
import type { BySide, Side } from '../../kernel/sides';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishState } from '../../skirmish/model/state';
import type { SkirmishEngine, SkirmishStep } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';

/** Decides by the true state, which it may show to a player only as an observation. */
export type FieldMind = (state: SkirmishState, side: Side) => FieldDecision;

/** Told of every order, with the state before it and what came of it. */
export type FieldWatch = (before: SkirmishState, order: SkirmishOrder, step: SkirmishStep) => void;

/** No turn needs nearly as many: a player that gives more goes round in circles. */
const ORDERS_PER_FIELD_TURN = 200;

export function mindOf(engine: SkirmishEngine, player: FieldPlayer): FieldMind {
  return (state, side) => player(engine.observe(state, side));
}

/** A whole battle between two minds. The round limit ends every battle. */
export function playFieldMatch(
  engine: SkirmishEngine,
  minds: BySide<FieldMind>,
  start: SkirmishStart,
  watch: FieldWatch,
): SkirmishState {
  let { state } = engine.begin(start);
  let given = 0;
  while (state.phase !== 'over') {
    const side = sideToOrder(state);
    const before = state;
    state = carryOutDecision(engine, state, minds[side](state, side), watch);
    given = state.turn === before.turn && state.round === before.round ? given + 1 : 0;
    if (given > ORDERS_PER_FIELD_TURN)
      throw new Error(
        `${side} never ends its turn in round ${state.round}: ${JSON.stringify(minds[side](state, side).orders.map(({ order }) => order))}`,
      );
  }
  return state;
}

/** The first order must be legal; the others are given as long as all goes as it was planned. */
function carryOutDecision(
  engine: SkirmishEngine,
  start: SkirmishState,
  { orders }: FieldDecision,
  watch: FieldWatch,
): SkirmishState {
  let state = start;
  for (const { order } of orders) {
    const result = engine.submit(state, order);
    if (!result.ok) {
      if (state !== start) return state;
      throw new Error(`${sideToOrder(state)} gave ${JSON.stringify(order)}: ${result.refusal.code}`);
    }
    watch(state, order, result.value);
    state = result.value.state;
    if (state.phase === 'over' || isSurprising(result.value.events)) return state;
  }
  if (state === start) throw new Error(`${sideToOrder(state)} has no orders in round ${state.round}`);
  return state;
}
