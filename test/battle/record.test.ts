import { describe, expect, it } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../src/battle/BattleEngine';
import type { Book } from '../../src/battle/model/book';
import type { Order } from '../../src/battle/model/orders';
import { type BattleRecord, hashOfBook, openRecord } from '../../src/battle/model/record';
import type { Start } from '../../src/battle/resolve/begin';
import { stableHash } from '../../src/kernel/hash';
import { withOrder } from '../../src/kernel/record';
import { replayMatch } from '../../src/match/replayMatch';
import { battleRules } from '../../src/store/battle/battleRules';
import { book, SWORD, shippedBook, starterDeck } from '../support/book';
import { plain, play } from '../support/engine';
import { at, position, sword } from '../support/position';

const START: Start = {
  type: 'match',
  seed: 11,
  decks: { left: starterDeck('galecrest'), right: starterDeck('thornveil') },
  battlefield: 'village',
};
const KEEP: Order = { type: 'mulligan', cards: [] };

/** The match that a record describes. */
const replayed = ({ book: by }: BattleEngine, record: BattleRecord) => replayMatch(battleRules, by, record, null);

describe('a battle’s record', () => {
  const engine = createBattleEngine(shippedBook());

  it('is rules, start and orders', () => {
    expect(openRecord(engine.book, START)).toEqual({ rules: hashOfBook(engine.book), start: START, orders: [] });
  });

  it('names its rules: every figure counts, the order of keys does not', () => {
    const turned = Object.fromEntries(Object.entries(book()).toReversed()) as unknown as Book;
    expect(hashOfBook(turned)).toBe(hashOfBook(book()));
    expect(hashOfBook(book({ cards: [{ ...SWORD, attack: 21 }] }))).not.toBe(hashOfBook(book()));
    expect(hashOfBook(book({ rules: { screen: 51 } }))).not.toBe(hashOfBook(book()));
    expect(hashOfBook({ ...book(), battlefields: {} })).not.toBe(hashOfBook(book()));
    expect(hashOfBook(book({ abilities: [{ id: 'swift', parts: [] }] }))).not.toBe(hashOfBook(book()));
  });

  it('replays to the live battle, through JSON as well', () => {
    const begun = engine.begin(START);
    let record: BattleRecord = openRecord(engine.book, START);
    let state = begun.state;
    const events = [...begun.events];
    for (let index = 0; index < 60 && state.winner === null; index++) {
      const offered = engine.legalOrders(state, state.turn);
      const order: Order = offered[(index * 7) % offered.length] ?? { type: 'endTurn' };
      const step = play(engine, state, order);
      state = step.state;
      events.push(...step.events);
      record = withOrder(record, order);
    }
    const again = replayed(engine, JSON.parse(JSON.stringify(record)) as BattleRecord);
    expect(again).toMatchObject({ ok: true, value: { truth: state, history: events } });
    expect(again.ok && stableHash(again.value.truth)).toBe(stableHash(state));
  });

  it('from a position begins there', () => {
    const state = position({ units: [sword('a', 'left', [0, 0])] });
    const record = {
      ...openRecord(plain.book, { type: 'position', state }),
      orders: [{ type: 'move', unit: 'a', to: at(0, 1) }],
    } as const;
    const again = replayed(plain, record);
    expect(again.ok && again.value.truth.units[0]).toMatchObject({ row: 0, col: 1, moved: true });
  });

  it('of another book isn’t replayed: it would be another battle that looks plausible', () => {
    const record = openRecord(book({ rules: { screen: 51 } }), START);
    expect(replayed(engine, record)).toEqual({ ok: false, refusal: { type: 'otherBook' } });
  });

  it('that the rules refuse now says at which order', () => {
    const orders: Order[] = [KEEP, KEEP, { type: 'attackCastle', unit: 'nobody' }, { type: 'endTurn' }];
    expect(replayed(engine, { ...openRecord(engine.book, START), orders })).toMatchObject({
      ok: false,
      refusal: { index: 2, refusal: { code: 'no-such-unit' } },
    });
  });
});
