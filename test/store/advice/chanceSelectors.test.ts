import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/ai/evaluation/assess';
import { engineFor } from '../../../src/battle/engineFor';
import type { BySide, Side } from '../../../src/kernel/sides';
import { selectLeftChance } from '../../../src/store/advice/chanceSelectors';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { type Seat, seatsTaken, watchPaused } from '../../../src/store/seats/seatsSlice';
import { settingsChanged } from '../../../src/store/settings/settingsSlice';
import { shippedBook } from '../../support/book';
import { battleOf, begunTable, openTable } from '../support/table';

function seated(seats: BySide<Seat>): AppStore {
  const store = openTable();
  store.dispatch(watchPaused());
  store.dispatch(seatsTaken({ seats, seed: 1 }));
  return store;
}

/** What a side thinks of its own chance. */
function ownChance(store: AppStore, side: Side): number {
  return assess(shippedBook(), engineFor(shippedBook()).observe(battleOf(store).shown, side));
}

describe('the chance of winning', () => {
  it('is Left’s, from what whoever looks may see', () => {
    const fromLeft = seated({ left: 'human', right: 'greedy' });
    expect(selectLeftChance(fromLeft.getState())).toBe(ownChance(fromLeft, 'left'));
    const fromRight = seated({ left: 'greedy', right: 'human' });
    expect(selectLeftChance(fromRight.getState())).toBe(1 - ownChance(fromRight, 'right'));
  });

  it('lies half way between both when nobody plays', () => {
    const store = seated({ left: 'greedy', right: 'random' });
    const between = (ownChance(store, 'left') + 1 - ownChance(store, 'right')) / 2;
    expect(selectLeftChance(store.getState())).toBeCloseTo(between, 12);
  });

  it('is not told while hands are settled, and not to whoever does not want it', () => {
    const settling = begunTable();
    settling.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
    expect(selectLeftChance(settling.getState())).toBeNull();
    const store = seated({ left: 'human', right: 'greedy' });
    expect(selectLeftChance(store.getState())).not.toBeNull();
    store.dispatch(settingsChanged({ chanceBar: false }));
    expect(selectLeftChance(store.getState())).toBeNull();
  });

  it('is certain once the battle is over', () => {
    const store = seated({ left: 'human', right: 'greedy' });
    store.dispatch(giveOrder({ type: 'concede' }));
    store.dispatch({ type: 'battle/playbackSkipped' });
    expect(selectLeftChance(store.getState())).toBe(0);
  });
});
