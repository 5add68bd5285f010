import { describe, expect, it } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import { goalByEnding } from '../../../src/battle/foresight/goalsAhead';
import { threatsTo } from '../../../src/battle/foresight/threats';
import type { Goal } from '../../../src/battle/model/goals';
import { book } from '../../support/book';
import { plain } from '../../support/engine';
import { position, type Sketch, sword, tank } from '../../support/position';

function engineWith(...goals: readonly Goal[]): BattleEngine {
  const rulesOf = book();
  return createBattleEngine({ ...rulesOf, rules: { ...rulesOf.rules, goals } });
}

const HELD = { left: [0, 0, 0], right: [0, 2, 0] };
const HOLD: Goal = { type: 'hold', side: 'right', column: 1, turns: 3 };
const FELL: Goal = { type: 'fell', side: 'right', unit: 'a' };

const threatened = (engine: BattleEngine, sketch: Sketch, held = { left: [0, 0, 0], right: [0, 0, 0] }) =>
  threatsTo(engine, engine.observe({ ...position(sketch), held }, 'left')).goals;

describe('a goal that the end of the turn reaches', () => {
  const engine = engineWith(
    { type: 'hold', side: 'left', column: 1, turns: 1 },
    { type: 'survive', side: 'left', rounds: 5 },
  );

  it('is the viewer’s own, if the column is held long enough', () => {
    const there = position({ units: [sword('a', 'left', [1, 1])] });
    const beside = position({ units: [sword('a', 'left', [1, 0])] });
    expect(goalByEnding(engine, engine.observe(there, 'left'))?.type).toBe('hold');
    expect(goalByEnding(engine, engine.observe(beside, 'left'))).toBeNull();
  });

  it('is the enemy’s, where Right ends the last round before a castle that stands', () => {
    const last = { ...position({ turn: 'right' }), round: 5 };
    expect(goalByEnding(engine, engine.observe(last, 'right'))?.side).toBe('left');
    expect(goalByEnding(engine, engine.observe({ ...last, round: 4 }, 'right'))).toBeNull();
    // The enemy's turn is not the viewer's to end.
    expect(goalByEnding(engine, engine.observe(last, 'left'))).toBeNull();
  });

  it('is none without goals', () => {
    expect(goalByEnding(plain, plain.observe(position(), 'left'))).toBeNull();
  });
});

describe('goals among the threats', () => {
  it('the enemy only has to wait, or to step into the column', () => {
    const engine = engineWith(HOLD);
    expect(threatened(engine, { units: [sword('e', 'right', [1, 1])] }, HELD)).toEqual([HOLD]);
    expect(threatened(engine, { units: [sword('e', 'right', [1, 2])] }, HELD)).toEqual([HOLD]);
    expect(threatened(engine, { units: [sword('e', 'right', [1, 2]), tank('a', 'left', [0, 1])] }, HELD)).toEqual([]);
    expect(threatened(engine, { units: [sword('e', 'right', [1, 1])] })).toEqual([]);
  });

  it('one blow fells the card that counts, or several together', () => {
    const engine = engineWith(FELL);
    const pair = [sword('e', 'right', [0, 1]), sword('f', 'right', [2, 1])];
    expect(threatened(engine, { units: [sword('a', 'left', [1, 1], { health: 4 }), ...pair.slice(0, 1)] })).toEqual([
      FELL,
    ]);
    expect(threatened(engine, { units: [sword('a', 'left', [1, 1], { health: 34 }), ...pair] })).toEqual([FELL]);
    expect(threatened(engine, { units: [sword('a', 'left', [1, 1], { health: 99 }), ...pair] })).toEqual([]);
    expect(threatened(plain, { units: [sword('a', 'left', [1, 1], { health: 4 }), ...pair] })).toEqual([]);
  });
});
