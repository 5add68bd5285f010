import { describe, expect, it } from 'vitest';
import { FACINGS } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, mage, position, sword, tank } from '../support/position';
import { blow, END, has, sourcesOf } from './support/blows';

const BRACE = { type: 'brace', unit: 'a' } as const;

describe('Brace, the order', () => {
  it.each<readonly [string, Partial<Unit>, string | null]>([
    ['a card that knows how', has('brace'), null],
    ['a fresh one', { ...has('brace'), fresh: true }, null],
    ['a moved one', { ...has('brace'), moved: true }, null],
    ['one without attack', { ...has('brace'), attack: 0 }, null],
    ['one that struck', { ...has('brace'), attacked: true }, 'already-attacked'],
    ['one that doesn’t know how', {}, 'cannot-brace'],
    ['a moved Sniper', { ...has('brace', 'sniper'), moved: true }, 'moved-cannot-attack'],
    ['one that left its formation', { ...has('brace'), strayed: true }, 'left-formation'],
  ])('%s', (_what, changes, expected) => {
    const state = position({ units: [sword('a', 'left', [1, 0], changes)] });
    expect(refusalOf(plain, state, BRACE)).toBe(expected);
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === 'brace')).toBe(expected === null);
  });

  it('of one’s own cards, and of cards that are there', () => {
    const state = position({ turn: 'right', units: [sword('a', 'left', [1, 0], has('brace'))] });
    expect(refusalOf(plain, state, BRACE)).toBe('not-your-unit');
    expect(refusalOf(plain, state, { type: 'brace', unit: 'ghost' })).toBe('no-such-unit');
  });

  it('instead of the attack; the move stays', () => {
    const units = [sword('a', 'left', [1, 0], { ...has('brace'), facing: 'north' }), sword('b', 'right', [1, 1])];
    const { state, events } = play(plain, position({ units }), BRACE);
    expect(events).toEqual([{ type: 'braced', unit: 'a' }]);
    expect(standing(state, 'a')).toEqual({ ...units[0], braced: true, attacked: true });
    expect(refusalOf(plain, state, { type: 'attack', unit: 'a', target: 'b' })).toBe('already-attacked');
    expect(refusalOf(plain, state, BRACE)).toBe('already-attacked');
    expect(refusalOf(plain, state, { type: 'move', unit: 'a', to: at(0, 0) })).toBeNull();
  });

  it('a braced Sniper can’t move', () => {
    const state = position({ units: [bow('a', 'left', [1, 0], has('brace', 'sniper'))] });
    const move = { type: 'move', unit: 'a', to: at(0, 0) } as const;
    expect(refusalOf(plain, play(plain, state, BRACE).state, move)).toBe('attacked-cannot-move');
  });

  it('lasts until the own next turn, through the other’s', () => {
    const state = position({ units: [sword('a', 'left', [1, 0], has('brace'))] });
    const waiting = play(plain, state, BRACE, END).state;
    expect(standing(waiting, 'a').braced).toBe(true);
    expect(standing(play(plain, waiting, END).state, 'a').braced).toBe(false);
  });
});

describe('Brace, the blow', () => {
  const braced = { ...has('brace'), braced: true };

  it.each(FACINGS)('a card that faces %s: always front, + 6 defence', (facing) => {
    const struck = blow({ units: [mage('a', 'left', [1, 0]), tank('b', 'right', [1, 1], { ...braced, facing })] });
    expect(struck).toMatchObject({ angle: 'front', angleReason: 'ability', damage: 5 });
    expect(sourcesOf(struck)).toContain('ability:brace');
    const weaker = blow({ units: [mage('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { ...braced, facing })] });
    expect(weaker.damage).toBe(10);
  });

  it('neither pincer nor surrounded', () => {
    const units = [
      mage('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1], braced),
      mage('c', 'left', [1, 2]),
      mage('d', 'left', [0, 0]),
    ];
    expect(blow({ units })).toMatchObject({ angle: 'front', damage: 10 });
  });

  it('Frontal Shield then applies: (20 − 10) × 0.8', () => {
    const shielded = { ...has('frontal-shield', 'brace'), braced: true, facing: 'east' } as const;
    expect(blow({ units: [mage('a', 'left', [1, 0]), sword('b', 'right', [1, 1], shielded)] }).damage).toBe(8);
    const open = { ...shielded, braced: false };
    expect(blow({ units: [mage('a', 'left', [1, 0]), sword('b', 'right', [1, 1], open)] }).damage).toBe(26);
  });

  it('Sunder halves the six too: 20 − (4 + 6) / 2', () => {
    const units = [mage('a', 'left', [1, 0], has('sunder')), sword('b', 'right', [1, 1], braced)];
    expect(blow({ units }).damage).toBe(15);
  });

  it('with Phalanx: 4 + 8 + 6, so a quarter', () => {
    const fellows = [sword('c', 'right', [0, 1]), sword('d', 'right', [2, 1])];
    const units = [mage('a', 'left', [1, 0], { attack: 30 }), sword('b', 'right', [1, 1], braced), ...fellows];
    expect(blow({ units }).damage).toBe(12);
  });

  it('a card that doesn’t stand braced has nothing of it', () => {
    const units = [mage('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { ...has('brace'), facing: 'east' })];
    expect(blow({ units })).toMatchObject({ angle: 'rear', damage: 26 });
  });

  it('Riposte answers a blow that bracing made frontal', () => {
    const units = [
      mage('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1], { ...has('brace', 'riposte'), braced: true, facing: 'east' }),
    ];
    const { events } = play(plain, position({ units }), { type: 'attack', unit: 'a', target: 'b' });
    expect(events.map(({ type }) => type)).toContain('countered');
  });
});
