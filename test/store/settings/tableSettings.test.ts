import { describe, expect, it } from 'vitest';
import type { BySide } from '../../../src/kernel/sides';
import { selectChance } from '../../../src/store/advice/chanceSelectors';
import type { AppStore } from '../../../src/store/createStore';
import { homeOpened } from '../../../src/store/screenSlice';
import { type Seat, screenTaken, seatsTaken } from '../../../src/store/seats/seatsSlice';
import { settingsChanged, settingsFrom } from '../../../src/store/settings/settingsSlice';
import { selectHasChanceBar, selectHasHints, selectSpeed } from '../../../src/store/settings/tableSettings';
import { hintOn } from '../../../src/ui/battle/hint';
import { openTable } from '../support/table';

function seated(seats: BySide<Seat>): AppStore {
  const store = openTable();
  store.dispatch(seatsTaken({ seats, seed: 1 }));
  return store;
}

const OWN = { left: 'human', right: 'greedy' } as const;
const WATCHED = { left: 'greedy', right: 'random' } as const;
const SHARED = { left: 'human', right: 'human' } as const;

describe('how fast a battle is shown', () => {
  it('is chosen for battles that one watches without a change to one’s own', () => {
    const store = seated(WATCHED);
    store.dispatch(settingsChanged({ speed: 'half', watchSpeed: 'double' }));
    expect(selectSpeed(store.getState())).toBe('double');
    store.dispatch(homeOpened());
    expect(selectSpeed(store.getState())).toBe('half');
    const own = seated(OWN);
    own.dispatch(settingsChanged({ speed: 'half', watchSpeed: 'double' }));
    expect(selectSpeed(own.getState())).toBe('half');
  });

  it('was one for both in older settings, and stays so until one is chosen', () => {
    expect(settingsFrom({ speed: 'double' }, {})).toMatchObject({ speed: 'double', watchSpeed: 'double' });
    expect(settingsFrom({ speed: 'double', watchSpeed: 'half' }, {}).watchSpeed).toBe('half');
  });
});

describe('advice where two share the screen', () => {
  it('starts off and can be turned on, without a change to one’s own battles', () => {
    const store = seated(SHARED);
    store.dispatch(screenTaken('left'));
    expect(selectChance(store.getState())).toBeNull();
    expect(hintOn(store)).toBe(false);
    store.dispatch(settingsChanged({ sharedChanceBar: true, sharedHints: true }));
    expect(selectChance(store.getState())).not.toBeNull();
    expect(hintOn(store)).toBe(true);
    expect(store.getState().settings).toMatchObject({ chanceBar: true, hints: true });
  });

  it('is on in one’s own battles, and can be turned off there alone', () => {
    const store = seated(OWN);
    expect([selectHasChanceBar(store.getState()), selectHasHints(store.getState())]).toEqual([true, true]);
    store.dispatch(settingsChanged({ chanceBar: false, hints: false, sharedHints: true }));
    expect([selectHasChanceBar(store.getState()), selectHasHints(store.getState())]).toEqual([false, false]);
  });
});
