import { describe, expect, it } from 'vitest';
import { fieldScreenTaken } from '../../../src/store/field/fieldSeatsSlice';
import {
  selectFieldCurtain,
  selectFieldOrders,
  selectFieldSeen,
  selectFieldViewer,
  selectIsFieldPersonsTurn,
  selectIsFieldShared,
  selectIsFieldWatched,
  selectMayOrderField,
} from '../../../src/store/field/fieldSelectors';
import { fieldPlaybackSkipped } from '../../../src/store/field/fieldSlice';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import { memoryStorage, settle } from '../support/table';
import { matchOf, openFieldStore, READY, sitDown } from './support/table';

describe('two people at one screen', () => {
  it('take it in turns: nothing can be ordered until the one whose turn it is has taken it', async () => {
    const store = await openFieldStore();
    sitDown(store, { rules: 'clockwork' });
    const ask = () => store.getState();
    expect(selectIsFieldShared(ask())).toBe(true);
    expect([selectFieldCurtain(ask()), selectFieldViewer(ask())]).toEqual(['left', 'left']);
    expect(selectFieldOrders(ask())).toEqual([]);
    store.dispatch(fieldScreenTaken('left'));
    expect(selectFieldCurtain(ask())).toBeNull();
    expect(selectFieldOrders(ask()).length).toBeGreaterThan(0);
    store.dispatch(giveFieldOrder(READY));
    // What is played back is still seen by the one who gave the order.
    expect([selectFieldCurtain(ask()), selectFieldViewer(ask())]).toEqual([null, 'left']);
    store.dispatch(fieldPlaybackSkipped());
    expect([selectFieldCurtain(ask()), selectFieldViewer(ask())]).toEqual(['right', 'left']);
    expect(selectIsFieldPersonsTurn(ask())).toBe(false);
    expect(selectFieldSeen(ask())?.side).toBe('left');
    store.dispatch(fieldScreenTaken('right'));
    expect([selectFieldCurtain(ask()), selectFieldViewer(ask())]).toEqual([null, 'right']);
    expect(selectMayOrderField(ask())).toBe(true);
    expect(selectFieldSeen(ask())?.side).toBe('right');
  });

  it('find it covered after a reload', async () => {
    const storage = memoryStorage();
    const store = await openFieldStore({ storage });
    sitDown(store);
    store.dispatch(fieldScreenTaken('left'));
    store.dispatch(giveFieldOrder(READY));
    await settle();
    const later = (await openFieldStore({ storage })).getState();
    expect(selectFieldCurtain(later)).toBe('right');
  });
});

describe('whoever watches two opponents', () => {
  it('sees everything, whatever the fog', async () => {
    const store = await openFieldStore({ client: { requestDecision: () => new Promise(() => undefined) } });
    sitDown(store, { rules: 'clockwork', left: 'recruit', right: 'recruit' });
    expect(selectIsFieldWatched(store.getState())).toBe(true);
    expect(selectFieldSeen(store.getState())?.field.units).toHaveLength(matchOf(store).truth.units.length);
    expect(selectFieldCurtain(store.getState())).toBeNull();
  });
});
