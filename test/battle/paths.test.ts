import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { cellsIn, setOf } from '../../src/battle/model/cellSet';
import { walkTable } from '../../src/battle/model/paths';
import { cellOf, POSITIONS } from '../../src/battle/model/position';
import { book } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, groundOf, mage, position, type Sketch, sword } from '../support/position';
import { fresh, has, told } from './support/blows';
import { cell, name, place } from './support/cells';

type Ground = NonNullable<Sketch['ground']>;

/** The cells that a card reaches, in two digits each; what is offered is what is accepted. */
function reached(ground: Ground, from: string, ...abilities: readonly string[]): string {
  const mover = mage('a', 'left', place(cell(from)), has(...abilities));
  const state = position({ ground, units: [mover] });
  const engine = fresh();
  const offered = engine.getValidMovementPositions(mover, state);
  const accepted = POSITIONS.filter((to) => refusalOf(engine, state, { type: 'move', unit: 'a', to }) === null);
  expect(accepted).toEqual(offered);
  return offered.map(name).join(' ');
}

describe('R4, the ground on the way of a hybrid’s two cells', () => {
  it.each([
    ['marsh: past it by another way', 'marsh', '01', '00 02 10 11 12'],
    ['marsh: not through it', 'marsh', '10', '00 01 11 20 21'],
    ['marsh: not onto it by two', 'marsh', '00', '01 02 10 20'],
    ['marsh: out of it', 'marsh', '11', '00 01 02 10 12 20 21 22'],
    ['boulder: not onto it', 'the-boulder', '10', '00 01 20 21'],
    ['boulder: around a corner', 'the-boulder', '01', '00 02 10 12'],
    ['boulder: past it in its own row', 'the-boulder', '00', '01 02 10 20'],
    ['broken ground: between two marshes', 'broken-ground', '11', '00 01 02 10 12 20 21 22'],
    ['broken ground: from the corner over the marsh', 'broken-ground', '00', '01 02 10 11'],
    ['hills, cover and fire hinder nobody', 'redoubt', '11', '00 01 02 10 12 20 21 22'],
  ])('%s', (_what, ground, from, expected) => {
    expect(reached(ground, from)).toBe(expected);
  });

  it.each<readonly [string, Ground, string, string]>([
    ['both ways closed by marsh', ['.~.', '~..', '...'], '00', '01 10'],
    ['both ways closed by boulders', ['.#.', '#..', '...'], '00', ''],
    ['one by marsh, one by a boulder', ['.~.', '#..', '...'], '00', '01'],
    ['one way is enough', ['.~.', '...', '...'], '00', '01 10 11 20'],
    ['very difficult ground is difficult', ['.=.', '...', '...'], '00', '01 10 11 20'],
  ])('%s', (_what, ground, from, expected) => {
    expect(reached(ground, from)).toBe(expected);
  });
});

describe('R4, three cells with Swift, four with two', () => {
  it.each<readonly [string, Ground, string, readonly string[], string]>([
    ['open', ['...', '...', '...'], '00', ['swift'], '01 02 10 11 12 20 21'],
    ['a marsh in the centre', ['...', '.~.', '...'], '00', ['swift'], '01 02 10 12 20 21'],
    ['the centre and one end', ['..~', '.~.', '...'], '00', ['swift'], '01 10 20 21'],
    ['only shortest ways count', ['.#.', '...', '#..'], '00', ['swift'], '10 11 12 21'],
    ['a wall with a gap', ['.#.', '.#.', '...'], '00', ['swift', 'swift'], '10 20 21 22'],
    ['a longer way around is no way', ['.#.', '.#.', '...'], '10', ['swift', 'swift'], '00 20 21 22'],
    ['corner to corner past the centre', ['...', '.#.', '...'], '00', ['swift', 'swift'], '01 02 10 12 20 21 22'],
    ['corner to corner: closed', ['..~', '.#.', '~..'], '00', ['swift', 'swift'], '01 10'],
  ])('%s', (_what, ground, from, abilities, expected) => {
    expect(reached(ground, from, ...abilities)).toBe(expected);
  });
});

describe('R4, Flying', () => {
  it('crosses anything and ends anywhere but on a boulder', () => {
    expect(reached('marsh', '10', 'flying')).toBe('00 01 11 12 20 21');
    expect(reached('the-boulder', '10', 'flying')).toBe('00 01 12 20 21');
    expect(reached(['.#.', '#~.', '...'], '00', 'flying')).toBe('02 11 20');
  });

  it('ends on no card either', () => {
    const mover = mage('a', 'left', [1, 0], has('flying'));
    const state = position({
      ground: 'marsh',
      units: [mover, sword('b', 'right', [1, 2]), sword('c', 'left', [1, 1])],
    });
    expect(plain.getValidMovementPositions(mover, state).map(name)).toEqual(['00', '01', '20', '21']);
  });
});

describe('R4, why not', () => {
  it.each([
    ['a boulder', 'the-boulder', '11', 'cell-blocked'],
    ['the way', 'the-boulder', '12', 'ground-in-the-way'],
    ['marsh at the end of two', 'marsh', '12', 'ground-in-the-way'],
    ['too far, whatever the ground', 'the-boulder', '22', 'too-far'],
  ])('%s', (_what, ground, to, expected) => {
    const state = position({ ground, units: [mage('a', 'left', [1, 0])] });
    expect(refusalOf(fresh(), state, { type: 'move', unit: 'a', to: cell(to) })).toBe(expected);
  });
});

describe('R4, hazards', () => {
  const YARD = 'burning-yard';

  it('entering one hurts, by 8; going past or leaving doesn’t', () => {
    const moveTo = (from: string, to: string, ...abilities: readonly string[]): string[] => {
      const state = position({ ground: YARD, units: [mage('a', 'left', place(cell(from)), has(...abilities))] });
      return told(play(fresh(), state, { type: 'move', unit: 'a', to: cell(to) }).events);
    };
    expect(moveTo('10', '11')).toEqual(['moved', 'burned']);
    expect(moveTo('00', '11')).toEqual(['moved', 'burned']);
    expect(moveTo('10', '12')).toEqual(['moved']);
    expect(moveTo('11', '12')).toEqual(['moved']);
    expect(moveTo('10', '11', 'flying')).toEqual(['moved']);
  });

  it.each([
    [9, 1, false],
    [8, 0, true],
    [3, 0, true],
  ])('with %i health left %i', (health, left, falls) => {
    const state = position({ ground: YARD, units: [sword('a', 'left', [1, 0], { health })] });
    const { state: after, events } = play(plain, state, { type: 'move', unit: 'a', to: at(1, 1) });
    expect(events[1]).toEqual({ type: 'burned', unit: 'a', damage: 8, health: left });
    expect(told(events)).toEqual(falls ? ['moved', 'burned', 'fell'] : ['moved', 'burned']);
    expect(after.discards.left).toEqual(falls ? ['sword'] : []);
    if (!falls) expect(standing(after, 'a').health).toBe(left);
  });
});

describe('the table of ways', () => {
  it('leads onto no boulder and to no cell from itself, whoever asks', () => {
    const boulder = setOf(({ row, col }) => row === 0 && col === 1);
    const ways = walkTable(boulder, 0);
    const from = (cell: number): number[] => cellsIn(ways[cell] ?? 0).map(cellOf);
    expect(from(0)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(from(4)).toEqual([0, 2, 3, 5, 6, 7, 8]);
  });
});

describe('what is known of a ground', () => {
  it('goes with the ground: a cell that changes is seen at once', () => {
    const mover = sword('a', 'left', [1, 0]);
    const before = position({ units: [mover] });
    const after = { ...before, ground: groundOf(['...', '.#.', '...']) };
    expect(plain.getValidMovementPositions(mover, before)).toContainEqual(at(1, 1));
    expect(plain.getValidMovementPositions(mover, after)).not.toContainEqual(at(1, 1));
  });

  it('goes with the book: other terrain under the same name', () => {
    const whole = book();
    const dry = { ...whole, terrains: whole.terrains.map((terrain) => ({ ...terrain, cost: 1 })) };
    const mover = mage('a', 'left', [1, 0]);
    const state = position({ ground: 'marsh', units: [mover] });
    expect(plain.getValidMovementPositions(mover, state)).not.toContainEqual(at(1, 2));
    expect(createBattleEngine(dry).getValidMovementPositions(mover, state)).toContainEqual(at(1, 2));
  });
});
