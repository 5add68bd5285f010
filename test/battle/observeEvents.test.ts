import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { BattleEvent } from '../../src/battle/model/events';
import { UNKNOWN_CARD } from '../../src/battle/view/observe';
import { observeEvents } from '../../src/battle/view/observeEvents';
import { OPPONENT, SIDES } from '../../src/kernel/sides';
import { shippedBook, starterDeck } from '../support/book';
import { play } from '../support/engine';
import { hiddenCardsMarked, markedAlike, tellsSecrets } from '../support/hidden';

const DRAWS: readonly BattleEvent[] = [
  { type: 'cardDrawn', side: 'left', card: 'sword' },
  { type: 'cardDrawn', side: 'right', card: 'secret-card' },
  { type: 'cardOverdrawn', side: 'right', card: 'bow' },
];

it('names what one draws oneself and what anyone discards, and not what the other side draws', () => {
  expect(observeEvents(DRAWS, 'left')).toEqual([
    DRAWS[0],
    { type: 'cardDrawn', side: 'right', card: UNKNOWN_CARD },
    DRAWS[2],
  ]);
  expect(tellsSecrets(observeEvents(DRAWS, 'left'))).toBe(false);
});

it('keeps the recorded events as they were', () => {
  observeEvents(DRAWS, 'left');
  expect(DRAWS[1]).toEqual({ type: 'cardDrawn', side: 'right', card: 'secret-card' });
});

describe('a mulligan', () => {
  const engine = createBattleEngine(shippedBook());
  const decks = { left: starterDeck('bastion'), right: starterDeck('cinder') };
  const dealt = engine.begin({ type: 'match', seed: 4, decks, battlefield: null }).state;
  const order = { type: 'mulligan', cards: dealt.hands.left.slice(0, 2) } as const;

  it('tells whoever gave it which cards went back, and nobody the deck', () => {
    const { events } = play(engine, dealt, order);
    expect(observeEvents(events, 'left')[0]).toEqual({
      type: 'mulliganed',
      side: 'left',
      returned: order.cards,
      hand: dealt.hands.left.slice(2),
      deck: Array.from({ length: 22 }, () => UNKNOWN_CARD),
      chance: [],
    });
  });

  it('tells the other side how many cards went back and were drawn', () => {
    const { events } = play(engine, dealt, order);
    expect(observeEvents(events, 'right')).toEqual([
      {
        type: 'mulliganed',
        side: 'left',
        returned: [UNKNOWN_CARD, UNKNOWN_CARD],
        hand: [UNKNOWN_CARD, UNKNOWN_CARD],
        deck: Array.from({ length: 22 }, () => UNKNOWN_CARD),
        chance: [],
      },
      { type: 'cardDrawn', side: 'left', card: UNKNOWN_CARD },
      { type: 'cardDrawn', side: 'left', card: UNKNOWN_CARD },
    ]);
  });

  it.each(SIDES)('shows %s no hidden card', (viewer) => {
    const marked = markedAlike(dealt, order, viewer);
    const { events } = play(engine, marked.state, marked.order);
    expect(tellsSecrets(observeEvents(events, viewer))).toBe(false);
    // The marks are there, and whoever owns them sees them.
    if (viewer === 'right') expect(tellsSecrets(observeEvents(events, OPPONENT[viewer]))).toBe(true);
    expect(tellsSecrets(hiddenCardsMarked(dealt, viewer))).toBe(true);
  });
});
