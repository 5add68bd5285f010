import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { type DeckPair, playDeckPair } from '../../../src/measure/decks/deckPair';
import { contestOf, standingsOf, type TrialField } from '../../../src/measure/decks/deckTrials';
import { shippedBook, starterDeck } from '../../support/book';

const FIELD: TrialField = {
  foes: ['bastion', 'cinder'].map((id) => ({ id, cards: [id] })),
  battlefields: ['open-field', 'ruins', 'marsh'],
  seed: 2 ** 32 - 1,
};
const NOTHING = () => undefined;

/** Whoever has the word "good" wins both battles, another none. */
const byName = async ({ own }: DeckPair) => ({ wins: own.includes('good') ? 2 : 0, draws: 0, games: 2 });

describe('two decks against each other', () => {
  const engine = createBattleEngine(shippedBook());

  it('fight twice by one seed, from both sides; one of the weakest cards alone wins neither battle', () => {
    const own = Array.from({ length: 6 }, () => 'gatehouse-levy');
    const pair = { own, other: starterDeck('cinder'), battlefield: 'open-field', seed: 5 };
    expect(playDeckPair(engine, pair)).toEqual({ wins: 0, draws: 0, games: 2 });
  });
});

describe('what a deck is weak against', () => {
  it('is asked of every other deck equally often, on grounds that change, by seeds that go round', async () => {
    const played: DeckPair[] = [];
    const told: number[][] = [];
    const standings = await standingsOf(
      ['own'],
      FIELD,
      3,
      async (pair) => {
        played.push(pair);
        return { wins: pair.other.includes('cinder') ? 0 : 1, draws: 1, games: 2 };
      },
      (_, done, of) => told.push([done, of]),
    );
    expect(standings).toEqual({
      bastion: { wins: 3, draws: 3, games: 6 },
      cinder: { wins: 0, draws: 3, games: 6 },
    });
    expect(told.at(-1)).toEqual([12, 12]);
    expect(new Set(played.map(({ battlefield }) => battlefield)).size).toBe(3);
    expect(played.map(({ seed }) => seed)).toEqual([2 ** 32 - 1, 2 ** 32 - 1, 0, 0, 1, 1]);
  });
});

describe('a contest of decks', () => {
  it('is won by those that win most, and tells of the last battles alone', async () => {
    const told: number[][] = [];
    const decks = [['bad'], ['good', '1'], ['bad'], ['bad'], ['good', '2'], ['bad']];
    const best = await contestOf(decks, FIELD, byName, (done, of) => told.push([done, of]));
    expect(best.map(({ place }) => place)).toEqual([1, 4]);
    expect(best[0]?.score).toEqual({ wins: 48, draws: 0, games: 48 });
    expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
    expect(told.map(([done]) => done)).toEqual(told.map((_, index) => 2 * (index + 1)));
  });

  it('lets all of them meet the same foes with the same shuffles', async () => {
    const met = new Map<string, string[]>();
    const play = async (pair: DeckPair) => {
      const own = pair.own.join();
      met.set(own, [...(met.get(own) ?? []), JSON.stringify({ ...pair, own: [] })]);
      return byName(pair);
    };
    await contestOf([['good'], ['bad']], FIELD, play, NOTHING);
    expect(met.get('good')).toEqual(met.get('bad'));
  });

  it('of no deck is nobody’s', async () => {
    expect(await contestOf([], FIELD, byName, NOTHING)).toEqual([]);
  });
});
