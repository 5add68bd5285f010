import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { shippedBook } from '../support/book';
import { checking, matches, playGame, SOAK } from '../support/gameRunner';
import { INVARIANT_NAMES } from '../support/invariants/table';

const FIRST_SEED = 1_000;
const GAMES = SOAK ? 1_250 : 75;

describe('whole battles of random players', () => {
  it(`seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: ${INVARIANT_NAMES.length} invariants after every order`, () => {
    const engine = createBattleEngine(shippedBook());
    const endings = new Set<string | null>();
    for (const match of matches(FIRST_SEED, GAMES, 'random', 'random')) {
      endings.add(playGame(engine, match, checking(match)).ending);
    }
    expect(endings).toEqual(new Set(['castle', 'attrition', 'concession']));
  }, 1_800_000);
});
