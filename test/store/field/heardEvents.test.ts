import { describe, expect, it } from 'vitest';
import { drawInteger, openStream, type Stream } from '../../../src/kernel/chance';
import type { SkirmishOrder } from '../../../src/skirmish/model/orders';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { fieldSeatsTaken, HUMAN } from '../../../src/store/field/fieldSeatsSlice';
import { fieldOrderTakenBack, fieldPlaybackSkipped } from '../../../src/store/field/fieldSlice';
import {
  createHearing,
  isHeardByViewer,
  selectFieldTold,
  selectFieldWaiting,
} from '../../../src/store/field/heardEvents';
import { fieldBook } from '../../skirmish/support/books';
import { fieldTable, give, matchIn } from '../../ui/field/support/fieldTable';

const FOG = skirmishEngineFor(fieldBook('clockwork'));
/** Orders that end a battle before it has begun, or only prepare it. */
const DULL: readonly SkirmishOrder['type'][] = ['deploy', 'forfeit', 'offerDraw', 'acceptDraw'];

/** Random legal orders of whoever is to order. */
function randomOrders(store: ReturnType<typeof fieldTable>, seed: number, count: number): void {
  let stream: Stream = openStream(seed, 'ai');
  for (let given = 0; given < count; given++) {
    const { truth } = matchIn(store);
    if (truth.winner !== null) return;
    const side = truth.phase === 'deployment' && truth.ready.left ? 'right' : truth.turn;
    const orders = FOG.legalOrders(truth, side).filter(({ type }) => !DULL.includes(type));
    const [drawn, next] = drawInteger(stream, 0, orders.length - 1);
    stream = next;
    const order = orders[drawn];
    if (order !== undefined) give(store, order);
  }
}

describe('listening to a match', () => {
  it('goes on from what was heard', () => {
    const store = fieldTable(FOG.book);
    randomOrders(store, 3, 30);
    store.dispatch(fieldPlaybackSkipped());
    const before = selectFieldTold(store.getState());
    expect(before).toHaveLength(matchIn(store).history.length);
    randomOrders(store, 4, 10);
    const waiting = selectFieldWaiting(store.getState());
    expect(waiting).toHaveLength(matchIn(store).unplayed.length);
    store.dispatch(fieldPlaybackSkipped());
    const after = selectFieldTold(store.getState());
    expect(after.slice(0, before.length).every((told, index) => told === before[index])).toBe(true);
    expect(after.slice(before.length)).toEqual(waiting);
  });

  it('is right after orders were taken back, in another match, and for another viewer', () => {
    const store = fieldTable(FOG.book, { seats: { left: HUMAN, right: HUMAN } });
    const anew = () => createHearing()(matchIn(store), matchIn(store).history, viewer);
    let viewer: 'left' | 'right' | null = 'left';
    let undone = 0;
    for (let seed = 1; seed <= 12; seed++) {
      randomOrders(store, seed, 4);
      store.dispatch(fieldPlaybackSkipped());
      selectFieldTold(store.getState());
      const before = matchIn(store).record.orders.length;
      store.dispatch(fieldOrderTakenBack());
      undone += before - matchIn(store).record.orders.length;
      viewer = matchIn(store).truth.turn;
      expect(selectFieldTold(store.getState())).toEqual(anew());
    }
    expect(undone).toBeGreaterThan(0);
    store.dispatch(fieldSeatsTaken({ seats: { left: 'soldier', right: 'soldier' }, seed: 1 }));
    viewer = null;
    expect(selectFieldTold(store.getState())).toEqual(anew());
    expect(selectFieldTold(store.getState()).every(({ heard }) => heard !== null)).toBe(true);
    const other = fieldTable(FOG.book, { seed: 2 });
    expect(selectFieldTold(other.getState())).toEqual([]);
  });

  it('knows exactly whether anything of the last order was heard', () => {
    const store = fieldTable(FOG.book, { map: 'the-commons' });
    let silent = 0;
    let stream: Stream = openStream(9, 'ai');
    for (let given = 0; given < 120 && matchIn(store).truth.winner === null; given++) {
      const { truth } = matchIn(store);
      const side = truth.phase === 'deployment' && truth.ready.left ? 'right' : truth.turn;
      const orders = FOG.legalOrders(truth, side).filter(({ type }) => !DULL.includes(type));
      const [drawn, next] = drawInteger(stream, 0, orders.length - 1);
      stream = next;
      const order = orders[drawn];
      if (order === undefined) continue;
      give(store, order);
      const heard = selectFieldWaiting(store.getState()).some((told) => told.heard !== null);
      expect(isHeardByViewer(store.getState())).toBe(heard);
      store.dispatch(fieldPlaybackSkipped());
      expect(isHeardByViewer(store.getState())).toBe(heard);
      if (!heard) silent += 1;
    }
    expect(silent).toBeGreaterThan(0);
  });
});
