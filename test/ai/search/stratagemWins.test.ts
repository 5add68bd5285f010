import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../../src/ai/players/createPlayer';
import { SEARCH_LIMITS } from '../../../src/ai/players/levels';
import { exactWin } from '../../../src/ai/search/exactWin';
import { findWin } from '../../../src/ai/search/findWin';
import type { BattleEngine } from '../../../src/battle/BattleEngine';
import { describeState } from '../../../src/battle/model/engineState';
import type { BattleState } from '../../../src/battle/model/state';
import { openStream } from '../../../src/kernel/chance';
import { stableHash } from '../../../src/kernel/hash';
import { OPPONENT } from '../../../src/kernel/sides';
import { plain } from '../../support/engine';
import { SOAK } from '../../support/gameRunner';
import { bow, position, type Sketch, sword, tank, unit } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const ENOUGH = 20_000;
/** A soak looks at twice as many small positions. */
const SEEDS = SOAK ? [41, 42, 43, 44, 45, 46, 47, 48] : [41, 42, 43, 44];
const hound = shipped.book.cards['coal-hound'];
if (hound === undefined) throw new Error('coal-hound is not shipped');

/** Positions that one stratagem wins and nothing else does. */
const FINISHES: Readonly<Record<string, Sketch>> = {
  'second-effort': { castles: { right: 40 }, units: [bow('a', 'left', [0, 0])] },
  tailwind: { castles: { right: 20 }, units: [sword('a', 'left', [0, 0], { moved: true })] },
  'breach-order': {
    castles: { right: 20 },
    units: [sword('a', 'left', [0, 1], { moved: true }), tank('b', 'right', [0, 2])],
  },
  'slip-through': {
    castles: { right: 20 },
    units: [sword('a', 'left', [0, 0], { moved: true }), tank('b', 'right', [0, 1])],
  },
  relief: { castles: { right: 32 }, units: [unit(hound, 'a', 'left', [1, 1], { health: 5 })] },
};

function holding(engine: BattleEngine, sketch: Sketch, cards: readonly string[]) {
  return engine.compile(position({ ...sketch, supply: { left: 5 }, hands: { left: [...cards] } }));
}

describe('a win by a stratagem', () => {
  it.each(Object.entries(FINISHES))('is found with %s, and there is none without it', (card, sketch) => {
    const engine = card === 'relief' ? shipped : plain;
    const start = holding(engine, sketch, [card]);
    for (const search of [exactWin, findWin]) {
      const end = holding(engine, sketch, [card]);
      const verdict = search(engine, start, search === findWin ? 64 : ENOUGH, { count: 0 });
      if (verdict === false || verdict === null) throw new Error(`${card} wins, and the search says ${verdict}`);
      const types = verdict.map((code) => {
        const { type } = engine.orderOf(end, code);
        engine.carryOutCode(end, code);
        return type;
      });
      expect(end.winner).toBe('left');
      expect(types).toContain('play');
    }
    expect(exactWin(engine, holding(engine, sketch, []), ENOUGH, { count: 0 })).toBe(false);
  });

  it('is never cut by the bound: small positions, every stratagem, searched to the end without it', {
    timeout: 120_000,
  }, () => {
    const stratagems = Object.keys(shipped.book.stratagems ?? {});
    const count = { positions: 0, won: 0, byStratagem: 0 };
    for (const [index, state] of positionsOf(SEEDS, 8).entries()) {
      const start = small(
        state,
        stratagems[index % stratagems.length] as string,
        8 + ((index * 7) % 40),
        index % 4 === 0,
      );
      const brute = winsAnyhow(start, { left: 1500 });
      if (brute === null) continue;
      count.positions += 1;
      const verdict = exactWin(shipped, shipped.compile(start), 200_000, { count: 0 });
      expect(verdict !== false, JSON.stringify(start)).toBe(brute);
      if (!brute) continue;
      count.won += 1;
      const hands = { ...start.hands, [start.turn]: start.hands[start.turn].slice(1) };
      if (winsAnyhow({ ...start, hands }, { left: 1500 }) === false) count.byStratagem += 1;
    }
    expect(count.positions).toBeGreaterThan(5 * SEEDS.length);
    expect(count.won).toBeGreaterThan(SEEDS.length / 2);
    expect(count.byStratagem).toBeGreaterThan(0);
  });
});

/** Two cards a side, one stratagem and at times another card in hand, a castle that is nearly down. */
function small(state: BattleState, stratagem: string, castle: number, more: boolean): BattleState {
  const of = (side: BattleState['turn']) => state.units.filter((it) => it.side === side).slice(0, 2);
  const { turn } = state;
  return {
    ...state,
    units: [...of('left'), ...of('right')],
    castles: { ...state.castles, [OPPONENT[turn]]: castle },
    supply: { ...state.supply, [turn]: 4 },
    hands: { ...state.hands, [turn]: [stratagem, ...state.hands[turn].slice(0, more ? 1 : 0)] },
  };
}

/** The plainest search there is: every order, no bound. Null when there was too much to look at. */
function winsAnyhow(state: BattleState, budget: { left: number }, known = new Set<string>()): boolean | null {
  for (const order of shipped.legalOrders(state, state.turn)) {
    if (order.type === 'endTurn') continue;
    const next = shipped.compile(state);
    shipped.carryOut(next, order);
    if (next.winner === state.turn) return true;
    const words = describeState(next);
    const key = stableHash(words);
    if (next.winner !== null || known.has(key)) continue;
    known.add(key);
    budget.left -= 1;
    if (budget.left < 0) return null;
    const found = winsAnyhow(words, budget, known);
    if (found !== false) return found;
  }
  return false;
}

describe('a turn with stratagems', () => {
  /** The bow would strike the castle down; nobody can reach it any more but the snare. */
  const threatened = position({
    castles: { left: 15, right: 100 },
    supply: { left: 1 },
    hands: { left: ['snare'] },
    units: [
      sword('a', 'left', [0, 1], { moved: true, attacked: true }),
      bow('b', 'right', [1, 2], { health: 5 }),
      tank('c', 'right', [2, 2]),
    ],
  });

  it.each(['captain', 'marshal', 'master'] as const)('is saved by the only order that saves it: %s', (level) => {
    const player = createPlayer(SEARCH_LIMITS[level], 'neutral');
    const seen = plain.observe(threatened, 'left');
    const { orders } = player({ engine: plain, seen, stream: openStream(1, 'ai') });
    expect(orders).toContainEqual({ type: 'play', card: 'snare', unit: 'b' });
  });

  it('is planned as without them where none can be played', () => {
    const player = createPlayer(SEARCH_LIMITS.marshal, 'neutral');
    for (const state of positionsOf([71, 72], 25)) {
      const { turn } = state;
      const planOf = (more: readonly string[], played: number) => {
        const hands = { ...state.hands, [turn]: [...state.hands[turn].slice(0, 4), ...more] };
        const seen = shipped.observe({ ...state, hands, played }, turn);
        const { orders, analysis } = player({ engine: shipped, seen, stream: openStream(1, 'ai') });
        return { orders, nodes: analysis?.nodes };
      };
      expect(planOf(['snare', 'tailwind'], 1)).toEqual(planOf([], 0));
    }
  });
});
