import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { SIDES } from '../../../src/kernel/sides';
import { fixtureOf, type Series } from '../../../src/measure/series/series';
import { shippedBook, shippedDeck } from '../../support/book';

const book = shippedBook();
const engine = createBattleEngine(book);
const decks = ['bastion', 'cinder', 'galecrest'].map(shippedDeck);
const series: Series = {
  book,
  contestants: { first: { player: 'greedy', ignores: null }, second: { player: 'random', ignores: null } },
  pairings: decks.flatMap((first) => decks.map((second) => [first, second] as const)),
  battlefields: ['open-field', 'ruins'],
  games: 36,
  seed: 4_294_967_290,
};
const fixtures = Array.from({ length: series.games }, (_, game) => fixtureOf(series, engine, game));

/** What each contestant has been dealt, in the order in which it draws; dispatches may overfill a hand. */
function dealt(game: number) {
  const { start, seats } = fixtureOf(series, engine, game);
  const { state } = engine.begin(start);
  return Object.fromEntries(
    SIDES.map((side) => [seats[side], [...state.hands[side], ...state.discards[side], ...state.decks[side]]]),
  );
}

describe('mirrored pairs', () => {
  it('exchange the sides and keep seed and battlefield', () => {
    for (let pair = 0; pair < fixtures.length; pair += 2) {
      const [one, other] = fixtures.slice(pair, pair + 2);
      expect(one?.seats).toEqual({ left: 'first', right: 'second' });
      expect(other?.seats).toEqual({ left: 'second', right: 'first' });
      expect(other?.start.seed).toBe(one?.start.seed);
      expect(other?.start.battlefield).toBe(one?.start.battlefield);
    }
  });

  it.each([0, 2, 6, 20, 34])('deal the same cards in the same order to the same player: %i', (game) => {
    expect(dealt(game + 1)).toEqual(dealt(game));
  });

  it('are shuffled differently from pair to pair', () => {
    expect(dealt(18)).not.toEqual(dealt(0));
  });

  it('go through every pairing on every battlefield', () => {
    const seen = fixtures
      .filter(({ seats }) => seats.left === 'first')
      .map(({ start }) => JSON.stringify([start.battlefield, start.decks]));
    expect(new Set(seen).size).toBe(18);
  });

  it('have seeds that the engine knows, beyond the largest one too', () => {
    expect(fixtures.map(({ start }) => start.seed).every((seed) => seed >= 0 && seed < 2 ** 32)).toBe(true);
  });
});
