import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/content/catalog';
import { ENGLISH_CHRONICLE } from '../../src/words/en/chronicle';
import type { AnyWord } from '../../src/words/speak';
import { watchedMessages } from '../../src/words/watched';
import { MESSAGES } from './support/messages';

it('for whoever watches, the log speaks of nobody as "you" or "the enemy"', () => {
  const words = Object.keys(ENGLISH_CHRONICLE) as AnyWord[];
  const told = words.filter((word) => word !== 'log.drawn.yours').map((word) => watchedMessages(MESSAGES.en)[word]);
  expect(told.filter((message) => /\b(you|your|enemy)\b/i.test(message))).toEqual([]);
});

it.each(LANGUAGES)('in %s both castles and both sides have names of their own', (language) => {
  const watched = watchedMessages(MESSAGES[language]);
  for (const [yours, enemys] of [
    ['castle.yours', 'castle.enemys'],
    ['side.yours', 'side.enemys'],
    ['log.owner.yours', 'log.owner.enemys'],
    ['log.castle.yours', 'log.castle.enemys'],
    ['zones.deploy.yours', 'zones.deploy.enemys'],
  ] as const) {
    expect(watched[yours]).not.toBe(MESSAGES[language][yours]);
    expect(watched[enemys]).not.toBe(MESSAGES[language][enemys]);
    expect(watched[yours]).not.toBe(watched[enemys]);
  }
  expect(watched['battle.yourTurn']).toContain(MESSAGES[language]['seat.left']);
});
