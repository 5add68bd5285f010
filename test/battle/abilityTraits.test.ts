import { describe, expect, it } from 'vitest';
import { hasFlag } from '../../src/battle/abilities/flags';
import { abilitySource, partsOf } from '../../src/battle/abilities/parts';
import { FLAG, traitsOf } from '../../src/battle/abilities/traits';
import { type Ability, FLAGS, TRIGGERS } from '../../src/battle/abilities/vocabulary';
import { compileState } from '../../src/battle/model/engineState';
import type { Unit } from '../../src/battle/model/unit';
import { book, SWORD, shippedBook } from '../support/book';
import { standing } from '../support/engine';
import { position, sword } from '../support/position';
import { has } from './support/blows';

const whole = book();

/** Which flags a card of the shipped abilities always has. */
const FLAGGED: Readonly<Record<string, readonly string[]>> = {
  charge: ['freshMayMove', 'freshMayBesiege'],
  rush: ['freshMayMove'],
  snared: ['cannotMove'],
  flying: ['deployAnywhere', 'crossGround', 'ignoreHazard', 'slipAway'],
  sniper: ['moveOrAttack'],
  'hit-and-run': ['slipAway', 'moveAfterAttack'],
  brace: ['mayBrace'],
};

function flagsOf(changes: Partial<Unit>): string[] {
  const board = compileState(whole, position({ units: [sword('a', 'left', [1, 1], changes)] }));
  return FLAGS.filter((flag) => hasFlag(board, standing(board, 'a'), FLAG[flag]));
}

describe('the flags', () => {
  it.each(Object.keys(shippedBook().abilities))('of %s', (id) => {
    const stealth = ['targetedFromRing', 'screenNothing'];
    const always = FLAGGED[id] ?? [];
    expect(flagsOf(has(id))).toEqual(id === 'stealth' ? stealth : always);
    expect(FLAGS.filter((flag) => (traitsOf(whole, has(id)).flags & FLAG[flag]) !== 0)).toEqual(always);
  });

  it('of several abilities add up', () => {
    expect(flagsOf(has('sniper', 'charge'))).toEqual(['freshMayMove', 'freshMayBesiege', 'moveOrAttack']);
  });

  it('with a condition hold while it does', () => {
    expect(flagsOf({ ...has('stealth'), revealed: true })).toEqual([]);
    expect(flagsOf({ ...has('stealth', 'sniper'), revealed: true })).toEqual(['moveOrAttack']);
  });
});

describe('the figures', () => {
  it.each([
    [[], { addMove: 0, leastMove: 0, reachColumns: 0, slideSquares: 0, namesCell: false }],
    [['swift'], { addMove: 1, leastMove: 0, reachColumns: 0 }],
    [['swift', 'swift', 'flying'], { addMove: 2, leastMove: 2, reachColumns: 0 }],
    [['reach'], { addMove: 0, leastMove: 0, reachColumns: 2, slideSquares: 0 }],
    [['slide'], { slideSquares: 1, namesCell: false }],
    [['push', 'pull'], { slideSquares: 0 }],
    [['raise-palisade'], { namesCell: true, slideSquares: 0 }],
    [['entrench'], { namesCell: false }],
    [['lost'], { addMove: 0, flags: 0 }],
    [['constructor', 'swift'], { addMove: 1 }],
  ])('of %j', (ids, expected) => {
    expect(traitsOf(whole, has(...ids))).toMatchObject(expected);
  });

  it('take the largest of several, and the card’s own number before the ability’s', () => {
    const uses = [{ id: 'reach', value: 1 }, { id: 'reach' }, { id: 'slide', value: 3 }, { id: 'slide' }];
    expect(traitsOf(whole, { abilities: uses })).toMatchObject({ reachColumns: 2, slideSquares: 3 });
    const [first] = uses;
    expect(traitsOf(whole, { abilities: first === undefined ? [] : [first] }).reachColumns).toBe(1);
  });

  it('are worked out once for a list, and anew for another book', () => {
    const { abilities } = has('swift');
    expect(traitsOf(whole, { abilities })).toBe(traitsOf(whole, { ...SWORD, abilities }));
    const bare = { ...whole, abilities: {} };
    expect(traitsOf(bare, { abilities }).addMove).toBe(0);
  });
});

describe('the parts', () => {
  const ability: Ability = {
    id: 'many',
    value: 7,
    parts: [
      { trigger: 'endTurn', order: 2, effect: { heal: { amount: 'value', to: { who: 'self' } } } },
      { trigger: 'startTurn', effect: { addAtk: { amount: 3 } } },
      { trigger: 'endTurn', order: 1, condition: { fresh: true }, effect: { conceal: true } },
      { trigger: 'endTurn', effect: { dealDamage: { amount: 'value', to: { who: 'enemies', area: 'row' } } } },
    ],
  };

  it('have the number in place of “value”: the card’s, else the ability’s, else none', () => {
    const amounts = (use: { id: string; value?: number }, of = ability): unknown[] =>
      partsOf(of, use).map((part) => part.with);
    expect(amounts({ id: 'many' })).toEqual([
      { amount: 7, to: { who: 'self' } },
      { amount: 3 },
      true,
      { amount: 7, to: { who: 'enemies', area: 'row' } },
    ]);
    expect(amounts({ id: 'many', value: 2 })[0]).toEqual({ amount: 2, to: { who: 'self' } });
    const { value: _value, ...bare } = ability;
    expect(amounts({ id: 'many' }, bare)[0]).toEqual({ amount: 0, to: { who: 'self' } });
  });

  it('know their ability and how the arithmetic names it', () => {
    const [first] = partsOf(ability, { id: 'many' });
    expect(first).toMatchObject({
      ability: 'many',
      source: 'ability:many',
      trigger: 'endTurn',
      order: 2,
      effect: 'heal',
    });
    expect(first?.test).toBeNull();
    expect(abilitySource('x')).toBe('ability:x');
    expect(partsOf(ability, { id: 'many' })[1]?.order).toBe(0);
    expect(partsOf(ability, { id: 'many' })[2]?.test).not.toBeNull();
  });

  it('come by trigger and order, then as they stand', () => {
    const { parts } = traitsOf(book({ abilities: [ability] }), has('many'));
    expect(parts.endTurn.map(({ effect }) => effect)).toEqual(['dealDamage', 'conceal', 'heal']);
    expect(parts.startTurn.map(({ effect }) => effect)).toEqual(['addAtk']);
    expect(Object.keys(parts).toSorted()).toEqual([...TRIGGERS].toSorted());
    expect(parts.passive).toEqual([]);
  });

  it('must have an effect: anything else is a bug', () => {
    const hollow = { id: 'hollow', parts: [{ trigger: 'endTurn', effect: {} }] } as unknown as Ability;
    expect(() => partsOf(hollow, { id: 'hollow' })).toThrow('hollow');
  });
});
