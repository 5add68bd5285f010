import { expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/events';
import { UNKNOWN_CARD } from '../../src/battle/observe';
import { observeEvents } from '../../src/battle/observeEvents';

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
  expect(JSON.stringify(observeEvents(DRAWS, 'left'))).not.toContain('secret');
});

it('keeps the recorded events as they were', () => {
  observeEvents(DRAWS, 'left');
  expect(DRAWS[1]).toEqual({ type: 'cardDrawn', side: 'right', card: 'secret-card' });
});
