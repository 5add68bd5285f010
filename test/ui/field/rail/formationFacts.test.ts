import { describe, expect, it } from 'vitest';
import { integrityOf } from '../../../../src/skirmish/formations/integrity';
import type { ActiveFormation } from '../../../../src/skirmish/model/state';
import { bonusWords, membersOf, slotBonuses } from '../../../../src/ui/field/rail/formationFacts';
import type { FieldSpeak } from '../../../../src/words/field/narrator';
import { fieldBook } from '../../../skirmish/support/books';
import { at, field, type Sketch } from '../../../skirmish/support/field';

const book = fieldBook('d50');
const phalanx = book.formations.phalanx;
const speak: FieldSpeak = (word, values) =>
  `${word.split('.').at(-1)}${values === undefined ? '' : ` ${values.value}`}`;

const PHALANX: ActiveFormation = {
  id: 1,
  formation: 'phalanx',
  side: 'left',
  anchor: at('F8'),
  facing: 'north',
  members: [
    { unit: 's', slot: 0, like: 0, offset: { x: -1, y: 0 } },
    { unit: 't', slot: 1, like: 1, offset: { x: 1, y: 0 } },
    { unit: 'c', slot: 2, like: 2, offset: { x: 0, y: 1 } },
  ],
  integrity: 100,
  hasMarched: false,
};

function faultsOf(sketches: readonly Sketch[]) {
  const placed = field(book, sketches);
  const units = placed.units.map((unit) => (unit.health === 0 ? { ...unit, position: null } : unit));
  const state = { ...placed, units };
  const members = membersOf(book, state, PHALANX);
  return { faults: members.map(({ fault }) => fault), integrity: integrityOf(book, state, PHALANX) };
}

describe('a formation beside the board', () => {
  it('is whole when everybody stands in place and faces along', () => {
    expect(
      faultsOf([
        ['s', 'shieldbearer', 'left', 'E8', { facing: 'north' }],
        ['t', 'shieldbearer', 'left', 'G8', { facing: 'northeast' }],
        ['c', 'captain', 'left', 'F9', { facing: 'south' }],
      ]),
    ).toEqual({ faults: [null, null, null], integrity: 100 });
  });

  it('names who is turned away, out of place or fallen', () => {
    const { faults } = faultsOf([
      ['s', 'shieldbearer', 'left', 'E8', { facing: 'south' }],
      ['t', 'shieldbearer', 'left', 'H8', { facing: 'north' }],
      ['c', 'captain', 'left', 'F9', { health: 0 }],
    ]);
    expect(faults).toEqual(['wrong_facing', 'out_of_place', 'member_fell']);
  });

  it('tells what each place gains, under which conditions, divided as the rule set says', () => {
    if (phalanx === undefined) throw new Error('no phalanx');
    const gains = (divisor: number) =>
      phalanx.slots.map((slot) => [slot.role, bonusWords(speak, slotBonuses(phalanx, slot), divisor)]);
    const front = 'defense 8, defense 10 intact shielded fromFront';
    expect(gains(1)).toEqual([
      ['frontLine', front],
      ['frontLine', front],
      ['leader', 'leadership 5'],
    ]);
    const tenth = 'defense 1 intact shielded fromFront';
    expect(gains(10)).toEqual([
      ['frontLine', tenth],
      ['frontLine', tenth],
      ['leader', ''],
    ]);
  });
});
