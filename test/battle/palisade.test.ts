import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { blowAtWall } from '../../src/battle/damage/blowAtCastle';
import type { Order } from '../../src/battle/model/orders';
import { POSITIONS } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import { evaluateEntries } from '../../src/core/arithmetic/evaluateEntries';
import { book, SWORD } from '../support/book';
import { eventOf, plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword } from '../support/position';
import { has, sourcesOf, told } from './support/blows';
import { cell, name } from './support/cells';

const BUILDER = { ...SWORD, id: 'builder', ...has('raise-palisade') };
const engine = createBattleEngine(book({ cards: [BUILDER] }));

function toDeploy(sketch: Sketch = {}) {
  return position({ supply: { left: 9 }, hands: { left: ['builder', 'sword'] }, ...sketch });
}

function raise(cellOfBuilder: string, palisadeAt: string): Order {
  return { type: 'deploy', card: 'builder', at: cell(cellOfBuilder), palisadeAt: cell(palisadeAt) };
}

describe('Raise Palisade', () => {
  it.each([
    ['00', '01 10'],
    ['11', '01 10 12 21'],
    ['20', '10 21'],
  ])('deployed at %s names an orthogonal neighbour: %s', (from, expected) => {
    const named = POSITIONS.filter((to) => refusalOf(engine, toDeploy(), raise(from, name(to))) === null);
    expect(named.map(name).join(' ')).toBe(expected);
    const offered = engine
      .legalOrders(toDeploy(), 'left')
      .flatMap((order) => (order.type === 'deploy' && name(order.at) === from && order.palisadeAt ? [order] : []));
    expect(offered.map(({ palisadeAt }) => name(palisadeAt ?? at(9, 9))).join(' ')).toBe(expected);
  });

  it.each([
    ['a cell that a card holds', toDeploy({ units: [sword('x', 'right', [1, 1])] }), raise('10', '11')],
    ['a boulder', toDeploy({ ground: 'the-boulder' }), raise('10', '11')],
    ['its own cell', toDeploy(), raise('10', '10')],
    ['a corner', toDeploy(), raise('10', '01')],
    ['off the board', toDeploy(), raise('10', '13')],
    ['no cell at all', toDeploy(), { ...raise('10', '11'), palisadeAt: null } as unknown as Order],
  ])('not on %s', (_what, state, order) => {
    expect(refusalOf(engine, state, order)).toBe('no-place-to-raise');
  });

  it('only by who can', () => {
    const order = { type: 'deploy', card: 'sword', at: at(1, 0), palisadeAt: at(1, 1) } as const;
    expect(refusalOf(engine, toDeploy(), order)).toBe('cannot-raise');
    const offered = engine.legalOrders(toDeploy({ hands: { left: ['sword'] } }), 'left');
    expect(offered.some((each) => each.type === 'deploy' && each.palisadeAt !== undefined)).toBe(false);
  });

  it('the faults of the deployment itself are named first', () => {
    expect(refusalOf(engine, toDeploy({ supply: { left: 1 } }), raise('10', '10'))).toBe('not-enough-supply');
  });

  it.each(['.', '~', 'c', '*', '^'])('makes %s a boulder with 40 health, and remembers what it was', (glyph) => {
    const state = toDeploy({ ground: ['...', `.${glyph}.`, '...'] });
    const { state: after, events } = play(engine, state, raise('10', '11'));
    const under = state.ground[4] ?? '';
    expect(events.slice(1)).toEqual([
      {
        type: 'groundChanged',
        at: at(1, 1),
        from: under,
        to: 'blocking',
        health: 40,
        by: 'builder',
        ability: 'raise-palisade',
      },
    ]);
    expect(after.ground[4]).toBe('blocking');
    expect(after.ground.filter((_, index) => index !== 4)).toEqual(state.ground.filter((_, index) => index !== 4));
    expect(after.walls).toEqual([{ row: 1, col: 1, health: 40, under }]);
    expect(refusalOf(engine, after, { type: 'deploy', card: 'sword', at: at(1, 1) })).toBe('cell-blocked');
  });

  it('may be left out, and is skipped when no cell is free', () => {
    const walled = toDeploy({ units: [sword('x', 'left', [0, 1]), sword('y', 'right', [1, 0])] });
    const { state, events } = play(engine, walled, { type: 'deploy', card: 'builder', at: at(0, 0) });
    expect([told(events), state.walls]).toEqual([['deployed'], []]);
  });

  it('the health is the card’s own number', () => {
    const cards = [{ ...BUILDER, abilities: [{ id: 'raise-palisade', value: 7 }] }];
    const { state } = play(createBattleEngine(book({ cards })), toDeploy(), raise('10', '11'));
    expect(state.walls[0]?.health).toBe(7);
  });
});

const TEAR = { type: 'attackCell', unit: 'a', at: at(1, 1) } as const;
const WALL = { row: 1, col: 1, health: 40 };

function atWall(attacker: Unit, sketch: Sketch = {}) {
  return position({ walls: [WALL], ...sketch, units: [attacker, ...(sketch.units ?? [])] });
}

describe('attackCell, who may', () => {
  it.each([
    ['melee next to it', sword('a', 'left', [0, 0]), null],
    ['melee in its column', sword('a', 'left', [0, 1]), null],
    ['a bow', bow('a', 'left', [1, 0]), null],
    ['a spent card', sword('a', 'left', [1, 0], { attacked: true }), 'already-attacked'],
    ['a card without attack', sword('a', 'left', [1, 0], { attack: 0 }), 'no-attack'],
    ['a moved Sniper', bow('a', 'left', [1, 0], { ...has('sniper'), moved: true }), 'moved-cannot-attack'],
    ['a fresh card', sword('a', 'left', [1, 0], { fresh: true }), null],
    ['an enemy', sword('a', 'right', [1, 2]), 'not-your-unit'],
    // A live edit may open the terrain of a wall, and somebody steps on it.
    ['whoever stands on it', sword('a', 'left', [1, 1]), 'no-wall'],
    ['a bow that stands on it', bow('a', 'left', [1, 1]), 'no-wall'],
  ])('%s', (_what, attacker, expected) => {
    const state = atWall(attacker);
    expect(refusalOf(plain, state, TEAR)).toBe(expected);
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === 'attackCell')).toBe(expected === null);
  });

  it.each([
    ['melee two columns away', sword('a', 'left', [1, 0]), ['...', '...', '...'], 'out-of-reach'],
    ['melee on a hill', sword('a', 'left', [1, 0]), ['...', '^..', '...'], null],
    ['a bow with a boulder between', bow('a', 'left', [1, 0]), ['...', '.#.', '...'], 'no-line-of-sight'],
    ['a bow past nothing', bow('a', 'left', [1, 0]), ['...', '...', '...'], null],
  ] as const)('a wall at (1,2): %s', (_what, attacker, ground, expected) => {
    const state = position({ ground, walls: [{ row: 1, col: 2, health: 40 }], units: [attacker] });
    expect(refusalOf(plain, state, { ...TEAR, at: at(1, 2) })).toBe(expected);
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === 'attackCell')).toBe(expected === null);
  });

  it('a wall, and nothing else', () => {
    const state = atWall(bow('a', 'left', [1, 0]), {
      ground: ['#..', '...', '...'],
      units: [sword('b', 'right', [1, 2])],
    });
    expect(refusalOf(plain, state, { ...TEAR, at: at(0, 1) })).toBe('no-wall');
    expect(refusalOf(plain, state, { ...TEAR, at: at(0, 0) })).toBe('no-wall');
    expect(refusalOf(plain, state, { ...TEAR, at: at(1, 2) })).toBe('no-wall');
    expect(refusalOf(plain, state, { ...TEAR, at: at(3, 0) })).toBe('off-board');
    expect(refusalOf(plain, state, { ...TEAR, unit: 'ghost' })).toBe('no-such-unit');
  });
});

describe('attackCell, the blow', () => {
  it.each([
    ['no zone: melee from column 0', sword('a', 'left', [1, 0]), {}, 20],
    ['no zone: a bow from column 2', bow('a', 'left', [1, 2]), {}, 20],
    ['high ground adds 10', sword('a', 'left', [1, 0]), { ground: ['...', '^..', '...'] }, 30],
    ['Inspire counts', sword('a', 'left', [1, 0]), { units: [sword('c', 'left', [0, 0], has('inspire'))] }, 24],
    ['Battle Cry counts', sword('a', 'left', [1, 0], { attackBonus: 6 }), {}, 26],
    ['no formation', mage('a', 'left', [0, 1]), { units: [bow('c', 'left', [0, 0])] }, 20],
    ['Charge is for cards', sword('a', 'left', [1, 0], { ...has('charge'), moved: true }), {}, 20],
    ['Backstab: always from the front', sword('a', 'left', [1, 0], has('backstab')), {}, 20],
    ['Siege is for castles', sword('a', 'left', [1, 0], has('siege')), {}, 20],
    ['at least 1', sword('a', 'left', [1, 0], { attack: 1 }), {}, 1],
  ] as const)('%s', (_what, attacker, sketch, damage) => {
    const state = atWall(attacker, sketch as Sketch);
    const struck = eventOf(play(plain, state, TEAR).events, 'cellStruck');
    expect(struck.damage).toBe(damage);
    expect(evaluateEntries(struck.arithmetic)).toBe(damage);
    const board = plain.compile(state);
    expect(blowAtWall(plain.book, board, standing(board, 'a'), false)).toEqual({ damage, arithmetic: [] });
    expect(sourcesOf(struck)[0]).toBe('attack');
  });

  it('wears the wall down, turns and reveals the attacker, spends the attack', () => {
    const state = atWall(bow('a', 'left', [0, 1], { ...has('stealth'), facing: 'north' }), { ground: 'marsh' });
    const { state: after, events } = play(plain, state, TEAR);
    expect(events).toEqual([
      {
        type: 'cellStruck',
        unit: 'a',
        at: at(1, 1),
        facing: 'south',
        damage: 20,
        health: 20,
        terrain: 'blocking',
        arithmetic: [{ source: 'attack', kind: 'base', value: 20 }],
      },
    ]);
    expect(after.walls).toEqual([{ ...WALL, health: 20, under: 'difficult' }]);
    expect(after.ground[4]).toBe('blocking');
    expect(standing(after, 'a')).toMatchObject({ facing: 'south', attacked: true, hasStruck: true, revealed: true });
    expect(refusalOf(plain, after, TEAR)).toBe('already-attacked');
  });

  it.each([
    [21, 1, 'blocking'],
    [20, 0, 'difficult'],
    [3, 0, 'difficult'],
  ])('20 at a wall of %i leaves %i: %s', (health, left, terrain) => {
    const other = { row: 2, col: 2, health: 9 };
    const state = position({
      ground: 'marsh',
      walls: [{ ...WALL, health }, other],
      units: [sword('a', 'left', [1, 0])],
    });
    const { state: after, events } = play(plain, state, TEAR);
    expect(eventOf(events, 'cellStruck')).toMatchObject({ health: left, terrain });
    expect(after.ground[4]).toBe(terrain);
    expect(after.ground[8]).toBe('blocking');
    expect(after.walls.map((wall) => wall.health).toSorted()).toEqual(left === 0 ? [9] : [left, 9].toSorted());
    expect(refusalOf(plain, after, { type: 'move', unit: 'a', to: at(1, 1) })).toBe(left === 0 ? null : 'cell-blocked');
  });
});
