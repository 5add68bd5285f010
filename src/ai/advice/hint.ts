import type { BattleEngine } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import { imagine, type Observation } from '../../battle/view/observe';
import { chooseDeeds, type ToldDeeds } from '../explain/chooseDeeds';
import { mulliganOf } from '../players/mulligan';
import { adviceWorlds } from './adviceWorlds';
import { toCanonical } from './canonical';
import { chanceOfWinning } from './chanceOfWinning';
import { type Rival, rivalsOf } from './rivals';
import type { Steps } from './steps';

/** What the Master would do in a person's place, what that is worth, and why. */
export interface Advice {
  /** The rest of the turn, with its end unless it ends the battle. */
  readonly orders: readonly Order[];
  /** The number of the bar: what the position is worth with this plan. Null before the first round. */
  readonly chance: number | null;
  readonly wins: boolean;
  /** What one could do instead, and what the bar would say after it; the best first, without what is as good. */
  readonly instead: readonly Instead[];
  readonly deeds: ToldDeeds;
}

export interface Instead {
  readonly order: Order;
  readonly chance: number;
}

const END_TURN: Order = { type: 'endTurn' };
/** Other first orders that are played on to see what they cost. */
const TRIED = 4;
const TOLD = 2;
/** What costs less than half a point is as good. */
const AS_GOOD = 0.005;
/** Other turns that the reasons must not be true of. */
const OTHERS = 2;
/** Hands that the enemy is imagined to hold when turns are compared. */
const HANDS = 2;

export function* hintOf(engine: BattleEngine, seen: Observation): Steps<Advice> {
  if (seen.phase === 'mulligan') return beforeTheFirstRound(mulliganOf(engine.book, seen.hand));
  const { chance, orders, wins } = yield* chanceOfWinning(engine, seen);
  const plan = { orders: wins ? orders : [...orders, END_TURN], chance, wins };
  if (wins) return { ...plan, instead: [], deeds: chooseDeeds(engine, seen, orders) };
  const rivals = otherTurns(engine, seen, orders);
  yield;
  const deeds = chooseDeeds(
    engine,
    seen,
    orders,
    rivals.slice(0, OTHERS).map((rival) => rival.orders),
  );
  yield;
  const instead: Instead[] = [];
  for (const order of otherOrders(orders, rivals)) {
    const step = engine.submit(imagine(seen), order);
    if (!step.ok) continue;
    const after = yield* chanceOfWinning(engine, engine.observe(step.value.state, seen.side));
    if (after.chance <= chance - AS_GOOD) instead.push({ order, chance: after.chance });
    yield;
  }
  return { ...plan, instead: instead.sort((one, other) => other.chance - one.chance).slice(0, TOLD), deeds };
}

/** Turns that end otherwise than this one and are nearly as good, best first. */
export function otherTurns(engine: BattleEngine, seen: Observation, orders: readonly Order[]): Rival[] {
  const start = toCanonical(engine.compile(imagine(seen)));
  const best = engine.compile(imagine(seen));
  for (const order of orders) engine.carryOut(best, order);
  return rivalsOf(engine, start, best, adviceWorlds(engine, seen, HANDS));
}

/** Orders that the plan doesn't hold at all, as first orders of those turns; and to end the turn at once. */
function otherOrders(orders: readonly Order[], rivals: readonly Rival[]): Order[] {
  const planned = new Set(orders.map((order) => JSON.stringify(order)));
  const others = new Map<string, Order>();
  for (const [first] of rivals.map((rival) => rival.orders)) {
    const key = JSON.stringify(first);
    if (first !== undefined && !planned.has(key) && others.size < TRIED) others.set(key, first);
  }
  return [...others.values(), ...(orders.length > 0 ? [END_TURN] : [])];
}

function beforeTheFirstRound(order: Order): Advice {
  return { orders: [order], chance: null, wins: false, instead: [], deeds: { first: [], gains: [], prices: [] } };
}
