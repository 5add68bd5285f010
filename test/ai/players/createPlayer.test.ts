import { describe, expect, it } from 'vitest';
import { chanceOf, evaluate } from '../../../src/ai/evaluation/evaluate';
import { TUNED } from '../../../src/ai/evaluation/weights';
import { LEVELS, SEARCH_LIMITS } from '../../../src/ai/players/levels';
import { playerNamed } from '../../../src/ai/players/playerNamed';
import { openTurnSearch, searchTurn } from '../../../src/ai/search/turnSearch';
import type { EngineState } from '../../../src/battle/model/engineState';
import type { BattleState } from '../../../src/battle/model/state';
import { imagine } from '../../../src/battle/view/observe';
import { openStream } from '../../../src/kernel/chance';
import { carriedOut, plain } from '../../support/engine';
import { bow, position, sword } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const STATES = positionsOf([71, 72, 73, 74], 7);

function planFor(name: (typeof LEVELS)[number], state: BattleState, seed: number) {
  const seen = shipped.observe(state, state.turn);
  return playerNamed(name)({ engine: shipped, seen, stream: openStream(seed, 'ai') });
}

function endOf(state: BattleState, orders: ReturnType<typeof planFor>['orders']): EngineState {
  const end = shipped.compile(imagine(shipped.observe(state, state.turn)));
  for (const order of orders) if (order.type !== 'endTurn') shipped.carryOut(end, order);
  return end;
}

describe('a level', () => {
  it.each(['recruit', 'soldier', 'sergeant'] as const)('%s never regrets more than it may', (level) => {
    const { regret } = SEARCH_LIMITS[level];
    for (const [seed, state] of STATES.entries()) {
      const { orders } = planFor(level, state, seed);
      const judge = (at: EngineState) => evaluate(shipped.book, TUNED, at, state.turn);
      const all = openTurnSearch(shipped, { count: 0 }, 3, 1, null);
      searchTurn(all, shipped.compile(imagine(shipped.observe(state, state.turn))), judge, 1000);
      const best = chanceOf(all.ends.entries[0]?.value ?? 0);
      expect(best - chanceOf(judge(endOf(state, orders)))).toBeLessThanOrEqual(regret + 1e-9);
    }
  });

  it('sees less the lower it is', () => {
    const notices = LEVELS.map((level) => SEARCH_LIMITS[level].notices);
    const regrets = LEVELS.map((level) => SEARCH_LIMITS[level].regret);
    expect(notices).toEqual(notices.toSorted((one, other) => one - other));
    expect(regrets).toEqual([0.25, 0.15, 0.08, 0.04, 0.02, 0]);
  });

  it.each(['captain', 'marshal', 'master'] as const)('%s takes a win that needs three orders', (level) => {
    const units = [
      sword('a', 'left', [1, 0]),
      bow('b', 'left', [0, 0]),
      bow('c', 'left', [2, 0]),
      sword('d', 'right', [1, 2], { health: 5 }),
    ];
    const state = position({ castles: { left: 5, right: 40 }, units });
    const seen = plain.observe(state, 'left');
    const { orders, analysis } = playerNamed(level)({ engine: plain, seen, stream: openStream(1, 'ai') });
    expect(carriedOut(plain, state, ...orders).winner).toBe('left');
    expect(analysis?.wins).toBe(true);
  });
});
