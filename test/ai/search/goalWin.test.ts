import { describe, expect, it } from 'vitest';
import { createLevelPlayer } from '../../../src/ai/players/createPlayer';
import { findWin } from '../../../src/ai/search/findWin';
import { goalWin } from '../../../src/ai/search/goalWin';
import { END_TURN } from '../../../src/ai/search/searchTerms';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import { cloneEngineState } from '../../../src/battle/model/copyState';
import type { Goal } from '../../../src/battle/model/goals';
import type { BattleState } from '../../../src/battle/model/state';
import { openStream } from '../../../src/kernel/chance';
import { stableHash } from '../../../src/kernel/hash';
import { book, shippedBook } from '../../support/book';
import { carriedOut } from '../../support/engine';
import { position, sword, tank } from '../../support/position';
import { positionsOf } from '../support/positions';

function engineWith(...goals: readonly Goal[]): BattleEngine {
  const plain = book();
  return createBattleEngine({ ...plain, rules: { ...plain.rules, goals } });
}

const CENTER: Goal = { type: 'hold', side: 'left', column: 1, turns: 3 };

/** Whether the orders of the turn, and then its end, win for whoever gives them. */
function winsBy(engine: BattleEngine, state: BattleState, codes: readonly number[]): boolean {
  const end = engine.compile(state);
  for (const code of [...codes, END_TURN]) if (end.winner === null) engine.carryOutCode(end, code);
  return end.winner === state.turn;
}

/** What a player of a level does with its turn, the end included. */
function turnOf(engine: BattleEngine, state: BattleState): BattleState {
  const player = createLevelPlayer('marshal', 'neutral');
  let now = state;
  let intent: ReturnType<typeof player>['intent'];
  while (now.winner === null && now.turn === state.turn) {
    const seen = engine.observe(now, now.turn);
    const plan = player({ engine, seen, stream: openStream(7, 'ai'), ...(intent === undefined ? {} : { intent }) });
    const orders = plan.intent === undefined ? plan.orders : plan.orders.slice(0, 1);
    now = carriedOut(engine, now, ...orders);
    intent = plan.intent;
  }
  return now;
}

describe('a win by a goal', () => {
  it('is to end the turn where the column has been held long enough', () => {
    const engine = engineWith(CENTER);
    const state = { ...position({ units: [sword('a', 'left', [1, 1])] }), held: { left: [0, 2, 0], right: [0, 0, 0] } };
    expect(findWin(engine, engine.compile(state), 64, { count: 0 })).toEqual([]);
    const early = { ...state, held: { left: [0, 1, 0], right: [0, 0, 0] } };
    expect(goalWin(engine, engine.compile(early), 64, { count: 0 })).toBe(false);
    expect(turnOf(engine, state)).toMatchObject({ winner: 'left', ending: 'goal' });
  });

  it('is to clear the column first, or to step into it', () => {
    const engine = engineWith({ ...CENTER, turns: 1 });
    const states = [
      position({ units: [sword('a', 'left', [1, 0])] }),
      position({
        units: [sword('a', 'left', [1, 0]), sword('b', 'left', [0, 1]), sword('e', 'right', [1, 1], { health: 5 })],
      }),
    ];
    for (const state of states) {
      const codes = findWin(engine, engine.compile(state), 64, { count: 0 }) || [];
      expect(codes.length).toBeGreaterThan(0);
      expect(winsBy(engine, state, codes)).toBe(true);
      expect(turnOf(engine, state)).toMatchObject({ winner: 'left', ending: 'goal' });
    }
  });

  it('is to fell the card that counts, though the castle stands whole', () => {
    const engine = engineWith({ type: 'fell', side: 'left', unit: 'captain' });
    const state = position({
      units: [
        sword('a', 'left', [1, 0]),
        sword('b', 'left', [0, 0]),
        sword('captain', 'right', [1, 2], { health: 30 }),
      ],
    });
    const codes = findWin(engine, engine.compile(state), 64, { count: 0 }) || [];
    expect(winsBy(engine, state, codes)).toBe(true);
  });

  it('is the end of the last round for who has to survive it', () => {
    const engine = engineWith({ type: 'survive', side: 'right', rounds: 6 });
    const state = { ...position({ units: [tank('a', 'right', [1, 2])], turn: 'right' }), round: 6 };
    expect(findWin(engine, engine.compile(state), 64, { count: 0 })).toEqual([]);
    expect(goalWin(engine, engine.compile({ ...state, round: 5 }), 64, { count: 0 })).toBe(false);
  });
});

describe('a loss by a goal', () => {
  it('is avoided: who can step into the column that the enemy holds does so, whatever else there is to gain', () => {
    const engine = engineWith({ type: 'hold', side: 'right', column: 1, turns: 2 });
    const units = [sword('a', 'left', [1, 0]), sword('e', 'right', [0, 1]), sword('f', 'right', [2, 2], { health: 4 })];
    const state = { ...position({ units }), held: { left: [0, 0, 0], right: [0, 1, 0] } };
    const then = turnOf(engine, state);
    const there = then.units.filter(({ side, col }) => side === 'left' && col === 1);
    const enemies = then.units.filter(({ side, col }) => side === 'right' && col === 1);
    expect(there.length > 0 || enemies.length === 0).toBe(true);
  });

  it('is avoided at the end of one’s own turn: Right strikes down the castle that would have survived it', () => {
    const engine = engineWith({ type: 'survive', side: 'left', rounds: 6 });
    const sketch = {
      units: [sword('e', 'right', [1, 0]), sword('a', 'left', [0, 1], { health: 4 })],
      turn: 'right' as const,
    };
    const base = position(sketch);
    const state = { ...base, round: 6, castles: { ...base.castles, left: 6 } };
    expect(turnOf(engine, state)).toMatchObject({ winner: 'right' });
  });
});

/** The plainest search there is: every order and the end of the turn, up to so many positions; null where they weren't enough. */
function winsAnyhow(engine: BattleEngine, state: BattleState, known = new Set<string>()): boolean | null {
  if (winsBy(engine, state, [])) return true;
  let isWhole = true;
  for (const order of engine.legalOrders(state, state.turn)) {
    if (order.type === 'endTurn') continue;
    const next = carriedOut(engine, state, order);
    if (next.winner === state.turn) return true;
    const key = stableHash(next);
    if (known.has(key) || next.winner !== null) continue;
    known.add(key);
    if (known.size > 400) return null;
    const found = winsAnyhow(engine, next, known);
    if (found === true) return true;
    if (found === null) isWhole = false;
  }
  return isWhole ? false : null;
}

it('a win by a goal is found wherever the plainest search finds one in positions of real battles, and none is made up', () => {
  const shipped = shippedBook();
  const count = { wins: 0, none: 0 };
  for (const state of positionsOf([41, 42, 43, 44], 7)) {
    const weakest = state.units.filter(({ side }) => side !== state.turn).sort((a, b) => a.health - b.health)[0];
    const goals: Goal[] = [
      { type: 'hold', side: state.turn, column: 1, turns: 1 },
      ...(weakest === undefined ? [] : [{ type: 'fell', side: state.turn, unit: weakest.id } as const]),
    ];
    for (const goal of goals) {
      const engine = createBattleEngine({ ...shipped, rules: { ...shipped.rules, goals: [goal] } });
      const start = engine.compile(state);
      const verdict = goalWin(engine, cloneEngineState(start), 1024, { count: 0 });
      if (verdict !== null && verdict !== false) {
        expect(winsBy(engine, state, verdict)).toBe(true);
        count.wins++;
        continue;
      }
      expect(winsAnyhow(engine, state)).not.toBe(true);
      count.none++;
    }
  }
  expect(count.wins).toBeGreaterThan(8);
  expect(count.none).toBeGreaterThan(10);
});
