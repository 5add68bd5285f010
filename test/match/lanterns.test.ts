import { describe, expect, it } from 'vitest';
import { accepted, type Result } from '../../src/kernel/result';
import { viewOf } from '../../src/match/cursor';
import { openMatch } from '../../src/store/match/openMatch';
import { begunTable, memoryStorage, settle } from '../store/support/table';
import { BOOK, type LanternTypes, lanternRules, type Order, START } from '../toy/lanterns';
import { openLanterns } from '../toy/table';

const LIGHT: Order = { type: 'light' };
const EAST: Order = { type: 'step', to: { x: 1, y: 1 } };

function begun(...parts: Partial<Parameters<typeof openLanterns>>) {
  const [storage = memoryStorage(), ...rest] = parts;
  const lanterns = openLanterns(storage, ...rest);
  lanterns.store.dispatch(lanterns.actions.begun({ book: BOOK, start: START }));
  const give = (order: Order) => lanterns.store.dispatch(lanterns.table.giveOrder(order));
  const match = () => {
    const found = lanterns.store.getState().match.match;
    if (found === null) throw new Error('there is no match');
    return found;
  };
  return { ...lanterns, give, match };
}

describe('a match of a toy game', () => {
  it('carries out an order, plays it back event by event and stands in the record', () => {
    const { give, match, store, actions } = begun();
    expect(give(LIGHT)).toEqual(accepted(null));
    expect(match().unplayed.map(({ type }) => type)).toEqual(['lit', 'turned']);
    expect([match().truth.turn, match().shown.turn]).toEqual(['right', 'left']);
    store.dispatch(actions.eventsPlayed(1));
    expect([match().shown.lit.length, match().shown.turn]).toEqual([1, 'left']);
    store.dispatch(actions.playbackSkipped());
    expect(match().shown).toBe(match().truth);
    expect(match().record.orders).toEqual([LIGHT]);
  });

  it('answers whoever gives a refused order, changes nothing, and says it', () => {
    const { give, match, store } = begun();
    const before = match();
    expect(give({ type: 'step', to: { x: 3, y: 3 } })).toMatchObject({ ok: false, refusal: { code: 'too-far' } });
    expect(match()).toBe(before);
    expect(store.getState().match.refusal?.code).toBe('too-far');
  });

  it('takes orders back to the last one that revealed something', () => {
    const { give, match, store, actions } = begun();
    give(EAST);
    store.dispatch(actions.orderTakenBack());
    expect(match().truth).toEqual(lanternRules.gameOf(BOOK).begin(START).state);
    give(LIGHT);
    store.dispatch(actions.orderTakenBack());
    expect(match().record.orders).toEqual([LIGHT]);
    expect(store.getState().match.refusal?.code).toBe('nothing-to-undo');
  });

  it('shows any moment, forwards and backwards, and leaves it again', () => {
    const { give, match, store, actions } = begun();
    const states = [match().truth];
    for (const order of [EAST, LIGHT, LIGHT] as const) {
      give(order);
      states.push(match().truth);
    }
    store.dispatch(actions.playbackSkipped());
    const [live, events] = [match().shown, match().history];
    for (const orders of [0, 2, 3, 1, 0, 3]) {
      store.dispatch(actions.momentShown(orders));
      expect(viewOf(match()).state).toEqual(states[orders]);
      expect(viewOf(match()).history).toEqual(events.slice(0, viewOf(match()).history.length));
      expect(match().truth).toBe(live);
    }
    store.dispatch(actions.momentShown(99));
    expect(match().cursor?.orders).toBe(3);
    store.dispatch(actions.momentShown(-1));
    expect(match().cursor?.orders).toBe(0);
    store.dispatch(actions.momentLeft());
    expect(viewOf(match())).toEqual({ state: live, history: events });
  });

  it('lets a referee answer later, and drops an answer about a position that is gone', async () => {
    const answers: ((result: Result<never, LanternTypes['refusal']> | null) => void)[] = [];
    const game = lanternRules.gameOf(BOOK);
    const { give, match, store, actions } = begun(memoryStorage(), undefined, {
      submit: (state) =>
        new Promise((resolve) => {
          answers.push((refusal) => {
            const turned = { ...game.clone(state), turn: 'right' as const };
            resolve(refusal ?? accepted({ state: turned, events: [{ type: 'turned', to: 'right' }] }));
          });
        }),
    });
    const answer = give({ type: 'pass' });
    expect(match().record.orders).toEqual([]);
    expect(store.getState().match.isAwaiting).toBe(true);
    answers[0]?.(null);
    expect(await answer).toEqual(accepted(null));
    expect(store.getState().match.isAwaiting).toBe(false);
    expect(match().truth.turn).toBe('right');
    const late = give({ type: 'pass' });
    store.dispatch(actions.begun({ book: BOOK, start: START }));
    answers[1]?.(null);
    await late;
    expect(store.getState().match.isAwaiting).toBe(false);
    expect(match().record.orders).toEqual([]);
  });

  it('is saved after every order and resumed, by one replay, in a slot of its own beside the card battle', async () => {
    const storage = memoryStorage();
    begunTable({ storage });
    await settle();
    const battle = { ...storage.slots };
    const { give, match, store } = begun(storage);
    for (const order of [EAST, LIGHT]) {
      give(order);
      await settle();
    }
    expect(Object.keys(storage.slots).sort()).toEqual(['battle', 'lanterns', 'lanterns-2']);
    expect(storage.slots.battle).toBe(battle.battle);
    const later = openLanterns(storage);
    await openMatch(later.table, later.store, later.saves, later.tabs);
    expect(later.store.getState().match.match).toEqual({
      ...match(),
      shown: match().truth,
      unplayed: [],
      history: expect.anything(),
    });
    expect(store.getState().match.match?.record).toEqual(later.store.getState().match.match?.record);
  });

  it('keeps the book once, under its hash', async () => {
    const storage = memoryStorage();
    const { give, match } = begun(storage);
    for (const order of [EAST, LIGHT, LIGHT]) give(order);
    await settle();
    expect(storage.books).toEqual({ [match().record.rules]: BOOK });
    expect(storage.writes.every((file) => !JSON.stringify(file).includes('"width"'))).toBe(true);
  });

  it('ends', () => {
    const { give, match } = begun();
    for (const order of [LIGHT, LIGHT, EAST, LIGHT] as const) give(order);
    expect(match().truth.winner).toBe('left');
    expect(give({ type: 'pass' })).toMatchObject({ ok: false, refusal: { code: 'over' } });
  });
});
