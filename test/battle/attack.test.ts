import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { COMBAT_TYPES } from '../../src/battle/model/combatType';
import { COLUMNS, type Facing, POSITIONS } from '../../src/battle/model/position';
import { BOW, book, MAGE, SWORD } from '../support/book';
import { eventOf, plain, play, refusalOf, standing } from '../support/engine';
import { bow, mage, position, sword, tank, unit } from '../support/position';
import { has, STRIKE, told } from './support/blows';
import { PAIRS } from './support/cells';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;

/** From (1,1) towards each of the other cells, by hand (R5.2). */
const FROM_CENTRE: readonly (Facing | null)[] = [
  'west',
  'north',
  'east',
  'west',
  null,
  'east',
  'west',
  'south',
  'east',
];
/** From (0,0). */
const FROM_CORNER: readonly (Facing | null)[] = [
  null,
  'east',
  'east',
  'south',
  'east',
  'east',
  'south',
  'south',
  'east',
];
/** From (2,2). */
const FROM_FAR_CORNER: readonly (Facing | null)[] = [
  'west',
  'north',
  'north',
  'west',
  'west',
  'north',
  'west',
  'west',
  null,
];
/** From (1,0): two columns away counts more than one row. */
const FROM_EDGE: readonly (Facing | null)[] = ['north', 'east', 'east', null, 'east', 'east', 'south', 'east', 'east'];

describe('R5 and ruling 3, reach', () => {
  const pairs = COMBAT_TYPES.flatMap((type) => COLUMNS.flatMap((from) => COLUMNS.map((to) => ({ type, from, to }))));

  it.each(pairs)('$type in column $from at a card in column $to', ({ type, from, to }) => {
    const reaches = type !== 'melee' || Math.abs(from - to) <= 1;
    for (const [own, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 0],
    ] as const) {
      const state = position({ units: [unit(CARD[type], 'a', 'left', [own, from]), sword('b', 'right', [other, to])] });
      expect(refusalOf(plain, state, STRIKE)).toBe(reaches ? null : 'out-of-reach');
    }
  });

  it.each([
    ['Reach', has('reach'), null],
    ['Flying', has('flying'), 'out-of-reach'],
    ['Charge', has('charge'), 'out-of-reach'],
  ] as const)('melee two columns away with %s', (_what, changes, expected) => {
    const state = position({ units: [sword('a', 'left', [0, 0], changes), sword('b', 'right', [2, 2])] });
    expect(refusalOf(plain, state, STRIKE)).toBe(expected);
  });

  it('follows the rules’ numbers, and Reach never shortens', () => {
    const attackColumns = { melee: 0, ranged: 1, hybrid: 2 };
    const engine = createBattleEngine(book({ rules: { attackColumns } }));
    const verdict = (attacker: ReturnType<typeof sword>, col: number): string | null =>
      refusalOf(engine, position({ units: [attacker, sword('b', 'right', [1, col])] }), STRIKE);
    expect(verdict(sword('a', 'left', [0, 0]), 0)).toBeNull();
    expect(verdict(sword('a', 'left', [0, 0]), 1)).toBe('out-of-reach');
    expect(verdict(bow('a', 'left', [0, 0]), 1)).toBeNull();
    expect(verdict(bow('a', 'left', [0, 0]), 2)).toBe('out-of-reach');
    const near = { abilities: [{ id: 'reach', value: 1 }] };
    expect(verdict(mage('a', 'left', [0, 0], near), 2)).toBeNull();
    expect(verdict(sword('a', 'left', [0, 0], near), 1)).toBeNull();
    expect(verdict(sword('a', 'left', [0, 0], near), 2)).toBe('out-of-reach');
  });

  it('needs no line: cards in between block nothing', () => {
    const state = position({
      units: [bow('a', 'left', [1, 0]), tank('wall', 'right', [1, 1]), sword('b', 'right', [1, 2])],
    });
    expect(refusalOf(plain, state, STRIKE)).toBeNull();
  });
});

describe('R5.2 and ruling 8, turning', () => {
  it.each([
    [[1, 1], FROM_CENTRE],
    [[0, 0], FROM_CORNER],
    [[2, 2], FROM_FAR_CORNER],
    [[1, 0], FROM_EDGE],
  ] as const)('an attacker on %j turns to its target, by hand', (from, expected) => {
    for (const [index, cell] of POSITIONS.entries()) {
      if (expected[index] === null) continue;
      const state = position({ units: [mage('a', 'left', from), bow('b', 'right', [cell.row, cell.col])] });
      const { state: after, events } = play(plain, state, STRIKE);
      expect(standing(after, 'a').facing).toBe(expected[index]);
      expect(eventOf(events, 'struck').facing).toBe(expected[index]);
    }
  });

  it('for all 72 pairs: along the longer way, across when both are equal', () => {
    for (const { from, to } of PAIRS) {
      const [across, down] = [to.col - from.col, to.row - from.row];
      const alongColumns = across > 0 ? 'east' : 'west';
      const alongRows = down > 0 ? 'south' : 'north';
      const units = [bow('a', 'right', [from.row, from.col]), bow('b', 'left', [to.row, to.col])];
      const { state } = play(plain, position({ turn: 'right', units }), STRIKE);
      expect(standing(state, 'a').facing).toBe(Math.abs(across) >= Math.abs(down) ? alongColumns : alongRows);
    }
    expect(PAIRS).toHaveLength(72);
  });

  it('being hit turns nobody', () => {
    const state = position({ units: [bow('a', 'left', [0, 0]), sword('b', 'right', [2, 2], { facing: 'south' })] });
    expect(standing(play(plain, state, STRIKE).state, 'b').facing).toBe('south');
  });

  it('a refused attack turns nobody', () => {
    const state = position({ units: [sword('a', 'left', [0, 0], { facing: 'south' }), sword('b', 'right', [0, 2])] });
    expect(plain.submit(state, STRIKE).ok).toBe(false);
    expect(standing(state, 'a').facing).toBe('south');
  });
});

describe('R5, what a blow does', () => {
  it('wounds the target, marks the attacker, hurts nobody else', () => {
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), sword('c', 'right', [0, 1])];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(standing(state, 'b').health).toBe(30);
    expect(standing(state, 'a')).toMatchObject({
      health: 50,
      attacked: true,
      hasStruck: true,
      revealed: true,
      moved: false,
    });
    expect(standing(state, 'c')).toEqual(units[2]);
    expect(told(events)).toEqual(['struck', 'wounded']);
    expect(eventOf(events, 'struck')).toMatchObject({ unit: 'a', target: 'b', angle: 'front', angleReason: 'facing' });
    expect(eventOf(events, 'wounded')).toEqual({ type: 'wounded', unit: 'b', health: 30 });
  });

  it.each([
    [21, 1, false],
    [20, 0, true],
    [19, 0, true],
    [1, 0, true],
  ])('a blow of 20 at %i health leaves %i', (health, left, falls) => {
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health })];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(eventOf(events, 'wounded').health).toBe(left);
    expect(eventOf(events, 'struck').damage).toBe(20);
    expect(state.units.some(({ id }) => id === 'b')).toBe(!falls);
    expect(state.discards.right).toEqual(falls ? ['sword'] : []);
    if (falls) expect(events.at(-1)).toEqual({ type: 'fell', unit: 'b', card: 'sword', side: 'right' });
  });

  it('the fallen leave their cell free and go to their own side’s discards, last on top', () => {
    const units = [bow('a', 'left', [1, 0]), mage('b', 'right', [1, 1], { health: 1 })];
    const { state } = play(plain, position({ units, discards: { left: ['bow'], right: ['tank'] } }), STRIKE);
    expect(state.discards).toEqual({ left: ['bow'], right: ['tank', 'mage'] });
    expect(state.units.map(({ id }) => id)).toEqual(['a']);
  });

  it('killing the last card ends nothing', () => {
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 1 })];
    expect(play(plain, position({ units }), STRIKE).state.winner).toBeNull();
  });
});

describe('R5 and ruling 5, how often', () => {
  it('once a turn; again in the next own turn', () => {
    const state = position({ units: [bow('a', 'left', [1, 0]), tank('b', 'right', [1, 2])] });
    const struck = play(plain, state, STRIKE).state;
    expect(refusalOf(plain, struck, STRIKE)).toBe('already-attacked');
    expect(refusalOf(plain, struck, { type: 'attackCastle', unit: 'a' })).toBe('already-attacked');
    expect(refusalOf(plain, play(plain, struck, { type: 'endTurn' }, { type: 'endTurn' }).state, STRIKE)).toBeNull();
  });

  it('a fresh card may strike cards, a moved one too', () => {
    for (const flags of [{ fresh: true }, { moved: true }]) {
      const state = position({ units: [sword('a', 'left', [1, 0], flags), sword('b', 'right', [1, 1])] });
      expect(refusalOf(plain, state, STRIKE)).toBeNull();
    }
  });

  it('ruling 41: a card with attack 0 can’t', () => {
    const engine = createBattleEngine(book());
    const state = position({ units: [mage('a', 'left', [1, 1], { attack: 0 }), sword('b', 'right', [1, 2])] });
    expect(refusalOf(engine, state, STRIKE)).toBe('no-attack');
    expect(refusalOf(engine, state, { type: 'attackCastle', unit: 'a' })).toBe('no-attack');
    expect(engine.legalOrders(state, 'left').some(({ type }) => type.startsWith('attack'))).toBe(false);
  });
});
