import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { reveals } from '../../../src/battle/view/reveals';
import { stableHash } from '../../../src/kernel/hash';
import {
  battleImported,
  eventsPlayed,
  orderTakenBack,
  playbackSkipped,
  refusalHeard,
} from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { selectUndoBarrier, selectUndoCount, selectWhyNoUndo } from '../../../src/store/view/battleSelectors';
import { book } from '../../support/book';
import { at, bow, position, sword } from '../../support/position';
import {
  battleOf,
  begunTable,
  END,
  KEEP,
  laterVisit,
  memoryStorage,
  openStore,
  openTable,
  refusalOf,
  settle,
  showAtOnce,
  until,
} from '../support/table';

const DUEL = position({
  supply: { left: 4 },
  hands: { left: ['sword', 'bow'] },
  decks: { left: ['tank'], right: ['bow', 'tank', 'mage'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 60, fullHealth: 60 })],
});
const MOVE: Order = { type: 'move', unit: 'a', to: at(0, 0) };
const STRIKE: Order = { type: 'attack', unit: 'a', target: 'b' };
const DEPLOY: Order = { type: 'deploy', card: 'bow', at: at(2, 0) };
const duel = () => openTable({}, { type: 'position', state: DUEL }, book());

function give(store: AppStore, ...orders: readonly Order[]): void {
  for (const order of orders) {
    store.dispatch(giveOrder(order));
    store.dispatch(playbackSkipped());
    if (refusalOf(store) !== null) throw new Error(`${order.type}: ${refusalOf(store)?.code}`);
  }
}

describe('taking an order back', () => {
  it('leaves the battle as if it had never been given', () => {
    const store = duel();
    give(store, MOVE);
    const before = battleOf(store);
    give(store, STRIKE);
    store.dispatch(orderTakenBack());
    expect(battleOf(store)).toEqual(before);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('goes back order by order to the beginning of the turn, and no further', () => {
    const store = duel();
    const first = battleOf(store);
    give(store, MOVE, STRIKE, DEPLOY);
    expect(selectUndoCount(store.getState())).toBe(3);
    for (const left of [2, 1, 0]) {
      store.dispatch(orderTakenBack());
      expect(selectUndoCount(store.getState())).toBe(left);
    }
    expect(battleOf(store)).toEqual(first);
    store.dispatch(orderTakenBack());
    expect(refusalOf(store)?.code).toBe('nothing-to-undo');
    expect(battleOf(store).truth).toBe(battleOf(store).truth);
    store.dispatch(refusalHeard());
    expect(battleOf(store)).toEqual(first);
  });

  it('in the middle of its playback drops what was still to be shown', () => {
    const store = duel();
    const before = battleOf(store);
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(eventsPlayed(1));
    store.dispatch(orderTakenBack());
    expect(battleOf(store)).toEqual(before);
  });

  it('keeps the history of the turns before', () => {
    const store = duel();
    give(store, STRIKE, END, END, MOVE);
    const { history } = battleOf(store);
    store.dispatch(orderTakenBack());
    expect(battleOf(store).history).toEqual(history.slice(0, -1));
    expect(history.at(-1)?.type).toBe('moved');
  });

  it.each<readonly [string, readonly Order[]]>([
    ['the end of a turn', [MOVE, END]],
    ['giving up', [MOVE, { type: 'concede' }]],
  ])('is not for %s: it can’t be unseen', (_what, orders) => {
    const store = duel();
    give(store, ...orders);
    const before = battleOf(store);
    store.dispatch(orderTakenBack());
    expect(battleOf(store)).toEqual(before);
    expect(refusalOf(store)?.code).toBe('nothing-to-undo');
  });

  it('is not for a hand that was settled', () => {
    const store = begunTable();
    store.dispatch(giveOrder(KEEP));
    store.dispatch(orderTakenBack());
    expect(battleOf(store).record.orders).toEqual([KEEP]);
  });

  it('does nothing without a battle', () => {
    const store = openStore();
    store.dispatch(orderTakenBack());
    expect(store.getState().battle.match).toBeNull();
  });

  it('works after a reload as before it', async () => {
    const storage = memoryStorage();
    const store = openTable({ storage });
    const deploy = engineFor(battleOf(store).book)
      .legalOrders(battleOf(store).truth, 'left')
      .find(({ type }) => type === 'deploy');
    if (deploy === undefined) throw new Error('nothing can be deployed');
    const before = stableHash(battleOf(store).truth);
    give(store, deploy);
    await settle();
    const later = await laterVisit(storage);
    expect(selectUndoCount(later.getState())).toBe(1);
    later.dispatch(orderTakenBack());
    expect(stableHash(battleOf(later).truth)).toBe(before);
  });

  it('all of a turn and giving it again leads to the same battle, in whole battles', () => {
    const store = openTable();
    showAtOnce(store);
    for (let index = 0; index < 160 && battleOf(store).truth.winner === null; index++) {
      const { truth, book: rules } = battleOf(store);
      const offered = engineFor(rules).legalOrders(truth, truth.turn);
      const order = offered[(index * 7) % offered.length] ?? END;
      const before = battleOf(store);
      store.dispatch(giveOrder(order));
      const after = battleOf(store);
      const isSeen = reveals(after.history.slice(before.history.length));
      const count = selectUndoCount(store.getState());
      expect(count).toBe(isSeen ? 0 : after.record.orders.length - after.undoPoint.orders);
      for (let taken = 0; taken < count; taken++) store.dispatch(orderTakenBack());
      for (const again of after.record.orders.slice(after.undoPoint.orders)) store.dispatch(giveOrder(again));
      expect(stableHash(battleOf(store).truth)).toBe(stableHash(after.truth));
      expect(battleOf(store).history).toEqual(after.history);
    }
  });
});

describe('the line in the log where undo ends', () => {
  it('is not there before the first order of a turn, nor above it', () => {
    const store = duel();
    expect(selectUndoBarrier(store.getState())).toBeNull();
    give(store, MOVE, STRIKE);
    expect(selectUndoBarrier(store.getState())).toBeNull();
    give(store, END, END);
    expect(selectUndoBarrier(store.getState())).toBeNull();
    give(store, DEPLOY);
    expect(selectUndoBarrier(store.getState())).toBeNull();
  });

  it('comes after an order of this turn that revealed something, and says so', () => {
    const store = duel();
    give(store, MOVE);
    const { truth: state, history } = battleOf(store);
    // No shipped card reveals anything in the middle of a turn: as if the move had.
    store.dispatch(battleImported({ ...battleOf(store), undoPoint: { state, orders: 1, events: history.length } }));
    expect(selectWhyNoUndo(store.getState())).toBe('revealed');
    expect(selectUndoBarrier(store.getState())).toBe(history.length);
    give(store, STRIKE);
    expect(selectWhyNoUndo(store.getState())).toBeNull();
    expect(selectUndoBarrier(store.getState())).toBe(history.length);
    give(store, END);
    expect(selectUndoBarrier(store.getState())).toBeNull();
  });
});

describe('why nothing can be taken back', () => {
  it('nothing was ordered yet, the opponent moves, the battle is over', async () => {
    const store = openStore();
    expect(selectWhyNoUndo(store.getState())).toBe('over');
    const table = duel();
    table.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
    expect(selectWhyNoUndo(table.getState())).toBe('nothing');
    give(table, MOVE);
    expect(selectWhyNoUndo(table.getState())).toBeNull();
    table.dispatch(giveOrder(END));
    expect(selectWhyNoUndo(table.getState())).toBe('not-your-turn');
    showAtOnce(table);
    table.dispatch(playbackSkipped());
    await until(() => battleOf(table).truth.turn === 'left');
    expect(selectWhyNoUndo(table.getState())).toBe('nothing');
    give(table, { type: 'concede' });
    expect(selectWhyNoUndo(table.getState())).toBe('over');
  });

  it('counts nothing of a bow that merely stands there', () => {
    const still = position({ units: [bow('c', 'left', [0, 0])] });
    expect(selectUndoCount(openTable({}, { type: 'position', state: still }, book()).getState())).toBe(0);
  });
});
