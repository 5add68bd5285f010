import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../../src/ai/players/createPlayer';
import { type Level, SEARCH_LIMITS } from '../../../src/ai/players/levels';
import { isTooLong } from '../../../src/ai/players/lookAgain';
import { type Intent, ORDERS_PER_TURN, ordersForNow, type Plan, type Player } from '../../../src/ai/players/player';
import { playerNamed } from '../../../src/ai/players/playerNamed';
import { type TurnSoFar, turnSoFar } from '../../../src/ai/players/turnSoFar';
import type { BattleState } from '../../../src/battle/model/state';
import { imagine } from '../../../src/battle/view/observe';
import { openStream, type Stream } from '../../../src/kernel/chance';
import { plain } from '../../support/engine';
import { SOAK } from '../../support/gameRunner';
import { hiddenCardsPermuted } from '../../support/hidden';
import { bow, position, sword } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const STARTS = positionsOf(SOAK ? [91, 92, 93] : [91, 92], SOAK ? 11 : 17).filter(({ units }) => units.length > 2);
const OPENING: Stream = openStream(4, 'ai');

function look(think: Player, state: BattleState, stream: Stream, intent?: Intent): Plan {
  return think({ engine: shipped, seen: shipped.observe(state, state.turn), stream, intent });
}

/** A turn as a driver plays it: every look, and the position after the last order. */
function played(think: Player, start: BattleState, hidden: (state: BattleState) => BattleState = (state) => state) {
  const looks: Plan[] = [];
  let [state, stream, intent]: [BattleState, Stream, Intent | undefined] = [start, OPENING, undefined];
  while (state.turn === start.turn && state.winner === null) {
    const plan: Plan = look(think, hidden(state), stream, intent);
    looks.push(plan);
    [stream, intent] = [plan.stream, plan.intent];
    for (const order of ordersForNow(plan)) {
      const step = shipped.submit(state, order);
      if (!step.ok) throw new Error(step.refusal.sentence);
      state = step.value.state;
    }
  }
  return { looks, state };
}

const nodesOf = ({ analysis }: Plan): number => analysis?.nodes ?? 0;

describe.each(['sergeant', 'captain', 'marshal'] satisfies Level[])('a %s', (level) => {
  const think = playerNamed(level);

  it('plans again after an order of its own, with what it meant to do in mind', () => {
    let again = 0;
    for (const start of STARTS) {
      const { looks } = played(think, start);
      for (const [place, { orders, intent }] of looks.entries()) {
        expect(intent === undefined).toBe(place === looks.length - 1);
        if (intent === undefined) continue;
        again += 1;
        expect(intent.given.at(-1)).toEqual(orders[0]);
        expect(intent.rest).toEqual(orders.slice(1));
        expect(intent.begun).toEqual(shipped.observe(start, start.turn));
      }
    }
    expect(again).toBeGreaterThan(STARTS.length);
  });

  it('decides by what it sees, its stream and what it meant to do, and by nothing else', () => {
    for (const start of STARTS.slice(0, 6)) {
      const once = played(think, start).looks;
      const permuted = (state: BattleState) => hiddenCardsPermuted(state, state.turn, 7);
      expect(played(think, start, permuted).looks).toEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
    }
  });

  it('draws its chance once a turn: what comes to its mind stays the same from look to look', () => {
    for (const start of STARTS.slice(0, 6)) {
      const { looks } = played(think, start);
      for (const { stream, intent } of looks) if (intent !== undefined) expect(stream).toEqual(OPENING);
    }
  });
});

describe('the budget of a turn', () => {
  const { marshal } = SEARCH_LIMITS;

  it('bounds the positions of all its looks: none begins once it is spent', () => {
    const positions = 900;
    const frugal = createPlayer({ ...marshal, positions }, 'neutral');
    let spent = 0;
    for (const start of STARTS) {
      const counts = played(frugal, start).looks.map(nodesOf);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
      for (const count of counts.slice(0, -1)) expect(count).toBeLessThan(positions);
      if ((counts.at(-1) ?? 0) >= positions) spent += 1;
    }
    expect(spent).toBeGreaterThan(0);
  });

  it('leaves a plan as it is where nothing of it is left', () => {
    const never = createPlayer({ ...marshal, positions: 0 }, 'neutral');
    for (const start of STARTS.slice(0, 8)) expect(played(never, start).looks).toHaveLength(1);
  });

  it('is not the only bound: no turn has more orders than another', () => {
    const given = Array.from({ length: ORDERS_PER_TURN - 2 }, () => ({ type: 'endTurn' }) as const);
    const turn = { given } as unknown as TurnSoFar;
    expect([isTooLong(turn, 2), isTooLong(turn, 3)]).toEqual([false, true]);
  });
});

describe('a win that was found', () => {
  it.each(['captain', 'marshal', 'master'] satisfies Level[])(
    'is carried out by a %s without another look',
    (level) => {
      const units = [
        sword('a', 'left', [1, 0]),
        bow('b', 'left', [0, 0]),
        bow('c', 'left', [2, 0]),
        sword('d', 'right', [1, 2], { health: 5 }),
      ];
      const state = position({ castles: { left: 5, right: 40 }, units });
      const seen = plain.observe(state, 'left');
      const plan = playerNamed(level)({ engine: plain, seen, stream: OPENING });
      expect(plan.orders.length).toBeGreaterThan(1);
      expect(plan.intent).toBeUndefined();
      expect(ordersForNow(plan)).toBe(plan.orders);
    },
  );
});

describe('what was meant', () => {
  const think = playerNamed('captain');
  const [start, plan] = STARTS.map((state) => [state, look(think, state, OPENING)] as const).find(
    ([, { intent }]) => intent !== undefined,
  ) as readonly [BattleState, Plan & { intent: Intent }];
  const step = shipped.submit(start, plan.orders[0] ?? { type: 'endTurn' });
  if (!step.ok) throw new Error(step.refusal.sentence);
  const after = step.value.state;
  const taken = (state: BattleState, intent: Intent) => {
    const seen = shipped.observe(state, state.turn);
    return turnSoFar(shipped, seen, shipped.compile(imagine(seen)), intent);
  };

  it('is taken up where everything went as foreseen', () => {
    const turn = taken(after, plan.intent);
    expect(turn).toMatchObject({ given: plan.intent.given, rest: plan.intent.rest, positions: plan.intent.positions });
    expect(turn.planned).not.toBeNull();
  });

  it.each<[string, () => readonly [BattleState, Intent]]>([
    ['a card was drawn', () => [drawing(after), plan.intent]],
    ['an order of it is refused', () => [after, { ...plan.intent, rest: [{ type: 'brace', unit: 'nobody' }] }]],
    [
      'an order before it could not have been given',
      () => [after, { ...plan.intent, given: [{ type: 'brace', unit: 'nobody' }] }],
    ],
  ])('is given up where %s: the player looks as if for the first time', (_what, unforeseen) => {
    const [state, intent] = unforeseen();
    const seen = shipped.observe(state, state.turn);
    expect(taken(state, intent)).toMatchObject({ begun: seen, given: [], rest: [], planned: null, positions: 0 });
    expect(look(think, state, OPENING, intent)).toEqual(look(think, state, OPENING));
  });
});

function drawing(state: BattleState): BattleState {
  const [card = 'oathguard', ...deck] = state.decks[state.turn];
  return {
    ...state,
    hands: { ...state.hands, [state.turn]: [...state.hands[state.turn], card] },
    decks: { ...state.decks, [state.turn]: deck },
  };
}
