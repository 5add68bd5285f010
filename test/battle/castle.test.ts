import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { COMBAT_TYPES } from '../../src/battle/model/combatType';
import { COLUMNS } from '../../src/battle/model/position';
import { SIDES } from '../../src/kernel/sides';
import { BOW, book, MAGE, SWORD } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, position, sword, unit } from '../support/position';
import { has, SIEGE, siege, sourcesOf } from './support/blows';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;

describe('R6 and ruling 4, from where', () => {
  const places = SIDES.flatMap((side) => COMBAT_TYPES.flatMap((type) => COLUMNS.map((col) => ({ side, type, col }))));

  it.each(places)('$side $type in column $col', ({ side, type, col }) => {
    const state = position({ turn: side, units: [unit(CARD[type], 'a', side, [2, col])] });
    const reaches = type !== 'melee' || col === 1;
    expect(refusalOf(plain, state, SIEGE)).toBe(reaches ? null : 'castle-out-of-reach');
  });

  it('not while fresh, and not twice', () => {
    const fresh = position({ units: [bow('a', 'left', [0, 0], { fresh: true })] });
    expect(refusalOf(plain, fresh, SIEGE)).toBe('fresh-cannot-siege');
    const struck = play(plain, position({ units: [bow('a', 'left', [0, 0])] }), SIEGE).state;
    expect(refusalOf(plain, struck, SIEGE)).toBe('already-attacked');
  });

  it('fresh with Charge', () => {
    const fresh = position({ units: [sword('a', 'left', [0, 1], { ...has('charge'), fresh: true })] });
    expect(refusalOf(plain, fresh, SIEGE)).toBeNull();
  });

  it('by the rules’ columns', () => {
    const engine = createBattleEngine(book({ rules: { castleColumns: { melee: [0], ranged: [], hybrid: [2] } } }));
    expect(refusalOf(engine, position({ units: [sword('a', 'left', [0, 0])] }), SIEGE)).toBeNull();
    expect(refusalOf(engine, position({ units: [bow('a', 'left', [0, 1])] }), SIEGE)).toBe('castle-out-of-reach');
  });

  it('without a line of sight', () => {
    const state = position({ ground: 'the-boulder', units: [bow('a', 'left', [1, 0])] });
    expect(refusalOf(plain, state, SIEGE)).toBeNull();
  });

  it('after a move into the centre', () => {
    const state = position({ units: [sword('a', 'left', [0, 0])] });
    const { state: after } = play(plain, state, { type: 'move', unit: 'a', to: at(0, 1) }, SIEGE);
    expect(after.castles.right).toBe(120);
  });
});

describe('R6, what it does', () => {
  it.each([
    ['left', 'right', 'east'],
    ['right', 'left', 'west'],
  ] as const)('%s strikes the castle of %s and faces it', (side, castle, facing) => {
    const state = position({ turn: side, units: [bow('a', side, [0, 1], { facing: 'north' })] });
    const { state: after, events } = play(plain, state, SIEGE);
    expect(after.castles).toEqual({ ...state.castles, [castle]: 120 });
    expect(standing(after, 'a')).toMatchObject({ facing, attacked: true, hasStruck: true, revealed: true });
    expect(events).toEqual([
      {
        type: 'castleStruck',
        unit: 'a',
        castle,
        facing,
        damage: 20,
        health: 120,
        arithmetic: [{ source: 'attack', kind: 'base', value: 20 }],
      },
    ]);
  });

  it('ruling 7: zones do not apply, from any column', () => {
    for (const col of COLUMNS) {
      expect(siege({ units: [bow('a', 'left', [0, col])] }).damage).toBe(20);
    }
  });

  it('ruling 7: zones apply where the rules say so', () => {
    const engine = createBattleEngine(book({ rules: { zonesAtCastle: true } }));
    const damages = COLUMNS.map((col) => siege({ units: [bow('a', 'left', [0, col])] }, engine));
    expect(damages.map(({ damage }) => damage)).toEqual([16, 20, 23]);
    expect(damages.map((struck) => sourcesOf(struck)[1])).toEqual(['left-wing', 'center', 'right-wing']);
  });

  it('neither angle nor defence nor cover: enemies all around change nothing', () => {
    const around = [sword('b', 'right', [0, 0]), sword('c', 'right', [2, 1]), sword('d', 'right', [2, 2])];
    for (const facing of ['north', 'south', 'west'] as const) {
      expect(siege({ units: [bow('a', 'left', [1, 1], { facing }), ...around] }).damage).toBe(20);
    }
  });

  it.each([
    ['Inspire 4', [sword('c', 'left', [0, 1], has('inspire'))], {}, 24],
    [
      'Inspire from two sides',
      [sword('c', 'left', [0, 1], has('inspire')), bow('d', 'left', [1, 0], has('inspire'))],
      {},
      28,
    ],
    ['Inspire from a corner', [sword('c', 'left', [0, 0], has('inspire'))], {}, 20],
    ['Battle Cry', [], { attackBonus: 6 }, 26],
    ['both', [sword('c', 'left', [0, 1], has('inspire'))], { attackBonus: 6 }, 30],
    ['Charge adds nothing here', [], { ...has('charge'), moved: true }, 20],
    ['Backstab adds nothing here', [], has('backstab'), 20],
    ['Sunder adds nothing here', [], has('sunder'), 20],
  ] as const)('ATK′: %s', (_what, others, changes, damage) => {
    expect(siege({ units: [sword('a', 'left', [1, 1], changes), ...others] }).damage).toBe(damage);
  });

  it('ATK′ is what the screen halves', () => {
    const units = [
      sword('a', 'left', [1, 1], { attackBonus: 6 }),
      sword('b', 'right', [1, 2]),
      sword('c', 'left', [0, 1], has('inspire')),
    ];
    const struck = siege({ units });
    expect(struck.damage).toBe(15);
    expect(struck.arithmetic.map(({ source, kind, value }) => [source, kind, value])).toEqual([
      ['attack', 'base', 20],
      ['ability:inspire', 'add', 4],
      ['turn-bonus', 'add', 6],
      ['screen', 'percent', 50],
    ]);
  });

  it('at least 1, or what the rules say', () => {
    const units = [sword('a', 'left', [1, 1], { attack: 1 }), sword('b', 'right', [1, 2])];
    expect(siege({ units }).damage).toBe(1);
    expect(siege({ units }).arithmetic.at(-1)).toEqual({ source: 'least-damage', kind: 'least', value: 1 });
    expect(siege({ units }, createBattleEngine(book({ rules: { leastDamage: 3 } }))).damage).toBe(3);
  });

  it.each([
    [21, 1, null],
    [20, 0, 'left'],
    [19, -1, 'left'],
    [1, -19, 'left'],
  ])('R10: 20 at a castle of %i leaves %i and %s wins', (before, health, winner) => {
    const state = position({ castles: { left: 1, right: before }, units: [bow('a', 'left', [0, 0])] });
    const { state: after, events } = play(plain, state, SIEGE);
    expect(after.castles.right).toBe(health);
    expect([after.winner, after.ending]).toEqual(winner === null ? [null, null] : [winner, 'castle']);
    expect(events).toHaveLength(winner === null ? 1 : 2);
  });

  it('a fallen castle leaves nothing to order', () => {
    const state = position({
      castles: { left: 1, right: 20 },
      units: [bow('a', 'left', [0, 0]), bow('b', 'left', [1, 0])],
    });
    const { state: after } = play(plain, state, SIEGE);
    expect(plain.legalOrders(after, 'left')).toEqual([]);
    expect(plain.legalOrders(after, 'right')).toEqual([]);
    expect(refusalOf(plain, after, { type: 'attackCastle', unit: 'b' })).toBe('battle-over');
    expect(refusalOf(plain, after, { type: 'concede' })).toBe('battle-over');
  });
});
