import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/battle/orders';
import type { BattleState } from '../../../src/battle/state';
import { cellKey, marksFor } from '../../../src/ui/input/marks';
import { outcomeOf } from '../../../src/ui/input/outcome';
import { IDLE, type Selection } from '../../../src/ui/input/selection';
import { plain } from '../../support/engine';
import { at, bow, position, sword } from '../../support/position';

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

function marks(selection: Selection, state: BattleState = FIELD) {
  const legal = plain.legalOrders(state, 'left');
  const blows = legal
    .filter(({ type }) => type === 'attack' || type === 'attackCastle')
    .map((order) => ({ order, forecast: plain.forecast(state, order) }));
  return marksFor(selection, legal, blows);
}

const forecast = (order: Order) => outcomeOf({ order, forecast: plain.forecast(FIELD, order) });

describe('marks', () => {
  it('are none while nothing is chosen', () => {
    expect(marks(IDLE)).toEqual({ deploy: new Set(), move: new Set(), strike: new Map(), castle: null });
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
    expect(outcome?.arithmetic.map(({ kind }) => kind)).toEqual(['base', 'percent', 'subtract']);
  });

  it('of an order that is refused, or that is no blow, is none', () => {
    expect(forecast({ type: 'attack', unit: 'mine', target: 'screen' })).toBeNull();
    expect(forecast({ type: 'move', unit: 'mine', to: at(2, 0) })).toBeNull();
  });
});
