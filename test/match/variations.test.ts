import { describe, expect, it } from 'vitest';
import { beginMatch, type Match } from '../../src/match/match';
import { momentsOf } from '../../src/match/moments';
import { momentIn, soundVariations } from '../../src/match/variationMoments';
import {
  ordersTo,
  type Place,
  placeBefore,
  placeStillIn,
  type Variations,
  withName,
  withoutVariation,
  withTried,
} from '../../src/match/variations';
import { BOOK, type LanternTypes, lanternRules, type Order, START } from '../toy/lanterns';

const PLAYED = ['a', 'b', 'c'];
const AT: Place = { variation: null, orders: 1 };

/** Tries orders one after the other, from a place. */
function tried(from: Place, orders: readonly string[], variations: Variations<string> = []) {
  return orders.reduce((so, order) => withTried(so.variations, PLAYED, so.place, order), { variations, place: from });
}

describe('variations', () => {
  it('begin where an order differs, and the match stays as it was', () => {
    const { variations, place } = tried(AT, ['x', 'y']);
    expect(variations).toEqual([{ id: '1', name: '', from: AT, orders: ['x', 'y'] }]);
    expect(place).toEqual({ variation: '1', orders: 2 });
    expect(ordersTo(variations, PLAYED, place)).toEqual(['a', 'x', 'y']);
  });

  it('are none while the orders are those of the match, which can be longer than it was', () => {
    expect(tried({ variation: null, orders: 0 }, ['a', 'b', 'c'])).toEqual({
      variations: [],
      place: { variation: null, orders: 3 },
    });
    expect(tried({ variation: null, orders: 3 }, ['d']).variations).toMatchObject([{ from: { orders: 3 } }]);
  });

  it('are found again when the same is ordered at the same place', () => {
    const first = tried(AT, ['x', 'y']);
    expect(tried(AT, ['x', 'y'], first.variations)).toEqual(first);
  });

  it('branch off one another, go with what they branch off, and leave a place that is still there', () => {
    const first = tried(AT, ['x', 'y']);
    const second = tried({ variation: '1', orders: 1 }, ['z'], first.variations);
    const third = tried(AT, ['w'], second.variations);
    expect(third.variations.map(({ id, from }) => [id, from.variation])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', null],
    ]);
    expect(ordersTo(third.variations, PLAYED, second.place)).toEqual(['a', 'x', 'z']);
    const left = withoutVariation(third.variations, '1');
    expect(left.map(({ id }) => id)).toEqual(['3']);
    expect(placeStillIn(left, third.variations, second.place)).toEqual(AT);
    expect(placeStillIn(left, third.variations, third.place)).toEqual(third.place);
    expect(tried(AT, ['v'], left).place.variation).toBe('4');
  });

  it('are stepped through back to the beginning', () => {
    const { variations, place } = tried(AT, ['x', 'y']);
    const steps: (Place | null)[] = [];
    for (let at: Place | null = place; at !== null; at = placeBefore(variations, at)) steps.push(at);
    expect(steps).toEqual([place, { variation: '1', orders: 1 }, AT, { variation: null, orders: 0 }]);
  });

  it('have names', () => {
    const { variations } = tried(AT, ['x']);
    expect(withName(variations, '1', 'a trap')).toMatchObject([{ name: 'a trap', orders: ['x'] }]);
  });
});

const LIGHT: Order = { type: 'light' };
const step = (x: number, y: number): Order => ({ type: 'step', to: { x, y } });

function laidOut(orders: readonly Order[]) {
  const match: Match<LanternTypes> = beginMatch(lanternRules, { book: BOOK, start: START });
  return momentsOf(lanternRules, { book: BOOK, record: { ...match.record, orders } });
}

describe('the moments of variations', () => {
  const moments = laidOut([step(1, 1), LIGHT]);
  const from = { variation: null, orders: 1 };
  const TRIED: Variations<Order> = [
    { id: '1', name: '', from, orders: [LIGHT, LIGHT] },
    { id: '2', name: '', from: { variation: '1', orders: 1 }, orders: [step(1, 2)] },
  ];

  it('are those of the match up to where they branch off', () => {
    const at = (place: Place) => {
      const moment = momentIn(lanternRules, BOOK, moments, TRIED, place);
      if (!moment.ok) throw new Error(moment.refusal.sentence);
      return moment.value;
    };
    expect(at(from)).toEqual(moments.at(1));
    expect(at({ variation: '1', orders: 1 })).toMatchObject({ orders: 2 });
    expect(at({ variation: '1', orders: 2 }).history.length).toBeGreaterThan(at(from).history.length);
    expect(at({ variation: '1', orders: 1 }).state).toEqual(moments.at(2)?.state);
  });

  it('from outside are kept up to the first order that the rules refuse, with nothing that branches off what is gone', () => {
    const far: Variations<Order> = [
      { id: '1', name: '', from, orders: [LIGHT, step(3, 3), LIGHT] },
      { id: '2', name: '', from: { variation: '1', orders: 2 }, orders: [LIGHT] },
      { id: '3', name: '', from: { variation: null, orders: 99 }, orders: [LIGHT] },
      { id: '4', name: '', from: { variation: '7', orders: 1 }, orders: [LIGHT] },
      { id: '1', name: 'twice', from, orders: [LIGHT] },
      { id: '5', name: '', from, orders: [step(3, 3)] },
    ];
    expect(soundVariations(lanternRules, BOOK, moments, far)).toEqual({
      variations: [{ id: '1', name: '', from, orders: [LIGHT] }],
      dropped: 7,
    });
  });

  it('that are all legal stay as they are', () => {
    const legal = TRIED.slice(0, 1);
    expect(soundVariations(lanternRules, BOOK, moments, legal)).toEqual({ variations: legal, dropped: 0 });
  });
});
