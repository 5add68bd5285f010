import { describe, expect, it } from 'vitest';
import { COMBAT_TYPES } from '../../src/battle/model/combatType';
import { POSITIONS } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import { BOW, MAGE, SWORD } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, mage, position, sword, unit } from '../support/position';
import { has } from './support/blows';
import { place } from './support/cells';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;

/** How far each cell is from (0,0), (0,1) and (1,1), by hand; the other six follow by turning the board. */
const STEPS = {
  corner: [0, 1, 2, 1, 2, 3, 2, 3, 4],
  edge: [1, 0, 1, 2, 1, 2, 3, 2, 3],
  centre: [2, 1, 2, 1, 0, 1, 2, 1, 2],
} as const;

describe('R4, range on the empty board', () => {
  it.each([
    ['corner', at(0, 0)],
    ['edge', at(0, 1)],
    ['centre', at(1, 1)],
  ] as const)('from a %s cell, by hand', (where, from) => {
    for (const [index, to] of POSITIONS.entries()) {
      const steps = STEPS[where][index] ?? Number.NaN;
      expect(plain.canMoveToPosition(sword('a', 'left', place(from)), to)).toBe(steps === 1);
      expect(plain.canMoveToPosition(bow('a', 'left', place(from)), to)).toBe(steps === 1 || steps === 2);
      expect(plain.canMoveToPosition(mage('a', 'left', place(from)), to)).toBe(steps === 1 || steps === 2);
    }
  });

  const pairs = COMBAT_TYPES.flatMap((type) => POSITIONS.map((from) => ({ type, from })));
  it.each(pairs)('$type from $from.row,$from.col: what is offered is what is in range', ({ type, from }) => {
    const mover = unit(CARD[type], 'a', 'left', [from.row, from.col]);
    const state = position({ units: [mover] });
    for (const to of POSITIONS) {
      const steps = Math.abs(from.row - to.row) + Math.abs(from.col - to.col);
      const inRange = steps >= 1 && steps <= (type === 'melee' ? 1 : 2);
      expect(refusalOf(plain, state, { type: 'move', unit: 'a', to })).toBe(inRange ? null : 'too-far');
    }
    expect(plain.getValidMovementPositions(mover, state)).toEqual(
      POSITIONS.filter((to) => plain.canMoveToPosition(mover, to)),
    );
  });

  it.each([
    ['melee', ['swift'], 2],
    ['ranged', ['swift'], 3],
    ['hybrid', ['swift'], 3],
    ['melee', ['swift', 'swift'], 3],
    ['hybrid', ['swift', 'swift'], 4],
    ['hybrid', ['swift', 'swift', 'swift'], 4],
    ['melee', ['flying'], 2],
    ['ranged', ['flying'], 2],
    ['melee', ['flying', 'swift'], 3],
    ['hybrid', ['flying', 'swift'], 3],
  ] as const)('%s with %j: %i cells', (type, abilities, range) => {
    const mover = unit(CARD[type], 'a', 'left', [0, 0], has(...abilities));
    const state = position({ units: [mover] });
    const reached = POSITIONS.filter(({ row, col }) => row + col >= 1 && row + col <= range);
    expect(plain.getValidMovementPositions(mover, state)).toEqual(reached);
    expect(POSITIONS.filter((to) => plain.canMoveToPosition(mover, to))).toEqual(reached);
    expect(POSITIONS.filter((to) => refusalOf(plain, state, { type: 'move', unit: 'a', to }) === null)).toEqual(
      reached,
    );
  });

  it('zones restrict deployment, never movement: Left walks to column 2, Right to column 0', () => {
    const units = [sword('a', 'left', [0, 1]), mage('b', 'right', [2, 2])];
    expect(refusalOf(plain, position({ units }), { type: 'move', unit: 'a', to: at(0, 2) })).toBeNull();
    expect(refusalOf(plain, position({ turn: 'right', units }), { type: 'move', unit: 'b', to: at(2, 0) })).toBeNull();
  });
});

describe('R4, what a move does', () => {
  it.each([
    ['left', 'east'],
    ['right', 'west'],
  ] as const)('%s: stands there, faces the enemy castle and has moved', (turn, facing) => {
    const state = position({ turn, units: [bow('a', turn, [1, 1], { facing: 'south', health: 9 })] });
    const { state: after, events } = play(plain, state, { type: 'move', unit: 'a', to: at(0, 2) });
    expect(standing(after, 'a')).toEqual({ ...state.units[0], row: 0, col: 2, facing, moved: true });
    expect(events).toEqual([{ type: 'moved', unit: 'a', from: at(1, 1), to: at(0, 2), facing, strayed: false }]);
  });

  it('costs no supply and no card', () => {
    const state = position({ supply: { left: 3 }, hands: { left: ['bow'] }, units: [sword('a', 'left', [0, 0])] });
    const { state: after } = play(plain, state, { type: 'move', unit: 'a', to: at(0, 1) });
    expect([after.supply, after.hands, after.decks]).toEqual([state.supply, state.hands, state.decks]);
  });

  it('goes past cards of either side: only the cell it ends on must be empty', () => {
    const wall = [sword('x', 'right', [0, 1]), sword('y', 'left', [1, 0])];
    const state = position({ units: [bow('a', 'left', [0, 0]), ...wall] });
    expect(refusalOf(plain, state, { type: 'move', unit: 'a', to: at(1, 1) })).toBeNull();
    expect(refusalOf(plain, state, { type: 'move', unit: 'a', to: at(0, 2) })).toBeNull();
    expect(refusalOf(plain, state, { type: 'move', unit: 'a', to: at(0, 1) })).toBe('cell-taken');
    expect(refusalOf(plain, state, { type: 'move', unit: 'a', to: at(1, 0) })).toBe('cell-taken');
  });
});

describe('R4 and ruling 5, how often', () => {
  it.each<readonly [string, Partial<Unit>, string | null]>([
    ['a fresh card', { fresh: true }, 'fresh-cannot-move'],
    ['a card that moved', { moved: true }, 'already-moved'],
    ['a card that attacked', { attacked: true }, null],
    ['a card that is fresh and moved', { fresh: true, moved: true }, 'fresh-cannot-move'],
    ['a fresh card with Charge', { ...has('charge'), fresh: true }, null],
    ['a moved card with Charge', { ...has('charge'), fresh: true, moved: true }, 'already-moved'],
    ['a braced card', { ...has('brace'), braced: true, attacked: true, hasStruck: false }, null],
  ])('%s', (_what, flags, expected) => {
    const mover = sword('a', 'left', [0, 0], flags);
    const state = position({ units: [mover] });
    expect(refusalOf(plain, state, { type: 'move', unit: 'a', to: at(0, 1) })).toBe(expected);
    expect(plain.getValidMovementPositions(mover, state).length > 0).toBe(expected === null);
  });

  it('once a turn, and again in the next own turn', () => {
    const state = position({ units: [sword('a', 'left', [0, 0])] });
    const moved = play(plain, state, { type: 'move', unit: 'a', to: at(0, 1) }).state;
    expect(refusalOf(plain, moved, { type: 'move', unit: 'a', to: at(0, 0) })).toBe('already-moved');
    const nextTurn = play(plain, moved, { type: 'endTurn' }, { type: 'endTurn' }).state;
    expect(refusalOf(plain, nextTurn, { type: 'move', unit: 'a', to: at(0, 0) })).toBeNull();
  });

  it('a move and an attack in either order', () => {
    const state = position({ units: [sword('a', 'left', [0, 0]), sword('b', 'right', [1, 1])] });
    const move = { type: 'move', unit: 'a', to: at(0, 1) } as const;
    const attack = { type: 'attack', unit: 'a', target: 'b' } as const;
    expect(standing(play(plain, state, move, attack).state, 'a')).toMatchObject({ moved: true, attacked: true });
    expect(standing(play(plain, state, attack, move).state, 'a')).toMatchObject({ moved: true, attacked: true });
  });

  it('a card deployed this turn may move in the next', () => {
    const state = position({ supply: { left: 2 }, hands: { left: ['bow'] } });
    const { state: after } = play(
      plain,
      state,
      { type: 'deploy', card: 'bow', at: at(0, 0) },
      { type: 'endTurn' },
      { type: 'endTurn' },
    );
    expect(refusalOf(plain, after, { type: 'move', unit: 'bow', to: at(0, 2) })).toBeNull();
  });
});
