import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import { book, MAGE } from '../support/book';
import { eventOf, play, refusalOf, standing } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword, tank } from '../support/position';
import { END, has, STRIKE, told } from './support/blows';

const cards = ['rally', 'battle-cry', 'entrench', 'inspire'].map((id) => ({ ...MAGE, id: `card-${id}`, ...has(id) }));
const engine = createBattleEngine(book({ cards }));

/** A card with the ability comes to (1,1) under Left. */
function deployed(ability: string, sketch: Sketch) {
  const order: Order = { type: 'deploy', card: `card-${ability}`, at: at(1, 1) };
  return play(engine, position({ supply: { left: 9 }, hands: { left: [`card-${ability}`] }, ...sketch }), order);
}

describe('Rally', () => {
  const spent = { attacked: true };

  it.each([
    ['nobody', [], null],
    ['one that has attacked', [sword('a', 'left', [0, 0], spent)], 'a'],
    ['one that hasn’t', [sword('a', 'left', [0, 0])], null],
    ['the stronger', [sword('a', 'left', [0, 0], spent), tank('b', 'left', [2, 2], { ...spent, attack: 21 })], 'b'],
    [
      'the stronger of those that have',
      [sword('a', 'left', [0, 0], spent), tank('b', 'left', [2, 2], { attack: 99 })],
      'a',
    ],
    [
      'equals: lower row, then lower column',
      [sword('a', 'left', [1, 2], spent), sword('b', 'left', [0, 2], spent)],
      'b',
    ],
    ['equals in one row', [sword('a', 'left', [0, 2], spent), sword('b', 'left', [0, 1], spent)], 'b'],
    [
      'the printed attack counts, not the bonus',
      [sword('a', 'left', [0, 0], { ...spent, attackBonus: 50 }), sword('b', 'left', [2, 0], { ...spent, attack: 21 })],
      'b',
    ],
    ['no enemy', [sword('a', 'right', [0, 0], spent)], null],
  ])('readies %s', (_what, units, expected) => {
    const { state, events } = deployed('rally', { units });
    expect(told(events)).toEqual(expected === null ? ['deployed'] : ['deployed', 'readied']);
    if (expected === null) return;
    expect(eventOf(events, 'readied')).toEqual({
      type: 'readied',
      unit: expected,
      what: 'attack',
      by: 'card-rally',
      ability: 'rally',
    });
    expect(standing(state, expected)).toMatchObject({ attacked: false, hasStruck: true });
  });

  it('only in its ring', () => {
    const order: Order = { type: 'deploy', card: 'card-rally', at: at(0, 0) };
    const units = [sword('far', 'left', [0, 2], { ...spent, attack: 99 }), sword('near', 'left', [1, 1], spent)];
    const state = position({ supply: { left: 9 }, hands: { left: ['card-rally'] }, units });
    expect(eventOf(play(engine, state, order).events, 'readied').unit).toBe('near');
  });

  it('the readied card strikes again, once', () => {
    const units = [bow('a', 'left', [1, 0], spent), tank('b', 'right', [1, 2])];
    const { state } = deployed('rally', { units });
    const struck = play(engine, state, STRIKE).state;
    expect(refusalOf(engine, struck, STRIKE)).toBe('already-attacked');
  });
});

describe('Battle Cry', () => {
  it('gives every ally in its ring 6 until the end of the turn', () => {
    const units = [sword('ally', 'left', [0, 0]), sword('corner', 'left', [2, 2]), sword('enemy', 'right', [0, 1])];
    const { state, events } = deployed('battle-cry', { units });
    expect(events.slice(1)).toEqual([
      { type: 'emboldened', unit: 'ally', amount: 6, by: 'card-battle-cry', ability: 'battle-cry' },
      { type: 'emboldened', unit: 'corner', amount: 6, by: 'card-battle-cry', ability: 'battle-cry' },
    ]);
    expect(state.units.map(({ id, attackBonus }) => `${id} ${attackBonus}`)).toEqual([
      'ally 6',
      'corner 6',
      'enemy 0',
      'card-battle-cry 0',
    ]);
    expect(standing(play(engine, state, END).state, 'ally').attackBonus).toBe(0);
  });

  it('not beyond the ring; two cries add up', () => {
    const units = [sword('far', 'left', [0, 2]), sword('near', 'left', [1, 0], { attackBonus: 6 })];
    const state = position({ supply: { left: 9 }, hands: { left: ['card-battle-cry'] }, units });
    const after = play(engine, state, { type: 'deploy', card: 'card-battle-cry', at: at(0, 0) }).state;
    expect([standing(after, 'far').attackBonus, standing(after, 'near').attackBonus]).toEqual([0, 12]);
  });

  it('counts in the very next blow: (20 + 6) × 1.2 − 4', () => {
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [0, 1])];
    const { state } = deployed('battle-cry', { units });
    const struck = eventOf(play(engine, state, STRIKE).events, 'struck');
    expect(struck.damage).toBe(27);
    expect(struck.arithmetic[1]).toEqual({ source: 'turn-bonus', kind: 'add', value: 6 });
  });
});

describe('Entrench', () => {
  it.each([
    ['.', 'partial-cover'],
    ['~', 'partial-cover'],
    ['c', 'good-cover'],
    ['C', null],
    ['x', null],
    ['^', null],
    ['*', null],
    ['%', null],
  ])('on %s: %s', (glyph, expected) => {
    const ground = ['...', `.${glyph}.`, '...'] as const;
    const { state, events } = deployed('entrench', { ground });
    const before = position({ ground }).ground;
    expect(state.ground[4]).toBe(expected ?? before[4]);
    expect(state.ground.toSpliced(4, 1)).toEqual(before.toSpliced(4, 1));
    expect(state.walls).toEqual([]);
    expect(told(events).includes('groundChanged')).toBe(expected !== null);
    if (expected !== null) {
      const change = { at: at(1, 1), from: before[4], to: expected, health: null };
      expect(eventOf(events, 'groundChanged')).toMatchObject({ ...change, by: 'card-entrench', ability: 'entrench' });
    }
  });

  it('the terrain stays when the card is gone, and the next one digs deeper', () => {
    const { state } = deployed('entrench', {});
    const empty = { ...state, units: [], hands: { left: ['card-entrench'], right: [] } };
    const again = play(engine, empty, { type: 'deploy', card: 'card-entrench', at: at(1, 1) }).state;
    expect(again.ground[4]).toBe('good-cover');
  });
});

describe('Inspire', () => {
  it('gives orthogonal allies 4 while it stands there, itself nothing', () => {
    const bearer = mage('i', 'left', [1, 1], has('inspire'));
    const attackWith = (attacker: ReturnType<typeof sword>, ...others: readonly ReturnType<typeof sword>[]): number => {
      const target = bow('b', 'right', [1, 2]);
      return eventOf(play(engine, position({ units: [attacker, target, ...others] }), STRIKE).events, 'struck').damage;
    };
    expect(attackWith(mage('a', 'left', [0, 1]), bearer)).toBe(24);
    expect(attackWith(mage('a', 'left', [0, 0]), bearer)).toBe(20);
    expect(attackWith(mage('a', 'left', [0, 1]))).toBe(20);
    expect(attackWith({ ...bearer, id: 'a' })).toBe(20);
    // With a card behind it the other is a Vanguard: 28 × 1.2 = 33.6.
    expect(attackWith(mage('a', 'left', [0, 1]), bearer, mage('j', 'left', [0, 0], has('inspire')))).toBe(33);
  });

  it('not enemies', () => {
    const units = [mage('a', 'left', [1, 0]), bow('b', 'right', [1, 2]), mage('i', 'right', [0, 0], has('inspire'))];
    expect(eventOf(play(engine, position({ units }), STRIKE).events, 'struck').damage).toBe(20);
  });
});
