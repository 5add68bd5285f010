import { describe, expect, it } from 'vitest';
import { ORDERS_PER_TURN, type Plan } from '../../../src/ai/players/player';
import { playerNamed } from '../../../src/ai/players/playerNamed';
import { type PlayerName, YARDSTICKS } from '../../../src/ai/players/playerNames';
import { answerRequest } from '../../../src/ai/worker/aiRequest';
import { frozenEvaluate } from '../../../src/ai/yardsticks/frozenEvaluation';
import { greedy, inCellOrder } from '../../../src/ai/yardsticks/greedy';
import { random } from '../../../src/ai/yardsticks/random';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import { codeOf, ORDER_TYPE } from '../../../src/battle/legality/orderCodes';
import { put } from '../../../src/battle/legality/orderList';
import type { Order } from '../../../src/battle/model/orders';
import { cellOf } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';
import { openStream } from '../../../src/kernel/chance';
import { book, SWORD, shippedBook } from '../../support/book';
import { plain, play } from '../../support/engine';
import { type Match, playGame, SOAK } from '../../support/gameRunner';
import { hiddenCardsMarked, hiddenCardsPermuted } from '../../support/hidden';
import { bow, position, sword } from '../../support/position';

const shipped = createBattleEngine(shippedBook());

/** The positions at the start of every turn of a few battles. */
function turnStarts(seeds: readonly number[]): BattleState[] {
  return seeds.flatMap((seed) => {
    const states: BattleState[] = [];
    playGame(shipped, { seed, players: { left: 'random', right: 'greedy' } }, ({ order, after }) => {
      if (order.type === 'endTurn' && after.winner === null) states.push(after);
    });
    return states;
  });
}

const STARTS = turnStarts([201, 202, 203, 204, 205, 206]);

function planOf(name: PlayerName, state: BattleState, seed = 1, engine: BattleEngine = shipped): Plan {
  return playerNamed(name)({ engine, seen: engine.observe(state, state.turn), stream: openStream(seed, 'ai') });
}

/** All that think differently; the stronger a player, the fewer positions it is asked about. A soak asks about more. */
const ASKED: Readonly<Partial<Record<PlayerName, number>>> = SOAK
  ? {
      greedy: 60,
      random: 60,
      recruit: 40,
      soldier: 40,
      'sergeant-hoarder': 30,
      'captain-flanker': 12,
      marshal: 8,
      master: 5,
    }
  : {
      greedy: 20,
      random: 20,
      recruit: 10,
      soldier: 10,
      'sergeant-hoarder': 5,
      'captain-flanker': 3,
      marshal: 2,
      master: 2,
    };

describe.each(Object.entries(ASKED) as [PlayerName, number][])('the %s player', (name, asked) => {
  const starts = STARTS.filter((_, index) => index % Math.ceil(STARTS.length / asked) === 0);

  it('plans legal orders only and ends the turn or the battle with the last', () => {
    for (const [index, start] of starts.entries()) {
      const { orders } = planOf(name, start, index);
      const { state } = play(shipped, start, ...orders);
      expect(orders.length).toBeLessThanOrEqual(ORDERS_PER_TURN);
      expect(orders.filter(({ type }) => type === 'endTurn').length).toBe(orders.at(-1)?.type === 'endTurn' ? 1 : 0);
      expect(state.turn !== start.turn || state.winner !== null).toBe(true);
    }
  });

  it('decides the same whatever the hidden cards are', () => {
    for (const [index, start] of starts.entries()) {
      const decision = planOf(name, start, index);
      for (const seed of [1, 2, 3]) {
        expect(planOf(name, hiddenCardsPermuted(start, start.turn, seed), index)).toEqual(decision);
      }
      expect(planOf(name, hiddenCardsMarked(start, start.turn), index)).toEqual(decision);
    }
  });

  it('plans the same for the same seed, and leaves what it was given as it was', () => {
    for (const [index, start] of starts.slice(0, 10).entries()) {
      const seen = shipped.observe(start, start.turn);
      const stream = openStream(index, 'ai');
      const before = JSON.stringify([seen, stream]);
      const plan = playerNamed(name)({ engine: shipped, seen, stream });
      expect(playerNamed(name)({ engine: shipped, seen, stream })).toEqual(plan);
      expect(answerRequest({ player: name, book: shipped.book, seen, stream })).toEqual(plan);
      expect(JSON.stringify([seen, stream])).toBe(before);
    }
  });

  it('settles its hand before the first round, and nothing else', () => {
    const hands = { left: ['bow', 'tank', 'bow'], right: ['mage'] };
    for (const turn of ['left', 'right'] as const) {
      const state = position({ phase: 'mulligan', turn, hands });
      const { orders } = planOf(name, state, 3, plain);
      expect(orders).toHaveLength(1);
      expect(orders[0]?.type).toBe('mulligan');
      expect(plain.submit(state, orders[0] ?? { type: 'endTurn' }).ok).toBe(true);
    }
  });

  it('ends the turn when there is nothing else', () => {
    expect(planOf(name, position(), 1, plain).orders).toEqual([{ type: 'endTurn' }]);
  });

  it('plans nothing after the end of the battle', () => {
    expect(planOf(name, position({ winner: 'left', ending: 'castle' }), 1, plain).orders).toEqual([]);
  });
});

describe.each(YARDSTICKS)('the frozen %s player', (name) => {
  it(`gives no more than ${ORDERS_PER_TURN} orders, however many there are`, () => {
    const endless: BattleEngine = {
      ...plain,
      legalOrders: () => [{ type: 'attackCastle', unit: 'a' }],
      carryOut: (state) => {
        state.castles.right -= 1;
      },
      offerOrders: (_state, offered) => {
        offered.count = 0;
        put(offered, codeOf(ORDER_TYPE.attackCastle, cellOf({ row: 0, col: 1 })));
      },
      carryOutCode: (state) => {
        state.castles.right -= 1;
      },
    };
    const { orders } = planOf(name, position({ units: [sword('a', 'left', [0, 1])] }), 1, endless);
    expect(orders).toHaveLength(ORDERS_PER_TURN);
    expect(orders.at(-1)).toEqual({ type: 'endTurn' });
  });
});

describe('greed', () => {
  it('takes the blow that wins', () => {
    const units = [bow('a', 'left', [0, 0]), sword('b', 'right', [0, 1], { health: 1 })];
    const state = position({ castles: { left: 1, right: 10 }, units });
    expect(planOf('greedy', state, 1, plain).orders).toEqual([{ type: 'attackCastle', unit: 'a' }]);
  });

  it('always gives the order with the highest evaluation, the first of equals, and stops when none helps', () => {
    for (const start of STARTS.slice(0, 40)) {
      let state = start;
      for (const order of planOf('greedy', start).orders) {
        const now = frozenEvaluate(shipped.book, shipped.compile(state), start.turn);
        const values = inCellOrder(shipped.compile(state), shipped.legalOrders(state, start.turn))
          .filter(({ type }) => type !== 'endTurn')
          .map((candidate) => ({
            candidate,
            value: frozenEvaluate(shipped.book, shipped.compile(play(shipped, state, candidate).state), start.turn),
          }));
        const best = Math.max(now + 0.01, ...values.map(({ value }) => value));
        const expected: Order = values.find(({ value }) => value === best && value > now + 0.01)?.candidate ?? {
          type: 'endTurn',
        };
        expect(order).toEqual(expected);
        state = play(shipped, state, order).state;
      }
    }
  });

  it('keeps its hand', () => {
    const state = position({ phase: 'mulligan', hands: { left: ['bow', 'tank'] } });
    const stream = openStream(5, 'ai');
    const plan = greedy({ engine: plain, seen: plain.observe(state, 'left'), stream });
    expect(plan).toEqual({ orders: [{ type: 'mulligan', cards: [] }], stream });
  });

  it.each([
    ['climbs a hill: + 5', ['.#.', '^..', '...'], [0, 0], { row: 1, col: 0 }],
    ['stays where no cell is better', ['.#.', '...', '...'], [0, 0], null],
    ['stays on a hill', ['.#.', '^#.', '...'], [1, 0], null],
    ['leaves it for the centre: + 3 and 0.45 × 20', ['...', '^..', '...'], [1, 0], { row: 1, col: 1 }],
  ] as const)('%s', (_what, ground, from, to) => {
    const state = position({ ground, units: [sword('a', 'left', from, { attacked: true })] });
    const [order] = planOf('greedy', state, 1, plain).orders;
    expect(order).toEqual(to === null ? { type: 'endTurn' } : { type: 'move', unit: 'a', to });
  });

  it('deploys the card with an ability before its plain twin', () => {
    const engine = createBattleEngine(book({ cards: [{ ...SWORD, id: 'gifted', abilities: [{ id: 'swift' }] }] }));
    const state = position({ supply: { left: 2 }, hands: { left: ['sword', 'gifted'] } });
    expect(planOf('greedy', state, 1, engine).orders[0]).toMatchObject({ type: 'deploy', card: 'gifted' });
  });

  it('uses no chance', () => {
    const start = STARTS[3] ?? position();
    const stream = openStream(5, 'ai');
    expect(greedy({ engine: shipped, seen: shipped.observe(start, start.turn), stream }).stream).toBe(stream);
  });

  it('beats chance clearly: 100 battles, every seed from both sides', () => {
    const results = Array.from({ length: 100 }, (_, index): number => {
      const side = index % 2 === 0 ? 'left' : 'right';
      const match: Match = {
        seed: 9_000 + Math.floor(index / 2),
        players: side === 'left' ? { left: 'greedy', right: 'random' } : { left: 'random', right: 'greedy' },
      };
      return playGame(shipped, match, () => undefined).winner === side ? 1 : 0;
    });
    expect(results.reduce((sum, won) => sum + won, 0)).toBeGreaterThanOrEqual(95);
  }, 60_000);
});

describe('chance', () => {
  it('moves its stream on, so that the next turn is another', () => {
    const start = STARTS[3] ?? position();
    const seen = shipped.observe(start, start.turn);
    const first = random({ engine: shipped, seen, stream: openStream(5, 'ai') });
    const plans = new Set([JSON.stringify(first.orders)]);
    let { stream } = first;
    for (let turn = 0; turn < 10; turn++) {
      const next = random({ engine: shipped, seen, stream });
      plans.add(JSON.stringify(next.orders));
      stream = next.stream;
    }
    expect(plans.size).toBeGreaterThan(5);
  });

  it('sends back any choice of cards, each as often', () => {
    const state = position({ phase: 'mulligan', hands: { left: ['bow', 'tank'] } });
    const seen = plain.observe(state, 'left');
    const counts = new Map<string, number>();
    let stream = openStream(8, 'ai');
    for (let round = 0; round < 2_000; round++) {
      const plan = random({ engine: plain, seen, stream });
      stream = plan.stream;
      const word = JSON.stringify(plan.orders);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    expect(counts.size).toBe(4);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(4 * Math.sqrt(2_000 * 0.25 * 0.75));
  });

  /** Section 9: with n orders the turn ends at once with (0.3 / n) / (1 − 0.7 / n); the others share the rest. */
  it('picks evenly, and is loath to end the turn', () => {
    const state = position({ units: [sword('a', 'left', [1, 0])] });
    const seen = plain.observe(state, 'left');
    const counts = new Map<string, number>();
    let stream = openStream(6, 'ai');
    const rounds = 8_000;
    for (let round = 0; round < rounds; round++) {
      const plan = random({ engine: plain, seen, stream });
      stream = plan.stream;
      const word = JSON.stringify(plan.orders[0]);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const offered = plain.legalOrders(state, 'left').length;
    const ends = 0.3 / offered / (1 - 0.7 / offered);
    expect(offered).toBe(4);
    expect(counts.size).toBe(offered);
    for (const [word, count] of counts) {
      const chance = word === '{"type":"endTurn"}' ? ends : (1 - ends) / (offered - 1);
      const spread = Math.sqrt(rounds * chance * (1 - chance));
      expect(Math.abs(count - rounds * chance)).toBeLessThan(4 * spread);
    }
  });
});
