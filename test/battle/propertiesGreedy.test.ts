import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { shippedBook } from '../support/book';
import { checking, matches, playGame, SOAK } from '../support/gameRunner';
import { INVARIANT_NAMES } from '../support/invariants/table';

const FIRST_SEED = 5_000;
const GAMES = SOAK ? 3_750 : 225;
const ALIKE = Math.floor(GAMES / 2);

describe('whole battles of greedy players', () => {
  it(`seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: ${INVARIANT_NAMES.length} invariants after every order`, () => {
    const engine = createBattleEngine(shippedBook());
    const endings = new Set<string | null>();
    const all = [
      ...matches(FIRST_SEED, ALIKE, 'greedy', 'greedy'),
      ...matches(FIRST_SEED + ALIKE, GAMES - ALIKE, 'greedy', 'random'),
    ];
    for (const match of all) endings.add(playGame(engine, match, checking(match)).ending);
    expect(endings).toEqual(new Set(['castle', 'attrition', 'concession']));
  }, 1_800_000);
});
