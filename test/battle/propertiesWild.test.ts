import { describe, expect, it } from 'vitest';
import { ENDINGS } from '../../src/battle/model/state';
import { EVENT_TYPES } from '../../src/content/scenario/eventTypes';
import { ORDER_TYPES } from '../../src/content/scenario/orderSchemas';
import { SOAK } from '../support/gameRunner';
import { STANDING_INVARIANTS } from '../support/invariants/table';
import { keywordBook } from '../support/keywordSet';
import { checkTrials } from '../support/trials/checkTrials';
import { SWITCHES } from '../support/trials/switches';
import { drawTrials } from '../support/trials/trial';

const FIRST_SEED = 10_000;
const GAMES = SOAK ? 14_000 : 1_900;
/** A soak holds every battle to all invariants, a test to every sixth one, the next battles to the others. */
const SHARES = SOAK ? 1 : 6;
const INVARIANTS = Math.floor(Object.keys(STANDING_INVARIANTS).length / SHARES);

describe('whole battles of wild players', () => {
  it(`seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: ${INVARIANTS} invariants after every order`, () => {
    const tally = checkTrials(drawTrials(FIRST_SEED, GAMES, 'wild', 'wild'), STANDING_INVARIANTS, SHARES);
    const { cards, battlefields, rules } = keywordBook();
    // No shipped rules have goals: `goals.test.ts` plays whole battles with them.
    expect(tally.endings).toEqual(new Set(ENDINGS.filter((ending) => ending !== 'goal')));
    // A whole column seldom has the room to march: the exhaustive probes see to that.
    expect(ORDER_TYPES.filter((type) => type !== 'march' && !tally.orders.has(type))).toEqual([]);
    expect(tally.events).toEqual(new Set(EVENT_TYPES));
    expect(tally.deployed).toEqual(new Set(Object.keys(cards)));
    expect(Object.keys(battlefields).filter((id) => !tally.battlefields.has(id))).toEqual([]);
    expect(tally.terrain).toEqual(new Set(rules.terrain));
    expect(tally.switches).toEqual(new Set(SWITCHES));
  }, 1_800_000);
});
