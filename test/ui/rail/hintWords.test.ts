import { describe, expect, it } from 'vitest';
import type { HintStep } from '../../../src/store/advice/hintSlice';
import type { PlannedOrder } from '../../../src/store/advice/plannedOrders';
import { hintSentences } from '../../../src/ui/rail/hintWords';
import { namesIn } from '../../../src/words/names';
import { shippedCatalog } from '../../support/book';
import { speakerOf } from '../../words/support/intl';

const at = { row: 0, col: 1 };
const nobody = { card: null, from: null, target: null, hasTwin: { card: false, target: false } } as const;

const DEPLOY: PlannedOrder = {
  ...nobody,
  order: { type: 'deploy', card: 'oathguard', at },
  aim: { type: 'cell', at },
  card: 'oathguard',
};
const STRIKE: PlannedOrder = {
  ...nobody,
  order: { type: 'attack', unit: 'a', target: 'b' },
  aim: { type: 'cell', at: { row: 1, col: 2 } },
  card: 'oathguard',
  from: at,
  target: 'slag-knight',
};
const SIEGE: PlannedOrder = { ...STRIKE, order: { type: 'attackCastle', unit: 'a' }, aim: { type: 'castle' } };
const END: PlannedOrder = { ...nobody, order: { type: 'endTurn' }, aim: { type: 'end' } };
const BACK: PlannedOrder = {
  ...nobody,
  order: { type: 'mulligan', cards: ['oathguard', 'slag-knight'] },
  aim: { type: 'hand' },
};
const MARCH: PlannedOrder = { ...nobody, order: { type: 'march', column: 0, to: 1 }, aim: { type: 'column' } };

function told(plan: readonly PlannedOrder[], step: HintStep, language: 'en' | 'it' = 'en'): string {
  return hintSentences(speakerOf(language), namesIn(shippedCatalog(), language), plan, step).join(' ');
}

describe('a hint in words', () => {
  it.each<readonly [string, PlannedOrder, string, string]>([
    ['deployment', DEPLOY, 'Look at row 1, center.', 'Oathguard should act.'],
    ['blow', STRIKE, 'Look at row 2, right wing.', 'Oathguard should act.'],
    ['siege', SIEGE, 'Look at the enemy castle.', 'Oathguard should act.'],
    ['opening hand', BACK, 'Look at your hand.', '2 cards should go back: Oathguard and Slag Knight.'],
  ])('of a %s says where, and then which card too', (_what, first, where, which) => {
    expect(told([first, END], 'where')).toBe(where);
    expect(told([first, END], 'which')).toBe(`${where} ${which}`);
  });

  it('of a march has nothing to add to what it said', () => {
    for (const step of ['where', 'which'] as const) expect(told([MARCH], step)).toBe('A whole column should march.');
  });

  it('says when nothing is better than ending the turn', () => {
    for (const step of ['where', 'which'] as const) {
      expect(told([END], step)).toBe('Nothing is better than ending the turn now.');
    }
    expect(told([], 'plan')).toBe('Nothing is better than ending the turn now.');
  });

  it('says which of two cards with one name it means, and where they stand', () => {
    const twins = { ...STRIKE, hasTwin: { card: true, target: true } };
    expect(told([twins, END], 'which')).toContain('Oathguard (row 1, center) should act.');
    expect(told([twins, END], 'plan')).toMatch(
      /^Strike Slag Knight \(row 2, right wing\) with Oathguard \(row 1, center\)\./,
    );
    expect(told([twins, END], 'plan', 'it')).toContain('(riga 2, ala destra)');
  });

  it('tells the whole plan order by order, in both languages', () => {
    expect(told([DEPLOY, STRIKE, SIEGE, END], 'plan')).toBe(
      'Deploy Oathguard to row 1, center. Strike Slag Knight with Oathguard. Strike the castle with Oathguard. End the turn.',
    );
    expect(told([DEPLOY, END], 'plan', 'it')).toMatch(/^Schiera .+ alla riga 1, centro\. Concludi il turno\.$/);
  });
});
