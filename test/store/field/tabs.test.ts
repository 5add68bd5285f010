import { describe, expect, it } from 'vitest';
import { selectFieldOrders, selectMayOrderField } from '../../../src/store/field/fieldSelectors';
import { fieldTakeOverAsked } from '../../../src/store/field/fieldTabSlice';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import type { FieldStore } from '../../../src/store/field/openField';
import { fieldOpened } from '../../../src/store/screenSlice';
import { memoryStorage, settle, until } from '../support/table';
import { openTabWorld } from '../support/tabs';
import { matchOf, openFieldStore, READY, showAtOnce, sitDown } from './support/table';

const tabOf = (store: FieldStore) => store.getState().fieldTab;
const recordOf = (store: FieldStore) => matchOf(store).record;

/** A battle that one tab plays and another looks at. */
async function twoTabs() {
  const storage = memoryStorage();
  const world = openTabWorld();
  const open = () => openFieldStore({ storage, tabs: world.newTab() });
  const first = await open();
  sitDown(first, { right: 'recruit' });
  await settle();
  return { storage, world, first, second: await open() };
}

describe('a second tab on the open field', () => {
  it('looks at the battle, follows order by order, and can’t give any', async () => {
    const { first, second } = await twoTabs();
    expect([tabOf(first), tabOf(second)]).toEqual(['playing', 'reading']);
    expect(recordOf(second)).toEqual(recordOf(first));
    expect(selectMayOrderField(second.getState())).toBe(false);
    expect(selectFieldOrders(second.getState())).toEqual([]);
    first.dispatch(giveFieldOrder(READY));
    await settle();
    expect(recordOf(second)).toEqual(recordOf(first));
    expect(matchOf(second).unplayed.length).toBeGreaterThan(0);
  });

  it('takes over with all orders, and from then on its opponent thinks there', async () => {
    const { first, second } = await twoTabs();
    showAtOnce(second);
    second.dispatch(fieldOpened());
    first.dispatch(giveFieldOrder(READY));
    second.dispatch(fieldTakeOverAsked());
    await until(() => matchOf(second).truth.phase === 'battle');
    await settle();
    expect([tabOf(first), tabOf(second)]).toEqual(['lost', 'playing']);
    expect(recordOf(first)).toEqual(recordOf(second));
  });

  it('goes on from the last write when the one that played never hears of it', async () => {
    const { world, first, second } = await twoTabs();
    Object.assign(world, { sleeping: true, isDeaf: true });
    second.dispatch(fieldTakeOverAsked());
    await settle();
    expect(tabOf(second)).toBe('playing');
    first.dispatch(giveFieldOrder(READY));
    await settle();
    expect(tabOf(first)).toBe('lost');
    expect(recordOf(second).orders).toEqual([]);
  });
});
