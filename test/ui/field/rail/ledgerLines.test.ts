import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { type AttackReading, readAttack } from '../../../../src/ui/field/rail/attackReading';
import { damageFormula } from '../../../../src/ui/field/rail/damageLines';
import { countFaces, facesOf } from '../../../../src/ui/field/rail/faces';
import { ledgerOf } from '../../../../src/ui/field/rail/ledgerLines';
import { type RailVoice, railVoice } from '../../../../src/ui/field/rail/railVoice';
import { ENGLISH_FIELD } from '../../../../src/words/field/en';
import { fieldNames, fieldNarrator } from '../../../../src/words/field/narrator';
import { fieldBook, fieldCatalog, type RuleSetId } from '../../../skirmish/support/books';
import { field, openMap, type Sketch } from '../../../skirmish/support/field';

const intl = createIntl({ locale: 'en', messages: { ...ENGLISH_FIELD } });

/** A shot or blow of the first at the second, behind a crate at E7. */
function attack(rules: RuleSetId, sketches: readonly Sketch[]): { voice: RailVoice; reading: AttackReading } {
  const book = fieldBook(rules);
  const elevation = openMap().elevation.map((_, cell) => (cell === 9 * 12 + 2 ? 1 : 0));
  const map = openMap({ elevation, obstacles: [{ kind: 'crate', positions: [{ x: 4, y: 6 }] }] });
  const state = field(book, sketches, map);
  const order: SkirmishOrder = { type: 'attack', unit: 'a', target: 'b' };
  const reading = readAttack(book, state, order, skirmishEngineFor(book).forecast(state, 'left', order));
  if (reading === null) throw new Error('no attack');
  const catalog = fieldCatalog();
  const speak: Parameters<typeof fieldNarrator>[0] = (word, values) => intl.formatMessage({ id: word }, { ...values });
  const narrator = fieldNarrator(speak, fieldNames(catalog, rules, 'en'), book.rules.attack.kind, state);
  return { voice: railVoice({ book, catalog, narrator }, 'en'), reading };
}

function told(rules: RuleSetId, sketches: readonly Sketch[]): string[] {
  const { voice, reading } = attack(rules, sketches);
  const { lines, sum, damage } = ledgerOf(voice, reading);
  return [...lines, sum, ...damage].map(({ label, figure }) => `${label}: ${figure}`);
}

describe('the ledger of an attack', () => {
  it('check: stats, height and cover lead to the face that is needed', () => {
    expect(
      told('d20', [
        ['a', 'bowman', 'left', 'C10'],
        ['b', 'shieldman', 'right', 'F6'],
      ]),
    ).toEqual([
      'DEX 8 − REF 8: 0',
      'High ground: +2',
      'Cover by Crate: −4',
      'Not flanked: 0',
      'd20 −2 against 11: needs: 13',
      'Bow: 9',
    ]);
  });

  it('total: the sum names the defence that the dice must reach', () => {
    expect(
      told('2d6', [
        ['a', 'bowman', 'left', 'C10'],
        ['b', 'axeman', 'right', 'F6', { facing: 'east' }],
      ]),
    ).toContain('2d6 against DEF 10: needs: 10');
  });

  it('fixed: each factor of the certain damage', () => {
    const sketches: readonly Sketch[] = [
      ['a', 'archer', 'left', 'C10'],
      ['b', 'knight', 'right', 'F6', { facing: 'east' }],
    ];
    expect(told('clockwork', sketches)).toEqual(['Bow: 20', 'From the rear: × 1.50', 'High ground: +10', 'Damage: 40']);
    const { voice, reading } = attack('clockwork', sketches);
    expect(damageFormula(voice, reading)).toBe('20 × 1.50 + 10');
  });

  it('average: the last line is the lowest sum of both dice that hits', () => {
    const { voice, reading } = attack('d50', [
      ['a', 'archer', 'left', 'C10'],
      ['b', 'reaver', 'right', 'F7', { isExposed: true }],
    ]);
    const { lines, sum } = ledgerOf(voice, reading);
    expect(sum.figure).toBe(String(countFaces(facesOf(reading)).from));
    expect(lines.find(({ detail }) => detail?.includes('Exposed −10'))?.figure).toBe('−7');
  });
});
