import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../src/battle/BattleEngine';
import type { BattleState } from '../../src/battle/model/state';
import { readScenario } from '../../src/content/scenario/readScenario';
import { divide, perft } from '../../src/measure/perft';
import { shippedCatalog } from '../support/book';
import { SOAK } from '../support/gameRunner';
import { visitEveryOrder, wordOf } from '../support/invariants/universe';
import counts from './perft/counts.json' with { type: 'json' };

/** Leaves by depth, from depth 1 on. */
const COUNTS: Readonly<Record<string, readonly number[]>> = counts;
/** The judge is asked about thousands of orders before each of these leaves. */
const MANY_TO_JUDGE = 120;
const POSITIONS = Object.entries(COUNTS);
/** A soak asks the judge about all of them. */
const JUDGED = POSITIONS.filter((_, index) => SOAK || index % 3 === 0);

function placeOf(file: string): { engine: BattleEngine; state: BattleState } {
  const path = `test/${file}`;
  const { scenario } = readScenario(path, readFileSync(path, 'utf8'), shippedCatalog());
  if (scenario === null) throw new Error(`${path} can't be read`);
  return { engine: createBattleEngine(scenario.book), state: scenario.state };
}

/** By another way: every order that can be written down is put to the judge, and those that it accepts are submitted. */
function judgedCount(engine: BattleEngine, state: BattleState, depth: number): number {
  if (depth === 0) return 1;
  const seen = new Set<string>();
  let leaves = 0;
  visitEveryOrder(engine, state, 1, 0, (order) => {
    const word = wordOf(order);
    if (seen.has(word)) return;
    seen.add(word);
    const step = engine.submit(state, order);
    if (step.ok) leaves += judgedCount(engine, step.value.state, depth - 1);
  });
  return leaves;
}

describe('counts of orders', () => {
  it('are known for thirty positions and more', () => {
    expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(POSITIONS)('%s', (file, leaves) => {
    const { engine, state } = placeOf(file);
    const before = JSON.stringify(state);
    expect(leaves.map((_, index) => perft(engine, state, index + 1))).toEqual(leaves);
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each(JUDGED)('%s: by asking the judge about everything', (file, leaves) => {
    const { engine, state } = placeOf(file);
    const depth = (leaves[1] ?? 0) > MANY_TO_JUDGE ? 1 : 2;
    expect(judgedCount(engine, state, depth)).toBe(leaves[depth - 1]);
  });

  it('by first order add up to the whole', () => {
    for (const [file, leaves] of POSITIONS.slice(0, 3)) {
      const { engine, state } = placeOf(file);
      const divisions = divide(engine, state, leaves.length);
      expect(divisions.map(({ order }) => order)).toEqual(engine.legalOrders(state, state.turn));
      expect(divisions.reduce((sum, division) => sum + division.leaves, 0)).toBe(leaves.at(-1));
    }
  });

  it('are 1 before anything and 0 after the end', () => {
    const { engine, state } = placeOf('scenarios/rules/r10-end/a-castle-at-zero.json');
    expect(perft(engine, state, 0)).toBe(1);
    expect(perft(engine, { ...state, winner: 'left', ending: 'castle' }, 1)).toBe(0);
  });
});
