import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { hashOfBook } from '../../../src/battle/model/record';
import { cloneState } from '../../../src/battle/model/state';
import { apply } from '../../../src/battle/resolve/apply';
import { stableHash } from '../../../src/kernel/hash';
import { battleBegun, bookReplaced, eventsPlayed, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { book, SWORD, shippedBook } from '../../support/book';
import { plain, play } from '../../support/engine';
import { at, bow, position, sword } from '../../support/position';
import { battleOf, begunTable, END, MATCH, openStore, openTable, refusalOf } from '../support/table';

const DUEL = position({
  hands: { left: ['sword'] },
  decks: { right: ['bow', 'tank', 'mage'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 20 })],
});
const STRIKE: Order = { type: 'attack', unit: 'a', target: 'b' };
const duel = () => openTable({}, { type: 'position', state: DUEL }, book());

describe('a battle begins', () => {
  it('with truth shown, nothing left to play and a record without orders', () => {
    const battle = battleOf(begunTable());
    const begun = engineFor(shippedBook()).begin(MATCH);
    expect(stableHash(battle.truth)).toBe(stableHash(begun.state));
    expect(battle.shown).toBe(battle.truth);
    expect(battle.unplayed).toEqual([]);
    expect(battle.history).toEqual(begun.events);
    expect(battle.record).toEqual({ rules: hashOfBook(shippedBook()), start: MATCH, orders: [] });
    expect(battle.undoPoint).toEqual({ state: begun.state, orders: 0, events: begun.events.length });
  });

  it('in place of another', () => {
    const store = duel();
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
    expect(battleOf(store).record.orders).toEqual([]);
    expect(battleOf(store).unplayed).toEqual([]);
  });
});

describe('an accepted order', () => {
  it('changes truth, waits to be shown and stands in the record', () => {
    const store = duel();
    const before = battleOf(store);
    store.dispatch(giveOrder(STRIKE));
    const after = battleOf(store);
    const step = play(plain, DUEL, STRIKE);
    expect(after.truth).toEqual(step.state);
    expect(after.shown).toBe(before.shown);
    expect(after.unplayed).toEqual(step.events);
    expect(after.history).toBe(before.history);
    expect(after.record.orders).toEqual([STRIKE]);
    expect(refusalOf(store)).toBeNull();
  });

  it('adds its events to those still waiting', () => {
    const store = duel();
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(giveOrder(END));
    expect(battleOf(store).unplayed).toEqual(play(plain, DUEL, STRIKE, END).events);
  });
});

describe('a refused order', () => {
  it('changes nothing but the refusal', () => {
    const store = duel();
    const before = battleOf(store);
    store.dispatch(giveOrder({ type: 'attackCastle', unit: 'a' }));
    expect(refusalOf(store)?.code).toBe('castle-out-of-reach');
    expect(battleOf(store)).toBe(before);
  });

  it('is forgotten with the next accepted one', () => {
    const store = duel();
    store.dispatch(giveOrder({ type: 'attackCastle', unit: 'a' }));
    store.dispatch(giveOrder(STRIKE));
    expect(refusalOf(store)).toBeNull();
  });
});

describe('playback', () => {
  it('moves what is shown by the same writer, event by event, until it is the truth', () => {
    const store = duel();
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(giveOrder(END));
    const expected = cloneState(DUEL);
    const { unplayed } = battleOf(store);
    for (const [index, event] of unplayed.entries()) {
      apply(plain.book, expected, event);
      store.dispatch(eventsPlayed(1));
      expect(battleOf(store).shown).toEqual(expected);
      expect(battleOf(store).unplayed).toEqual(unplayed.slice(index + 1));
      expect(battleOf(store).history).toEqual(unplayed.slice(0, index + 1));
    }
    expect(unplayed.length).toBeGreaterThan(5);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it.each([0, 1, 2, 3, 99])('of %i events at once is the same as one by one', (count) => {
    const [together, singly] = [duel(), duel()];
    for (const store of [together, singly]) store.dispatch(giveOrder(STRIKE));
    together.dispatch(eventsPlayed(count));
    for (let index = 0; index < count; index++) singly.dispatch(eventsPlayed(1));
    expect(battleOf(together).shown).toEqual(battleOf(singly).shown);
    expect(battleOf(together).history).toEqual(battleOf(singly).history);
  });

  it('that is skipped shows the truth at once and loses no history', () => {
    const store = duel();
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(eventsPlayed(1));
    store.dispatch(playbackSkipped());
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(battleOf(store).unplayed).toEqual([]);
    expect(battleOf(store).history).toEqual(play(plain, DUEL, STRIKE).events);
  });
});

describe('a live edit', () => {
  const edited = book({ cards: [{ ...SWORD, attack: 30, health: 60 }] });

  it('gives units new figures, keeps wounds, and starts a new record from the position', () => {
    const store = duel();
    store.dispatch(giveOrder({ type: 'move', unit: 'a', to: at(0, 0) }));
    store.dispatch(bookReplaced(edited));
    const battle = battleOf(store);
    expect(battle.book).toBe(edited);
    expect(battle.truth.units).toMatchObject([
      { id: 'a', attack: 30, fullHealth: 60, health: 60, row: 0, moved: true },
      { id: 'b', attack: 30, fullHealth: 60, health: 30 },
    ]);
    expect(battle.shown).toBe(battle.truth);
    expect(battle.unplayed).toEqual([]);
    expect(battle.history.map(({ type }) => type)).toEqual(['moved']);
    expect(battle.record).toEqual({
      rules: hashOfBook(edited),
      start: { type: 'position', state: battle.truth },
      orders: [],
    });
  });

  it('counts from the next blow on', () => {
    const store = duel();
    store.dispatch(bookReplaced(edited));
    store.dispatch(giveOrder(STRIKE));
    expect(battleOf(store).unplayed[0]).toMatchObject({ type: 'struck', damage: 32 });
  });

  it('does nothing without a battle', () => {
    const store = openStore();
    store.dispatch(bookReplaced(edited));
    expect(store.getState().battle.match).toBeNull();
  });
});

describe('without a battle', () => {
  it('orders and playback do nothing', () => {
    const store = openStore();
    for (const action of [giveOrder(END), eventsPlayed(1), playbackSkipped()]) store.dispatch(action);
    expect(store.getState().battle.match).toBeNull();
  });
});

describe('no action throws', () => {
  const HOSTILE: readonly unknown[] = [
    null,
    undefined,
    0,
    'x',
    [],
    {},
    { type: 'constructor' },
    { type: 'deploy', card: 'sword' },
    { type: 'move', unit: 'a', to: null },
    { type: ['endTurn'] },
  ];
  const COUNTS: readonly unknown[] = [-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, null, 'x'];

  it.each(['nothing', 'a battle', 'a battle that is over'])('on %s', (what) => {
    const store = what === 'nothing' ? openStore() : duel();
    if (what === 'a battle that is over') store.dispatch(giveOrder({ type: 'concede' }));
    store.dispatch(giveOrder(STRIKE));
    for (const order of HOSTILE) expect(() => store.dispatch(giveOrder(order as Order))).not.toThrow();
    for (const count of COUNTS) expect(() => store.dispatch(eventsPlayed(count as number))).not.toThrow();
    for (const action of [playbackSkipped(), bookReplaced(book()), playbackSkipped()]) {
      expect(() => store.dispatch(action)).not.toThrow();
    }
  });

  it.each(COUNTS)('%s events played leave a battle in which shown is on its way to the truth', (count) => {
    const store = duel();
    store.dispatch(giveOrder(STRIKE));
    const all = battleOf(store).unplayed;
    store.dispatch(eventsPlayed(count as number));
    const { history, unplayed, shown } = battleOf(store);
    const expected = cloneState(DUEL);
    for (const event of history) apply(plain.book, expected, event);
    expect([...history, ...unplayed]).toEqual(all);
    expect(shown).toEqual(expected);
  });

  it('on a lone unit of either side', () => {
    const store = openTable({}, { type: 'position', state: position({ units: [bow('a', 'right', [0, 0])] }) }, book());
    expect(() => store.dispatch(giveOrder({ type: 'move', unit: 'a', to: at(0, 1) }))).not.toThrow();
    expect(refusalOf(store)?.code).toBe('not-your-unit');
  });
});
