import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { engineFor } from '../../src/battle/engineFor';
import type { Start } from '../../src/battle/resolve/begin';
import { drawSide } from '../../src/battle/resolve/drawSide';
import { stableHash } from '../../src/kernel/hash';
import { SIDES } from '../../src/kernel/sides';
import { book, shippedBook, starterDeck } from '../support/book';
import { plain } from '../support/engine';
import { position, sword } from '../support/position';

const shipped = createBattleEngine(shippedBook());

function match(seed: number): Start {
  return { type: 'match', seed, decks: { left: starterDeck(), right: starterDeck('cinder') }, battlefield: null };
}
const DECKS = { left: starterDeck(), right: starterDeck('cinder') };

describe('R1, the beginning of a battle', () => {
  const { state, events } = shipped.begin(match(1));

  it('deals 4 cards to Left and 5 to Right', () => {
    expect(state.hands.left).toHaveLength(4);
    expect(state.hands.right).toHaveLength(5);
    expect(state.decks.left).toHaveLength(20);
    expect(state.decks.right).toHaveLength(19);
    expect(state.discards).toEqual({ left: [], right: [] });
  });

  it('tells it in this order: Left draws 4, Right draws 5', () => {
    const told = events.map((event) => ('side' in event ? `${event.type} ${event.side}` : event.type));
    expect(told).toEqual([
      ...Array.from({ length: 4 }, () => 'cardDrawn left'),
      ...Array.from({ length: 5 }, () => 'cardDrawn right'),
    ]);
  });

  it('then asks Left which cards go back; no supply yet', () => {
    expect([state.phase, state.round, state.turn]).toEqual(['mulligan', 1, 'left']);
    expect(state.supply).toEqual({ left: 0, right: 0 });
  });

  it('without a mulligan Left’s first turn begins, with 3 supply and a card', () => {
    const engine = createBattleEngine({ ...shippedBook(), rules: { ...shippedBook().rules, mulligan: false } });
    const begun = engine.begin(match(1));
    expect([begun.state.phase, begun.state.round, begun.state.turn]).toEqual(['battle', 1, 'left']);
    expect(begun.state.supply).toEqual({ left: 3, right: 0 });
    expect(begun.state.hands.left).toHaveLength(5);
    expect(begun.events.slice(9).map(({ type }) => type)).toEqual(['turnBegan', 'cardDrawn']);
  });

  it('R11: tells the factions of both decks', () => {
    expect(state.factions).toEqual({ left: ['bastion'], right: ['cinder'] });
    const mixed = [...starterDeck('thornveil').slice(0, 12), ...starterDeck('cinder').slice(0, 12)];
    const decks = { left: ['lost', ...mixed], right: [] };
    const begun = shipped.begin({ type: 'match', seed: 1, decks, battlefield: null });
    expect(begun.state.factions).toEqual({ left: ['cinder', 'thornveil'], right: [] });
    const plainDecks = { left: ['sword'], right: ['bow'] };
    expect(plain.begin({ type: 'match', seed: 1, decks: plainDecks, battlefield: null }).state.factions).toEqual({
      left: [],
      right: [],
    });
  });

  it.each(Object.keys(shippedBook().battlefields))('places the terrain of %s', (id) => {
    const begun = shipped.begin({ ...match(1), battlefield: id } as Start);
    const battlefield = shippedBook().battlefields[id];
    expect(begun.state.ground).toEqual(battlefield?.ground);
    expect(begun.state.ground).toHaveLength(9);
    expect(begun.state.secondSupplyRounds).toBe(battlefield?.secondSupplyRounds);
  });

  it('is fought on open ground when no battlefield is named, or one that is gone', () => {
    for (const battlefield of [null, 'lost', 'constructor']) {
      const begun = shipped.begin({ ...match(1), battlefield } as Start);
      expect(new Set(begun.state.ground)).toEqual(new Set(['normal']));
      expect(begun.state.secondSupplyRounds).toBe(2);
      expect(begun.state.walls).toEqual([]);
    }
  });

  it.each([
    ['crown-hill', 6],
    ['twin-hills', 5],
    ['village', 4],
  ])('deals four cards to Left and, on %s, %i to Right', (battlefield, right) => {
    const begun = shipped.begin({ ...match(1), battlefield } as Start);
    expect([begun.state.hands.left.length, begun.state.hands.right.length]).toEqual([4, right]);
  });

  it('gives both castles 140', () => {
    expect(state.castles).toEqual({ left: 140, right: 140 });
  });

  it('has an empty board and no winner', () => {
    expect(state.units).toEqual([]);
    expect(state.usedIds).toEqual([]);
    expect([state.winner, state.ending]).toEqual([null, null]);
  });

  it('shuffles: hand and deck together are the deck, in another order', () => {
    for (const side of SIDES) {
      const order = [...state.hands[side], ...state.decks[side]];
      expect(order.toSorted()).toEqual(DECKS[side].toSorted());
      expect(order).not.toEqual(DECKS[side]);
    }
  });

  it('shuffles the two decks apart', () => {
    const decks = { left: starterDeck(), right: starterDeck() };
    const twin = shipped.begin({ type: 'match', seed: 1, decks, battlefield: null }).state;
    expect([...twin.hands.left, ...twin.decks.left]).not.toEqual([...twin.hands.right, ...twin.decks.right]);
  });

  it('is the same for the same seed and another for every other seed', () => {
    expect(stableHash(shipped.begin(match(1)).state)).toBe(stableHash(state));
    const starts = Array.from({ length: 200 }, (_, seed) => stableHash(shipped.begin(match(seed)).state));
    expect(new Set(starts).size).toBe(200);
  });

  it('leaves the given decks as they were', () => {
    const deck = Object.freeze(starterDeck());
    shipped.begin({ type: 'match', seed: 3, decks: { left: deck, right: deck }, battlefield: null });
    expect(deck).toEqual(starterDeck());
  });

  it.each([0, 1, 3, 4])('goes on with a deck of %i cards, smaller than the opening hand', (size) => {
    const deck = starterDeck().slice(0, size);
    const begun = shipped.begin({ type: 'match', seed: 1, decks: { left: deck, right: deck }, battlefield: null });
    expect(begun.state.hands.left).toHaveLength(size);
    expect(begun.state.decks.left).toEqual([]);
    expect(shipped.legalOrders(begun.state, 'left')).toContainEqual({ type: 'mulligan', cards: [] });
  });

  it('follows the numbers of the rules', () => {
    const rules = { castleHealth: 30, openingHand: { left: 2, right: 3 }, drawPerTurn: 2, mulligan: false };
    const begun = createBattleEngine(book({ rules })).begin(match(1));
    expect(begun.state.castles).toEqual({ left: 30, right: 30 });
    expect([begun.state.hands.left.length, begun.state.hands.right.length]).toEqual([4, 3]);
  });
});

describe('a battle that begins from a position', () => {
  it('takes it as it is, as a copy, and tells nothing', () => {
    const state = position({ round: 9, turn: 'right', units: [sword('a', 'left', [1, 1], { health: 3 })] });
    const begun = plain.begin({ type: 'position', state });
    expect(begun.state).toEqual(state);
    expect(begun.state).not.toBe(state);
    expect(begun.events).toEqual([]);
  });
});

describe('the lot for sides', () => {
  it('is replayable and about even', () => {
    const lots = Array.from({ length: 2000 }, (_, seed) => drawSide(seed * 7919));
    expect(lots.map((_, seed) => drawSide(seed * 7919))).toEqual(lots);
    const left = lots.filter((side) => side === 'left').length;
    expect(left).toBeGreaterThan(900);
    expect(left).toBeLessThan(1100);
  });
});

describe('the engine of a book', () => {
  it('is made once', () => {
    const plainBook = book();
    expect(engineFor(plainBook)).toBe(engineFor(plainBook));
    expect(engineFor(plainBook)).not.toBe(engineFor(book()));
    expect(engineFor(plainBook).book).toBe(plainBook);
  });
});
