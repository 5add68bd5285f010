import { describe, expect, it } from 'vitest';
import { askCompletions, askWeakness } from '../../../src/store/decks/trials/deckQuestions';
import type { TrialCrew } from '../../../src/store/decks/trials/trialCrew';
import { createTrialPlayer } from '../../../src/store/decks/trials/trialPlayer';
import { shippedBook, shippedCatalog, starterDeck } from '../../support/book';

const CATALOG = shippedCatalog();
const BASTION = CATALOG.decks.bastion?.cards ?? {};

/** A crew that plays nothing, and knows whether it was ended. */
function countingCrew() {
  let ended = 0;
  const open = (): TrialCrew => ({
    play: async () => ({ wins: 1, draws: 0, games: 2 }),
    end: () => {
      ended += 1;
    },
  });
  return { open, ended: () => ended };
}

const asked = (signal: AbortSignal) => ({ catalog: CATALOG, cards: BASTION, seed: 1, signal });

describe('questions about a deck', () => {
  it('are answered for every other deck of the game; the workers are gone afterwards', async () => {
    const crew = countingCrew();
    const standings = await askWeakness(asked(new AbortController().signal), () => undefined, crew.open);
    expect(Object.keys(standings)).toEqual(Object.keys(CATALOG.decks).filter((id) => id !== 'bastion'));
    expect(crew.ended()).toBe(1);
  });

  it('bring two ways to fill a deck up', async () => {
    const crew = countingCrew();
    const given = { ...asked(new AbortController().signal), cards: { oathguard: 2 } };
    const found = await askCompletions(given, () => undefined, crew.open);
    expect(found).toHaveLength(2);
    expect(found.every(({ cards }) => cards.oathguard === 2)).toBe(true);
    expect(crew.ended()).toBe(1);
  });

  it('that were given up before they began play nothing', async () => {
    const crew = countingCrew();
    const left = new AbortController();
    left.abort();
    await expect(askWeakness(asked(left.signal), () => undefined, crew.open)).rejects.toThrow();
    expect(crew.ended()).toBe(1);
  });
});

describe('whoever plays in the worker', () => {
  it('keeps the book that came last', () => {
    const player = createTrialPlayer();
    const few = (id: string) => starterDeck(id).slice(0, 3);
    const pair = { own: few('bastion'), other: few('cinder'), battlefield: null, seed: 1 };
    expect(() => player.answer({ book: null, pair })).toThrow('before their book');
    const first = player.answer({ book: JSON.stringify(shippedBook()), pair });
    expect(first.games).toBe(2);
    expect(player.answer({ book: null, pair })).toEqual(first);
  });
});
