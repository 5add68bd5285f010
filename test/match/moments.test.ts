import { describe, expect, it } from 'vitest';
import { submit } from '../../src/kernel/game';
import { stableHash } from '../../src/kernel/hash';
import { beginMatch, hashOfRules, type Match, withPlayed, withStep } from '../../src/match/match';
import { matchAt, momentsOf, ORDERS_APART, withMoment, withMomentToPlay } from '../../src/match/moments';
import { BOOK, type LanternTypes, lanternRules, type Order, START } from '../toy/lanterns';

/** A warden walks to and fro for ever: nobody lights anything. */
const WALK: readonly Order[] = Array.from({ length: 100 }, (_, index) => ({
  type: 'step',
  to: index % 2 === 0 ? { x: 1, y: 1 } : { x: 0, y: 1 },
}));

/** Rules that count how many orders they carry out. */
function counting() {
  const carried = { orders: 0 };
  const game = lanternRules.gameOf(BOOK);
  const counted = {
    ...game,
    run: (...asked: Parameters<typeof game.run>) => {
      carried.orders += 1;
      game.run(...asked);
    },
  };
  return { carried, rules: { ...lanternRules, gameOf: () => counted } };
}

const RECORD = { rules: hashOfRules(BOOK), start: START, orders: WALK };

/** Every state in one go, without any cursor. */
function statesOf(): string[] {
  const game = lanternRules.gameOf(BOOK);
  let { state } = game.begin(START);
  const hashes = [stableHash(state)];
  for (const order of WALK) {
    const step = submit(game, state, order);
    if (!step.ok) throw new Error(step.refusal.sentence);
    state = step.value.state;
    hashes.push(stableHash(state));
  }
  return hashes;
}

describe('the moments of a record', () => {
  it('are the positions that the orders led to, whichever is asked for first', () => {
    const moments = momentsOf(lanternRules, { book: BOOK, record: RECORD });
    const states = statesOf();
    expect(moments.length).toBe(states.length);
    const backwards = states.map((_, index) => states.length - 1 - index);
    for (const at of [...backwards, 50, 3, 97, ...states.keys()]) {
      const moment = moments.at(at);
      expect([moment?.orders, stableHash(moment?.state), moment?.history.length]).toEqual([at, states[at], at]);
    }
  });

  it('are found by carrying out fewer orders than lie between two positions that are kept', () => {
    const { carried, rules } = counting();
    const moments = momentsOf(rules, { book: BOOK, record: RECORD });
    expect(carried.orders).toBe(WALK.length);
    // To and fro through the whole battle, never near the last one.
    for (let jump = 0; jump < 300; jump++) {
      carried.orders = 0;
      moments.at((jump * 37) % moments.length);
      expect(carried.orders).toBeLessThan(ORDERS_APART);
    }
    carried.orders = 0;
    moments.at(40);
    moments.at(41);
    moments.at(40);
    moments.at(41);
    expect(carried.orders).toBeLessThanOrEqual(1);
  });

  it('are none beyond either end', () => {
    const moments = momentsOf(lanternRules, { book: BOOK, record: RECORD });
    expect([moments.at(-1), moments.at(WALK.length + 1), moments.at(1.5)]).toEqual([undefined, undefined, undefined]);
  });

  it('lay a match that shows one, plays on to the next, and goes on from there', () => {
    const match: Match<LanternTypes> = WALK.slice(0, 4).reduce(
      (before, order) => {
        const step = submit(lanternRules.gameOf(BOOK), before.truth, order);
        if (!step.ok) throw new Error(step.refusal.sentence);
        return withStep(lanternRules, before, order, step.value);
      },
      beginMatch(lanternRules, { book: BOOK, start: START }),
    );
    const moments = momentsOf(lanternRules, match);
    const [second, third] = [moments.at(2), moments.at(3)];
    if (second === undefined || third === undefined) throw new Error('there are five moments');
    const looked = withMoment(match, second);
    expect([looked.cursor, looked.unplayed]).toEqual([second, []]);
    const playing = withMomentToPlay(looked, second, third);
    expect([playing.cursor, playing.unplayed.length]).toEqual([null, 1]);
    expect(withPlayed(lanternRules, playing, 1).shown).toEqual(third.state);
    const on = matchAt(match, second);
    expect([on.record.orders.length, on.truth, on.history.length]).toEqual([2, second.state, 2]);
  });
});
