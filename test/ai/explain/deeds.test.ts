import { describe, expect, it } from 'vitest';
import { chanceOfWinning } from '../../../src/ai/advice/chanceOfWinning';
import { otherTurns } from '../../../src/ai/advice/hint';
import { wholeOf } from '../../../src/ai/advice/steps';
import { chooseDeeds } from '../../../src/ai/explain/chooseDeeds';
import { isPrice, keyOfDeed } from '../../../src/battle/deeds/deed';
import { deedsOf } from '../../../src/battle/deeds/deedsOf';
import { whoIn } from '../../../src/battle/deeds/story';
import type { Order } from '../../../src/battle/model/orders';
import type { DeedTeller } from '../../../src/words/deeds/deedPhrases';
import { deedSentence, toldDeeds } from '../../../src/words/deeds/deedSentence';
import { countWords } from '../../../src/words/deeds/sentenceRoom';
import { namesIn } from '../../../src/words/names';
import { shippedCatalog } from '../../support/book';
import { whyDeedIsFalse } from '../../support/deedCheck';
import { SOAK } from '../../support/gameRunner';
import { speakerOf } from '../../words/support/intl';
import { positionsOf, shipped } from '../support/positions';
import { randomTurn } from './support/randomTurn';

const LANGUAGES = ['en', 'it'] as const;
const TELLERS = LANGUAGES.map(
  (language): DeedTeller => ({
    speak: speakerOf(language),
    names: namesIn(shippedCatalog(), language),
    whose: 'yours',
  }),
);

/** Thousands of turns, on a busy machine. */
const TIME = { timeout: SOAK ? 1_800_000 : 60_000 };

const SEEDS = Array.from({ length: SOAK ? 600 : 4 }, (_, seed) => seed + 1);
const STATES = positionsOf(SEEDS, SOAK ? 5 : 9);

describe('deeds', () => {
  it('are true of the turn that they are told of, each number and name', TIME, () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    let told = 0;
    for (const [seed, state] of STATES.entries()) {
      const seen = shipped.observe(state, state.turn);
      const orders = randomTurn(shipped, seen, seed);
      for (const deed of deedsOf(shipped, seen, orders)) {
        const why = whyDeedIsFalse(shipped, seen, orders, deed);
        if (why !== null) wrong.push(why);
        kinds.add(deed.kind);
        told += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(SOAK ? 10_000 : 150);
    expect(kinds.size).toBeGreaterThan(10);
  });

  it('make sentences of thirty words at most, without a name of a feature, in both languages', TIME, () => {
    for (const [seed, state] of STATES.entries()) {
      const seen = shipped.observe(state, state.turn);
      const told = chooseDeeds(shipped, seen, randomTurn(shipped, seen, seed));
      for (const teller of TELLERS) {
        const sentence = deedSentence(teller, told) ?? '';
        expect(sentence).not.toMatch(/\{|balance|undefined|NaN|null/);
        expect(countWords(sentence)).toBeLessThanOrEqual(30);
      }
    }
  });

  it('tell a plan from those that are nearly as good', TIME, () => {
    let [asked, apart] = [0, 0];
    for (const state of positionsOf(SOAK ? SEEDS.slice(0, 60) : [7, 11], SOAK ? 9 : 23)) {
      const seen = shipped.observe(state, state.turn);
      const { orders, wins } = wholeOf(chanceOfWinning(shipped, seen));
      const others = wins ? [] : otherTurns(shipped, seen, orders).slice(0, 2);
      if (others.length < 2) continue;
      const turns = others.map((other): readonly Order[] => other.orders);
      const told = toldDeeds(chooseDeeds(shipped, seen, orders, turns));
      asked += 1;
      const isApart = turns.every((turn) => {
        const keys = new Set(deedsOf(shipped, seen, turn).map(keyOfDeed));
        return told.some((deed) => !keys.has(keyOfDeed(deed)));
      });
      if (isApart) apart += 1;
    }
    expect(apart).toBeGreaterThanOrEqual(asked * (SOAK ? 0.9 : 0.7));
  });

  it('name a card that came in and fell in the same turn', () => {
    const state = STATES.find(({ units }) => units.length > 0);
    const [unit] = state?.units ?? [];
    if (state === undefined || unit === undefined) throw new Error('nobody on the board');
    const fallen = { ...unit, id: `${unit.card}-77`, row: 2, col: 1 } as const;
    const seen = shipped.observe(state, unit.side);
    const who = whoIn({ start: state, end: state, seen, events: [{ type: 'deployed', unit: fallen }] });
    expect(who(fallen.id)).toMatchObject({ card: unit.card, at: { row: 2, col: 1 } });
  });

  it('of a turn without orders is that it waits, and prices come apart from gains', () => {
    const [state] = STATES;
    if (state === undefined) throw new Error('no positions');
    const seen = shipped.observe(state, state.turn);
    expect(deedsOf(shipped, seen, [])).toEqual([{ kind: 'waits' }]);
    const { gains, prices } = chooseDeeds(shipped, seen, randomTurn(shipped, seen, 3));
    expect(gains.some(isPrice)).toBe(false);
    expect(prices.every(isPrice)).toBe(true);
  });
});
