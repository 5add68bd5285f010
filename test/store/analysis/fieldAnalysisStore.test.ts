import { expect, it } from 'vitest';
import { sideToOrder } from '../../../src/skirmish/turn/sideToOrder';
import { deletionUndone, selectAnalysis, variationDeleted } from '../../../src/store/analysis/analysisActions';
import { layFieldPlace } from '../../../src/store/field/analysis/fieldAnalysis';
import { createFieldAnalysisStore } from '../../../src/store/field/analysis/fieldAnalysisStore';
import { fieldHintAsked } from '../../../src/store/field/fieldHintSlice';
import {
  selectFieldCurtain,
  selectFieldMatch,
  selectFieldOrders,
  selectFieldSeen,
  selectMayOrderField,
} from '../../../src/store/field/fieldSelectors';
import { fieldOrderTakenBack, fieldPlaybackSkipped } from '../../../src/store/field/fieldSlice';
import { giveFieldOrder } from '../../../src/store/field/giveFieldOrder';
import { selectFieldTold } from '../../../src/store/field/heardEvents';
import { fieldStoreOf } from '../../../src/store/field/openField';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { fieldCatalog } from '../../skirmish/support/books';
import { shippedCatalog } from '../../support/book';
import { openedField } from '../replay/support/openedField';

const replay = openedField();
const END = { type: 'end' } as const;
const MIDDLE = { variation: null, orders: 40 } as const;

type Kept = Parameters<typeof createFieldAnalysisStore>[0]['variations'];

function boardAt(orders: number, variations: Kept = []) {
  const asked: string[] = [];
  const board = createFieldAnalysisStore({
    replay,
    variations,
    place: { variation: null, orders },
    catalog: { catalog: shippedCatalog(), problems: [] },
    field: { catalog: fieldCatalog(), problems: [] },
    settings: DEFAULT_SETTINGS,
    client: {
      requestDecision: ({ observation }) => {
        asked.push(observation.side);
        return Promise.resolve({ orders: [] });
      },
    },
  });
  const store = fieldStoreOf(board.store);
  return { ...board, store, asked, state: store.getState, analysis: () => selectAnalysis(store.getState()) };
}

it('takes orders of both sides on the open field, keeps them as a variation and goes back to the battle as it was', () => {
  const { store, state, analysis } = boardAt(MIDDLE.orders);
  const before = selectFieldMatch(state())?.truth;
  expect(before).toEqual(replay.moments.at(MIDDLE.orders)?.state);
  const turns: (string | undefined)[] = [];
  for (let order = 0; order < 3; order++) {
    expect(selectMayOrderField(state())).toBe(true);
    turns.push(selectFieldSeen(state())?.side);
    expect(store.dispatch(giveFieldOrder(END))).toMatchObject({ ok: true });
    store.dispatch(fieldPlaybackSkipped());
  }
  expect(turns[0]).not.toBe(turns[1]);
  expect(turns[0]).toBe(turns[2]);
  expect(analysis().variations).toMatchObject([{ from: MIDDLE, orders: [END, END, END] }]);
  store.dispatch(fieldOrderTakenBack());
  expect(analysis().place).toEqual({ variation: '1', orders: 2 });
  layFieldPlace(store, replay, MIDDLE);
  expect(selectFieldMatch(state())?.truth).toEqual(before);
});

it('hides nothing in the fog, asks nobody to take the screen, and offers what the side to move could have ordered', () => {
  const { store, state } = boardAt(MIDDLE.orders);
  const { state: truth } = replay.moments.at(MIDDLE.orders) ?? { state: null };
  if (truth === null) throw new Error('the battle is too short');
  for (let turn = 0; turn < 2; turn++) {
    const seen = selectFieldSeen(state());
    expect(seen?.field.units).toHaveLength(truth.units.length);
    expect(selectFieldCurtain(state())).toBeNull();
    const match = selectFieldMatch(state());
    expect(seen?.side).toBe(match === null ? null : sideToOrder(match.truth));
    expect(selectFieldOrders(state()).length).toBeGreaterThan(1);
    expect(selectFieldTold(state()).every(({ heard }) => heard !== null)).toBe(true);
    store.dispatch(giveFieldOrder(END));
    store.dispatch(fieldPlaybackSkipped());
  }
});

it('gives hints to whoever is to move', async () => {
  const { store, state, asked } = boardAt(MIDDLE.orders);
  store.dispatch(fieldHintAsked());
  await expect.poll(() => asked).toEqual([selectFieldSeen(state())?.side]);
});

it('judges what a file brings: what is no order, or against the rules, is left out and counted; what was deleted comes back', () => {
  const forged = [
    { id: '1', name: 'sound', from: MIDDLE, orders: [END, { type: 'move', unit: 7, path: 'up' }, END] },
    { id: '2', name: 'absurd', from: MIDDLE, orders: [{ type: '__proto__' }] },
    { id: '3', name: 'nowhere', from: { variation: '2', orders: 1 }, orders: [END] },
  ];
  const { store, analysis, dropped } = boardAt(MIDDLE.orders, forged);
  expect(analysis().variations).toEqual([{ id: '1', name: 'sound', from: MIDDLE, orders: [END] }]);
  expect(dropped).toBe(4);
  store.dispatch(variationDeleted('1'));
  expect(analysis().variations).toEqual([]);
  store.dispatch(deletionUndone());
  expect(analysis().variations).toHaveLength(1);
});
