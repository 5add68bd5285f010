import { describe, expect, it } from 'vitest';
import { traitsOf, unitTraits } from '../../src/battle/abilities/traits';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { ALL_CELLS, setOf } from '../../src/battle/cellSet';
import { choicesIn } from '../../src/battle/choices';
import { groundOf } from '../../src/battle/ground';
import { kindOf } from '../../src/battle/kind';
import { scopeOf } from '../../src/battle/scope';
import { cloneState } from '../../src/battle/state';
import { book, SWORD } from '../support/book';
import { position, sword } from '../support/position';
import { has } from './support/blows';

/** What search keeps at hand is found by figures, hands and grounds. Those that are alike must not be taken for each other. */
describe('what is kept at hand', () => {
  const whole = book();
  const plain = sword('a', 'left', [1, 1]);

  it('knows two cards of the same figures apart', () => {
    const units = [plain, sword('b', 'left', [0, 0], has('brace')), sword('c', 'left', [2, 2], has('charge'))];
    for (const unit of [...units, ...units]) expect(unitTraits(whole, unit)).toBe(traitsOf(whole, unit));
  });

  it('knows two books apart', () => {
    const other = book();
    expect(unitTraits(other, plain)).not.toBe(unitTraits(whole, plain));
    expect(unitTraits(whole, plain)).toBe(traitsOf(whole, plain));
  });

  it('knows the same figures of two types and on two grounds apart', () => {
    const open = groundOf(whole, position({ ground: ['...', '...', '...'] }).ground);
    const high = groundOf(whole, position({ ground: ['^..', '...', '...'] }).ground);
    const shooting = { ...plain, type: 'ranged' } as const;
    for (const ground of [open, high, open]) {
      for (const unit of [plain, shooting, plain]) {
        const kind = kindOf(whole, unit);
        expect(kind).toMatchObject({ book: whole, type: unit.type });
        const isShort = unit.type === 'melee' && ground === open;
        expect(scopeOf(ground, kind).strike[0]).toBe(isShort ? setOf(({ col }) => col <= 1) : ALL_CELLS);
      }
    }
  });

  it('knows a hand from the one after it, and by which book it is read', () => {
    const [hand, after] = [['sword', 'bow', 'sword'], ['bow']];
    const placesOf = (those: readonly string[], by = whole): number[] => {
      const { places, count } = choicesIn(by, those, 'left');
      return places.slice(0, count);
    };
    expect([placesOf(hand), placesOf(after), placesOf(hand)]).toEqual([[0, 1], [0], [0, 1]]);
    const { sword: _gone, ...cards } = whole.cards;
    expect([placesOf(hand, { ...whole, cards }), placesOf(hand)]).toEqual([[1], [0, 1]]);
  });
});

describe('an order that nobody is told of', () => {
  it('brings the state that its events bring', () => {
    const engine = createBattleEngine(book({ cards: [{ ...SWORD, id: 'pusher', abilities: [{ id: 'push' }] }] }));
    const state = position({
      hands: { left: ['sword', 'pusher', 'sword'] },
      supply: { left: 9 },
      decks: { right: ['bow', 'sword'] },
      units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 3 })],
    });
    for (const order of engine.legalOrders(state, 'left')) {
      const untold = cloneState(state);
      engine.carryOut(untold, order);
      const told = engine.submit(state, order);
      expect(told).toEqual({ ok: true, value: { state: untold, events: expect.any(Array) } });
    }
  });
});
