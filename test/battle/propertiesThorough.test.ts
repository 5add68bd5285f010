import { describe, expect, it } from 'vitest';
import { ORDER_TYPES } from '../../src/content/scenario/orderSchemas';
import { SOAK } from '../support/gameRunner';
import { INVARIANT_NAMES, INVARIANTS } from '../support/invariants/table';
import { checkTrials } from '../support/trials/checkTrials';
import { drawTrials } from '../support/trials/trial';

const FIRST_SEED = 30_000;
const GAMES = SOAK ? 4_000 : 24;

describe('save and load, undo and redo, every offered order and nothing else', () => {
  it(`wild players, seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: ${INVARIANT_NAMES.length} invariants after every order`, () => {
    const tally = checkTrials(drawTrials(FIRST_SEED, GAMES, 'wild', 'wild'), INVARIANTS);
    expect(ORDER_TYPES.filter((type) => type !== 'march' && !tally.orders.has(type))).toEqual([]);
  }, 1_800_000);
});
