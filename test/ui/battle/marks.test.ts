import { describe, expect, it } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import { cellKey, marksFor } from '../../../src/ui/battle/marks';
import { outcomeOf } from '../../../src/ui/battle/outcome';
import { IDLE, type Selection } from '../../../src/ui/battle/selection';
import { book, plainCard } from '../../support/book';
import { plain } from '../../support/engine';
import { at, bow, position, sword, unit } from '../../support/position';

const FIELD = position({
  castles: { left: 140, right: 9 },
  supply: { left: 2 },
  hands: { left: ['bow', 'tank'] },
  units: [
    sword('mine', 'left', [1, 0]),
    bow('shooter', 'left', [0, 0], { attack: 21 }),
    sword('foe', 'right', [1, 1], { health: 20 }),
    sword('screen', 'right', [0, 2]),
  ],
});

function marks(selection: Selection, state: BattleState = FIELD, engine: BattleEngine = plain) {
  const legal = engine.legalOrders(state, 'left');
  const foreseen = (...types: readonly Order['type'][]) =>
    legal
      .filter((order) => types.includes(order.type) && !('slideTo' in order))
      .map((order) => ({ order, forecast: engine.forecast(state, order) }));
  return marksFor(selection, legal, foreseen('attack', 'attackCastle', 'attackCell'), foreseen('deploy', 'move'));
}

const forecast = (order: Order) => outcomeOf({ order, forecast: plain.forecast(FIELD, order) });

describe('marks', () => {
  it('are none while nothing is chosen', () => {
    expect(marks(IDLE)).toEqual({
      deploy: new Set(),
      move: new Set(),
      choose: new Set(),
      prospects: new Map(),
      strike: new Map(),
      walls: new Map(),
      castle: null,
      aims: new Map(),
    });
  });

  it('of a chosen card are the cells where it may be deployed', () => {
    const { deploy, move, strike, castle } = marks({ mode: 'cardChosen', index: 1, card: 'tank' });
    expect(deploy).toEqual(new Set(['0-1', '2-0', '2-1']));
    expect([move.size, strike.size, castle]).toEqual([0, 0, null]);
  });

  it('of a card that can’t be paid are none', () => {
    const poor = { ...FIELD, supply: { left: 1, right: 0 } };
    expect(marks({ mode: 'cardChosen', index: 1, card: 'tank' }, poor).deploy.size).toBe(0);
  });

  it('of a melee unit are its moves and the one enemy in reach', () => {
    const { deploy, move, strike, castle } = marks({ mode: 'unitChosen', unit: 'mine' });
    expect(deploy.size).toBe(0);
    expect(move).toEqual(new Set(['2-0']));
    expect([...strike.keys()]).toEqual(['foe']);
    expect(castle).toBeNull();
  });

  it('of a shooter are every enemy and the castle, each with its own outcome', () => {
    const { strike, castle } = marks({ mode: 'unitChosen', unit: 'shooter' });
    expect([...strike.keys()]).toEqual(['foe', 'screen']);
    expect(castle).toMatchObject({ attacker: 'shooter', target: null, damage: 10, left: 0, fells: true, exact: 10.5 });
  });

  it('of somebody else are none', () => {
    expect(marks({ mode: 'unitChosen', unit: 'foe' })).toEqual(marks(IDLE));
  });

  it('of a unit next to a wall are the wall, with its outcome', () => {
    const walled = position({ walls: [{ row: 1, col: 1, health: 15 }], units: [sword('mine', 'left', [1, 0])] });
    const { walls, strike } = marks({ mode: 'unitChosen', unit: 'mine' }, walled);
    expect([...walls.keys()]).toEqual(['1-1']);
    expect(walls.get('1-1')).toMatchObject({ aim: 'cell', damage: 20, left: 0, fells: true, angle: null });
    expect(strike.size).toBe(0);
  });

  it('say what it costs to go somewhere: fire, and a sentinel that is left', () => {
    const sentinel = sword('watch', 'right', [0, 2], { abilities: [{ id: 'sentinel' }] });
    const burning = position({
      supply: { left: 2 },
      hands: { left: ['bow'] },
      ground: ['...', '...', '**.'],
      units: [bow('runner', 'left', [1, 1], { health: 20 }), sentinel],
    });
    const { prospects, move } = marks({ mode: 'unitChosen', unit: 'runner' }, burning);
    expect(new Set(prospects.keys())).toEqual(move);
    expect(prospects.get('2-1')?.toll).toEqual({ damage: 24, falls: true });
    expect(prospects.get('1-0')?.toll).toEqual({ damage: 16, falls: false });
    expect(prospects.get('0-1')?.toll).toBeNull();
    const { prospects: deployments } = marks({ mode: 'cardChosen', index: 0, card: 'bow' }, burning);
    const tolls = [...deployments].flatMap(([cell, { toll }]) => (toll === null ? [] : [[cell, toll]]));
    expect(tolls).toEqual([
      ['2-0', { damage: 8, falls: false }],
      ['2-1', { damage: 8, falls: false }],
    ]);
  });

  it('foretell what an order would bring besides itself', () => {
    const sentinel = sword('watch', 'right', [0, 2], { abilities: [{ id: 'sentinel' }] });
    const state = position({ units: [bow('runner', 'left', [1, 1]), sentinel] });
    const { prospects } = marks({ mode: 'unitChosen', unit: 'runner' }, state);
    const types = (cell: string) => prospects.get(cell)?.consequences.map(({ type }) => type);
    expect(types('1-0')).toEqual(['countered', 'wounded']);
    expect(types('0-1')).toEqual([]);
    expect(prospects.get('0-1')?.events.map(({ type }) => type)).toEqual(['moved']);
  });

  it('of a question are the cells that answer it', () => {
    const hook = plainCard('hook', 'melee', 0, { abilities: [{ id: 'slide' }] });
    const digger = plainCard('digger', 'melee', 0, { abilities: [{ id: 'raise-palisade' }] });
    const engine = createBattleEngine(book({ cards: [hook, digger] }));
    const state = position({
      supply: { left: 5 },
      hands: { left: ['digger'] },
      units: [unit(hook, 'hook', 'left', [1, 0]), sword('foe', 'right', [1, 1]), sword('wing', 'right', [0, 1])],
    });
    const slide = marks({ mode: 'slideAsked', unit: 'hook', target: 'foe' }, state, engine);
    expect(slide.choose).toEqual(new Set(['1-2', '2-1']));
    expect([...slide.strike.keys()]).toEqual(['foe']);
    const raise = marks({ mode: 'cellAsked', index: 0, card: 'digger', at: at(2, 0) }, state, engine);
    expect(raise.choose).toEqual(new Set(['2-1']));
    expect(raise.deploy).toEqual(new Set(['2-0']));
  });

  it('name cells by row and column', () => {
    expect(cellKey(at(2, 1))).toBe('2-1');
  });
});

describe('an outcome', () => {
  it('of a blow that fells', () => {
    expect(forecast({ type: 'attack', unit: 'mine', target: 'foe' })).toMatchObject({
      attacker: 'mine',
      target: 'foe',
      damage: 20,
      left: 0,
      fells: true,
      exact: null,
    });
  });

  it('of a blow that wounds, with what was rounded off', () => {
    const outcome = forecast({ type: 'attack', unit: 'shooter', target: 'screen' });
    expect(outcome).toMatchObject({ damage: 12, left: 38, fells: false, exact: 12.4 });
    expect(outcome?.arithmetic.map(({ kind }) => kind)).toEqual(['base', 'percent', 'percent', 'subtract']);
  });

  it('tells the angle and what the blow sets off, and counts only the target’s own wounds', () => {
    const riposte = sword('foe', 'right', [1, 1], { abilities: [{ id: 'riposte' }] });
    const frail = position({ units: [sword('mine', 'left', [1, 0], { health: 3 }), riposte] });
    const order: Order = { type: 'attack', unit: 'mine', target: 'foe' };
    const outcome = outcomeOf({ order, forecast: plain.forecast(frail, order) });
    expect(outcome).toMatchObject({
      damage: 20,
      left: 30,
      fells: false,
      angle: { arc: 'front', reason: 'facing' },
    });
    expect(outcome?.consequences.map(({ type }) => type)).toEqual(['wounded', 'countered', 'wounded', 'fell']);
  });

  it('of an order that is refused, or that is no blow, is none', () => {
    expect(forecast({ type: 'attack', unit: 'mine', target: 'screen' })).toBeNull();
    expect(forecast({ type: 'move', unit: 'mine', to: at(2, 0) })).toBeNull();
  });
});
