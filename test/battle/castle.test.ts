import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { COMBAT_TYPES } from '../../src/battle/combatType';
import { isScreened, screensRow } from '../../src/battle/damage';
import { COLUMNS, POSITIONS, samePosition } from '../../src/battle/position';
import { OPPONENT, SIDES } from '../../src/battle/sides';
import { reckon } from '../../src/core/arithmetic/reckon';
import { BOW, book, MAGE, SWORD } from '../support/book';
import { eventOf, plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, position, sword, unit } from '../support/position';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;
const SIEGE = { type: 'attackCastle', unit: 'a' } as const;

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
    expect(standing(after, 'a')).toMatchObject({ facing, attacked: true });
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
      const { events } = play(plain, position({ units: [bow('a', 'left', [0, col])] }), SIEGE);
      expect(eventOf(events, 'castleStruck').damage).toBe(20);
    }
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

describe('R6, the screen', () => {
  it('is a defender in the attacker’s row, strictly between it and the castle: all pairs of cells', () => {
    for (const side of SIDES) {
      for (const own of POSITIONS) {
        for (const other of POSITIONS) {
          if (samePosition(own, other)) continue;
          const attacker = bow('a', side, [own.row, own.col]);
          const beyond = side === 'left' ? other.col > own.col : other.col < own.col;
          const enemy = position({ units: [attacker, sword('b', OPPONENT[side], [other.row, other.col])] });
          const ally = position({ units: [attacker, sword('b', side, [other.row, other.col])] });
          expect(isScreened(enemy, attacker)).toBe(other.row === own.row && beyond);
          expect(isScreened(ally, attacker)).toBe(false);
        }
      }
    }
  });

  it.each([
    ['open', [], 20],
    ['one card right behind', [sword('b', 'right', [1, 1])], 10],
    ['one card far behind', [sword('b', 'right', [1, 2])], 10],
    ['two cards halve only once', [sword('b', 'right', [1, 1]), sword('c', 'right', [1, 2])], 10],
    ['a card of the next row', [sword('b', 'right', [0, 1])], 20],
    ['an own card', [sword('b', 'left', [1, 1])], 20],
  ] as const)('%s', (_what, others, damage) => {
    const { events } = play(plain, position({ units: [bow('a', 'left', [1, 0]), ...others] }), SIEGE);
    expect(eventOf(events, 'castleStruck').damage).toBe(damage);
    expect(reckon(eventOf(events, 'castleStruck').arithmetic)).toBe(damage);
  });

  it('a card that the attacker has passed screens nothing', () => {
    const units = [bow('a', 'left', [1, 2]), sword('b', 'right', [1, 1])];
    expect(eventOf(play(plain, position({ units }), SIEGE).events, 'castleStruck').damage).toBe(20);
  });

  it.each([
    [21, 10],
    [3, 1],
    [1, 1],
  ])('half of %i is %i: rounded down, at least 1', (attack, damage) => {
    const units = [bow('a', 'left', [1, 0], { attack }), sword('b', 'right', [1, 2])];
    const blow = eventOf(play(plain, position({ units }), SIEGE).events, 'castleStruck');
    expect(blow.damage).toBe(damage);
    expect(reckon(blow.arithmetic)).toBe(damage);
  });

  it('follows the rules’ number', () => {
    const engine = createBattleEngine(
      book({ rules: { screen: 25, castleColumns: { melee: [0], ranged: [], hybrid: [2] } } }),
    );
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    expect(eventOf(play(engine, position({ units }), SIEGE).events, 'castleStruck').damage).toBe(5);
    expect(refusalOf(engine, position({ units: [bow('a', 'left', [0, 1])] }), SIEGE)).toBe('castle-out-of-reach');
  });

  it('row by row, for the page', () => {
    const state = position({ units: [sword('a', 'left', [0, 2]), sword('b', 'right', [2, 0])] });
    expect([0, 1, 2].map((row) => screensRow(state, 'left', row))).toEqual([true, false, false]);
    expect([0, 1, 2].map((row) => screensRow(state, 'right', row))).toEqual([false, false, true]);
  });
});
