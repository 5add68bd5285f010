import { describe, expect, it } from 'vitest';
import { checkFlankingAt, FLANKING_REASONS } from '../../src/core/flanking/checkFlanking';
import type { FlankingRules } from '../../src/core/flanking/flankingRules';
import type { Position } from '../../src/core/geometry/position';
import { flankingMessage } from '../../src/words/flanking';
import { speakerOf } from './support/intl';

/** 004:906–915. */
const RULES: FlankingRules = {
  enabled: true,
  attackBonus: 2,
  damageBonus: 0,
  behindAttackBonus: 2,
  behindDamageBonus: 2,
  requiresAlly: true,
  allyMustBeAdjacent: true,
  oppositeTolerance: 0,
};
const TARGET = { x: 4, y: 4 };

/** What is said of an attack on a target that faces south. */
function told(attacker: Position, ally: Position | null, changes: Partial<FlankingRules> = {}) {
  const allies = ally === null ? [] : [{ id: 'ally', position: ally }];
  const result = checkFlankingAt({ ...RULES, ...changes }, attacker, TARGET, 'south', allies);
  return [flankingMessage(speakerOf('en'), result), flankingMessage(speakerOf('it'), result)];
}

describe('document 004’s messages', () => {
  it.each([
    ['004:689', { x: 3, y: 4 }, { x: 5, y: 4 }, {}, 'Flanking! (+2 attack)', 'Aggiramento! (+2 all’attacco)'],
    [
      '004:696',
      { x: 4, y: 3 },
      null,
      {},
      'Backstab! (+2 attack, +2 damage)',
      'Pugnalata alle spalle! (+2 all’attacco, +2 ai danni)',
    ],
    ['004:702', { x: 3, y: 4 }, null, {}, 'Attacking from the side.', 'Attacco dal lato.'],
    ['004:705', { x: 4, y: 5 }, null, {}, 'No flanking advantage.', 'Nessun vantaggio di aggiramento.'],
    ['004:655', { x: 4, y: 6 }, null, {}, 'Must be adjacent to flank.', 'Per aggirare bisogna essere adiacenti.'],
    [
      'switched off',
      { x: 4, y: 3 },
      null,
      { enabled: false },
      'Flanking is switched off.',
      'L’aggiramento è disattivato.',
    ],
    [
      'without an ally',
      { x: 3, y: 4 },
      null,
      { requiresAlly: false, damageBonus: 1 },
      'Flanking! (+2 attack, +1 damage)',
      'Aggiramento! (+2 all’attacco, +1 ai danni)',
    ],
    [
      'a bonus below 0',
      { x: 3, y: 4 },
      { x: 5, y: 4 },
      { attackBonus: -1 },
      'Flanking! (−1 attack)',
      'Aggiramento! (−1 all’attacco)',
    ],
    ['bonuses of nothing', { x: 3, y: 4 }, { x: 5, y: 4 }, { attackBonus: 0 }, 'Flanking!', 'Aggiramento!'],
  ] as const)('%s', (_what, attacker, ally, changes, english, italian) => {
    expect(told(attacker, ally, changes)).toEqual([english, italian]);
  });

  it('there is one for every reason that the core gives', () => {
    const messages = FLANKING_REASONS.map((reason) =>
      flankingMessage(speakerOf('en'), { reason, attackBonus: 0, damageBonus: 0 }),
    );
    // With an ally or without: flanked is flanked.
    expect(new Set(messages).size).toBe(FLANKING_REASONS.length - 1);
  });
});
