import { ORDERS_PER_TURN, type Plan } from '../../ai/players/player';
import type { BattleEngine } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import type { Stream } from '../../kernel/chance';
import { bySide } from '../../kernel/sides';
import type { Mind } from '../contestants/mind';
import { type Counting, PAIR, seated } from '../series/counting';
import { countFault, emptyProof, type Proof } from './proof';

export const STUCK = ['crashed', 'without a plan', 'illegal', 'too many orders'] as const;
export type StuckKind = (typeof STUCK)[number];

/** Every plan is gone through before it is carried out: one that can't be is counted, and the turn is ended instead. */
export const stuck: Counting<Proof> = {
  gamesPerPart: PAIR,
  empty: emptyProof,
  open: (table) => (proof) => (fixture) => {
    const minds = seated(table, fixture);
    let given = 0;
    const guarded =
      (mind: Mind): Mind =>
      (truth, stream, intent) => {
        const { plan, fault } = checked(table.engine, truth, () => mind(truth, stream, intent), stream, given);
        if (fault !== null) countFault(proof, fault, fixture, truth);
        return plan;
      };
    return {
      minds: bySide((side) => guarded(minds[side])),
      watch: (_before, order) => {
        given = order.type === 'endTurn' || order.type === 'mulligan' ? 0 : given + 1;
        if (order.type === 'endTurn') proof.turns += 1;
      },
      // The turn that won the battle has no end of its own.
      ended: () => {
        proof.turns += 1;
      },
    };
  },
};

interface Checked {
  readonly plan: Plan;
  readonly fault: StuckKind | null;
}

function checked(engine: BattleEngine, truth: BattleState, think: () => Plan, stream: Stream, given: number): Checked {
  const otherwise: Plan = { orders: [wayOut(truth)], stream };
  let plan: Plan;
  try {
    plan = think();
  } catch {
    return { plan: otherwise, fault: 'crashed' };
  }
  if (plan.orders.length === 0) return { plan: otherwise, fault: 'without a plan' };
  if (!isLegal(engine, truth, plan.orders)) return { plan: { ...otherwise, stream: plan.stream }, fault: 'illegal' };
  return { plan, fault: given + plan.orders.length > ORDERS_PER_TURN ? 'too many orders' : null };
}

function wayOut({ phase }: BattleState): Order {
  return phase === 'mulligan' ? { type: 'mulligan', cards: [] } : { type: 'endTurn' };
}

function isLegal(engine: BattleEngine, truth: BattleState, orders: readonly Order[]): boolean {
  let state = truth;
  for (const order of orders) {
    if (state.winner !== null || state.turn !== truth.turn) return false;
    const result = engine.submit(state, order);
    if (!result.ok) return false;
    state = result.value.state;
  }
  return true;
}
