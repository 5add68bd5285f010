import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/ai/evaluation/assess';
import type { BattleState } from '../../../src/battle/model/state';
import { SIDES } from '../../../src/kernel/sides';
import { starterDeck } from '../../support/book';
import { carriedOut, plain } from '../../support/engine';
import { playGame } from '../../support/gameRunner';
import { position } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const STATES = positionsOf([41, 42, 43, 44], 9);

describe('the chance of winning', () => {
  it('is what the two sides share, when both see everything that counts', () => {
    for (const state of STATES) {
      const bare = { ...state, hands: { left: [], right: [] }, decks: { left: [], right: [] } };
      const left = assess(shipped.book, shipped.observe(bare, 'left'));
      expect(left + assess(shipped.book, shipped.observe(bare, 'right'))).toBeCloseTo(1, 9);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(1);
    }
  });

  it('is even before the first round and settled after the last', () => {
    const seen = (sketch: Parameters<typeof position>[0]) => plain.observe(position(sketch), 'left');
    expect(assess(plain.book, seen({ phase: 'mulligan' }))).toBe(0.5);
    expect(assess(plain.book, seen({ winner: 'left', ending: 'castle' }))).toBe(1);
    expect(assess(plain.book, seen({ winner: 'right', ending: 'castle' }))).toBe(0);
  });

  it('is even when the first turn begins, whatever is in hand', () => {
    const { state: begun } = shipped.begin({
      type: 'match',
      seed: 5,
      battlefield: null,
      decks: { left: starterDeck('bastion'), right: starterDeck('cinder') },
    });
    const state = carriedOut(shipped, begun, ...SIDES.map(() => ({ type: 'mulligan', cards: [] }) as const));
    expect(assess(shipped.book, shipped.observe(state, 'left'))).toBe(0.5);
  });

  it('comes true, in the first rounds as in the last, in the middle of a turn as at its end', () => {
    const early = { squares: 0, count: 0 };
    const late = { squares: 0, count: 0 };
    for (let seed = 1; seed <= 48; seed++) {
      const decks = { left: starterDeck('galecrest'), right: starterDeck('thornveil') };
      const moments: BattleState[] = [];
      const players = { left: 'greedy', right: 'greedy' } as const;
      const end = playGame(shipped, { seed, players, decks, battlefield: 'ruins' }, ({ before }) => {
        if (before.phase === 'battle') moments.push(before);
      });
      for (const before of moments) {
        const miss = assess(shipped.book, shipped.observe(before, before.turn)) - Number(end.winner === before.turn);
        const sum = before.round <= 3 ? early : late;
        sum.squares += miss * miss;
        sum.count += 1;
      }
    }
    // A coin says 0.25.
    expect(early.squares / early.count).toBeLessThan(0.225);
    expect(late.squares / late.count).toBeLessThan(0.165);
  });
});
