import { PLAYERS, type PlayerName } from '../../src/ai/players';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { Start } from '../../src/battle/begin';
import type { Order } from '../../src/battle/orders';
import type { BySide } from '../../src/battle/sides';
import type { BattleState } from '../../src/battle/state';
import type { UnitId } from '../../src/battle/unit';
import { deepFreeze } from '../../src/content/deepFreeze';
import { openStream, type Stream } from '../../src/kernel/chance';
import { starterDeck } from './book';
import type { Moment } from './invariants/moment';
import { INVARIANT_NAMES, INVARIANTS } from './invariants/table';

export interface Match {
  readonly seed: number;
  readonly players: BySide<PlayerName>;
  /** After so many orders whoever is to move concedes. */
  readonly concedeAfter?: number;
}

/** Plays a battle to its end, order by order; every state is frozen, so a rule that writes into it throws. */
export function playGame(engine: BattleEngine, match: Match, watch: (moment: Moment) => void): BattleState {
  const decks = { left: starterDeck(), right: starterDeck() };
  const start: Extract<Start, { type: 'match' }> = { type: 'match', seed: match.seed, decks };
  const orders: Order[] = [];
  const everFielded = new Set<UnitId>();
  let stream: Stream = openStream(match.seed, 'ai');
  let plan: readonly Order[] = [];
  let state = deepFreeze(engine.begin(start).state);
  let textBefore = JSON.stringify(state);
  while (state.winner === null) {
    if (plan.length === 0) {
      const seen = engine.observe(state, state.turn);
      const thought = PLAYERS[match.players[state.turn]]({ engine, seen, stream });
      plan = thought.orders;
      stream = thought.stream;
    }
    const order: Order = orders.length === match.concedeAfter ? { type: 'concede' } : (plan[0] ?? { type: 'endTurn' });
    plan = plan.slice(1);
    const step = engine.submit(state, order);
    orders.push(order);
    if (!step.ok) throw new Error(`${reproduction(match, orders.length)}: refused, ${step.refusal.code}`);
    const { state: after, events } = deepFreeze(step.value);
    const textAfter = JSON.stringify(after);
    const context = { start, orders, everFielded, textBefore, textAfter };
    watch({ engine, before: state, order, events, after, context });
    for (const { id } of after.units) everFielded.add(id);
    state = after;
    textBefore = textAfter;
  }
  return state;
}

/** A watcher that throws at the first broken invariant, with one line that reproduces it. */
export function checking(match: Match): (moment: Moment) => void {
  return (moment) => {
    for (const name of INVARIANT_NAMES) {
      const complaint = INVARIANTS[name](moment);
      if (complaint !== null)
        throw new Error(`${reproduction(match, moment.context.orders.length)}: ${name}: ${complaint}`);
    }
  };
}

function reproduction({ seed, players, concedeAfter }: Match, orders: number): string {
  const concession = concedeAfter === undefined ? '' : ` concedeAfter=${concedeAfter}`;
  return `seed=${seed} left=${players.left} right=${players.right}${concession} order=${orders - 1}`;
}

/** Matches of one pair of players, the sides changing; every twelfth is conceded half-way. */
export function matches(first: number, count: number, one: PlayerName, other: PlayerName): Match[] {
  return Array.from({ length: count }, (_, index) => {
    const players = index % 2 === 0 ? { left: one, right: other } : { left: other, right: one };
    const seed = first + index;
    return index % 12 === 11 ? { seed, players, concedeAfter: 20 + (index % 50) } : { seed, players };
  });
}

export const SOAK = process.env.NINEKEEP_SOAK === '1';
