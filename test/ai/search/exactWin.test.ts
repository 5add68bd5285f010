import { describe, expect, it } from 'vitest';
import { exactWin } from '../../../src/ai/search/exactWin';
import { findWin } from '../../../src/ai/search/findWin';
import { siegeUpperBound } from '../../../src/ai/search/siegeUpperBound';
import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { Card } from '../../../src/battle/model/card';
import { cloneEngineState } from '../../../src/battle/model/copyState';
import type { BattleState } from '../../../src/battle/model/state';
import { stableHash } from '../../../src/kernel/hash';
import { OPPONENT, type Side } from '../../../src/kernel/sides';
import { carriedOut, plain } from '../../support/engine';
import { bow, position, sword, unit } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const ENOUGH = 3000;

/** The plainest search there is: every order, no bound, no cleverness. */
function winsAnyhow(engine: BattleEngine, state: BattleState, known = new Set<string>()): boolean {
  for (const order of engine.legalOrders(state, state.turn)) {
    if (order.type === 'endTurn') continue;
    const next = carriedOut(engine, state, order);
    if (next.winner === state.turn) return true;
    const key = stableHash(next);
    if (known.has(key)) continue;
    known.add(key);
    if (known.size > 150) return false;
    if (next.winner === null && winsAnyhow(engine, next, known)) return true;
  }
  return false;
}

/** The same position with the castle of the side that isn't on turn nearly down. */
function besieged(state: BattleState, health: number): BattleState {
  return { ...state, castles: { ...state.castles, [OPPONENT[state.turn]]: health } };
}

describe('a win this turn', () => {
  const states = positionsOf([31, 32, 33, 34, 35, 36, 37, 38, 39], 15);

  it('is found wherever the plainest search finds one, and carried out it wins', () => {
    let wins = 0;
    for (const [index, state] of states.entries()) {
      const start = besieged(state, 6 + (index % 5) * 9);
      const end = shipped.compile(start);
      const verdict = exactWin(shipped, end, ENOUGH, { count: 0 });
      if (verdict === false) expect(winsAnyhow(shipped, start)).toBe(false);
      if (verdict === false || verdict === null) continue;
      wins += 1;
      for (const code of verdict) shipped.carryOutCode(end, code);
      expect(end.winner).toBe(start.turn);
    }
    expect(wins).toBeGreaterThan(states.length / 8);
  });

  it('is seen by a player wherever there is one', () => {
    let wins = 0;
    for (const [index, state] of states.entries()) {
      const start = shipped.compile(besieged(state, 20 + (index % 5) * 12));
      const verdict = exactWin(shipped, start, 20_000, { count: 0 });
      const seen = findWin(shipped, start, 64, { count: 0 });
      if (verdict === false) expect(seen || false).toBe(false);
      if (verdict === false || verdict === null) continue;
      wins += 1;
      const end = cloneEngineState(start);
      for (const code of seen || []) shipped.carryOutCode(end, code);
      expect(end.winner).toBe(start.turn);
    }
    expect(wins).toBeGreaterThan(5);
  });

  it('is never ruled out by a bound that is too low', () => {
    for (const state of states) {
      const enemy = OPPONENT[state.turn];
      const hope = siegeUpperBound(shipped.book, shipped.compile(state));
      for (const order of shipped.legalOrders(state, state.turn)) {
        if (order.type === 'endTurn') continue;
        const next = shipped.compile(state);
        shipped.carryOut(next, order);
        const done = state.castles[enemy] - next.castles[enemy];
        if (next.winner === null)
          expect(hope).toBeGreaterThanOrEqual(
            done + siegeUpperBound(shipped.book, next) * Number(order.type === 'attackCastle'),
          );
        expect(hope).toBeGreaterThanOrEqual(done);
      }
    }
  });

  it('needs the screen felled first', () => {
    const units = [sword('a', 'left', [1, 1]), bow('b', 'left', [0, 0]), sword('c', 'right', [1, 2], { health: 5 })];
    const state = plain.compile(position({ castles: { right: 20 }, units }));
    const codes = exactWin(plain, state, ENOUGH, { count: 0 });
    expect(codes).toBeTruthy();
  });

  it('may need one to fall on a full board, so that another can come', () => {
    const { cards } = shipped.book;
    const of = (id: string, side: Side, cell: readonly [number, number], health: number) =>
      unit(cards[id] as Card, id, side, cell, { health });
    const units = [
      of('coal-hound', 'right', [2, 0], 5),
      of('spark-slinger', 'right', [0, 2], 36),
      of('ash-runner', 'right', [1, 0], 27),
      of('breach-sapper', 'right', [2, 1], 14),
      of('slag-knight', 'right', [2, 2], 25),
      // It strikes back at whoever comes from the front.
      { ...of('blademaster-ysolt', 'left', [0, 1], 25), facing: 'south' as const },
      of('roc-of-the-high-cliffs', 'left', [0, 0], 82),
    ];
    const state = position({
      turn: 'right',
      ground: 'copses',
      castles: { left: 81 },
      supply: { right: 7 },
      hands: { right: ['pyre-acolyte'] },
      units,
    });
    const codes = exactWin(shipped, shipped.compile(state), 20_000, { count: 0 }) || [];
    const end = shipped.compile(state);
    const orders = codes.map((code) => {
      const order = shipped.orderOf(end, code);
      shipped.carryOutCode(end, code);
      return order.type;
    });
    expect(end.winner).toBe('right');
    expect(orders).toContain('attack');
    expect(orders).toContain('deploy');
  });

  it('says that it doesn’t know when it may not look far enough, and no when there is nothing', () => {
    const units = [sword('a', 'left', [1, 1]), bow('b', 'left', [0, 0]), sword('c', 'right', [1, 2], { health: 5 })];
    const against = (right: number) => plain.compile(position({ castles: { right }, units }));
    expect(exactWin(plain, against(40), 1, { count: 0 })).toBeNull();
    expect(exactWin(plain, against(140), 1, { count: 0 })).toBe(false);
  });
});
