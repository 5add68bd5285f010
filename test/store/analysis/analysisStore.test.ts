import { expect, it } from 'vitest';
import { deletionUndone, selectAnalysis, variationDeleted } from '../../../src/store/analysis/analysisActions';
import { createAnalysisStore } from '../../../src/store/analysis/analysisStore';
import { layPlace } from '../../../src/store/analysis/battleAnalysis';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { selectBattle } from '../../../src/store/battle/selectBattle';
import { openReplay } from '../../../src/store/replay/openReplay';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { selectMayOrder, selectViewer } from '../../../src/store/view/battleSelectors';
import { bookOfLink, GOLDEN } from '../../content/packed/golden/golden';
import { shippedCatalog } from '../../support/book';

const PACKED = GOLDEN[64]?.packed ?? '';
const END = { type: 'endTurn' } as const;

async function boardAt(orders: number, variations: Parameters<typeof createAnalysisStore>[0]['variations'] = []) {
  const opened = openReplay(PACKED, await bookOfLink(PACKED));
  if (!opened.ok) throw new Error(opened.refusal);
  const replay = opened.value;
  const board = createAnalysisStore({
    replay,
    variations,
    place: { variation: null, orders },
    catalog: { catalog: shippedCatalog(), problems: [] },
    settings: DEFAULT_SETTINGS,
    adviser: { ask: () => new Promise(() => undefined) },
  });
  const state = () => board.store.getState();
  return { ...board, replay, state, analysis: () => selectAnalysis(state()), battle: () => selectBattle(state()) };
}

it('an analysis board takes orders of both sides, keeps them as a variation and goes back to the battle as it was', async () => {
  const { store, replay, state, analysis, battle } = await boardAt(40);
  const before = battle()?.truth;
  const turns: string[] = [];
  for (let order = 0; order < 3; order++) {
    expect(selectMayOrder(state())).toBe(true);
    turns.push(selectViewer(state()));
    expect(store.dispatch(giveOrder(END))).toMatchObject({ ok: true });
    layPlace(store, replay, analysis().place);
  }
  expect(turns[0]).not.toBe(turns[1]);
  expect(turns[0]).toBe(turns[2]);
  const [variation] = analysis().variations;
  expect(variation).toMatchObject({ from: { variation: null, orders: 40 }, orders: [END, END, END] });
  layPlace(store, replay, { variation: null, orders: 40 });
  expect(battle()?.truth).toEqual(before);
  layPlace(store, replay, { variation: variation?.id ?? '', orders: 2 });
  expect(battle()?.record.orders).toHaveLength(42);
});

it('the order that was given then leads on in the battle and is no variation', async () => {
  const { store, replay, analysis, battle } = await boardAt(40);
  const next = replay.battle.record.orders[40];
  if (next === undefined) throw new Error('the battle is too short');
  store.dispatch(giveOrder(next));
  expect(analysis()).toMatchObject({ variations: [], place: { variation: null, orders: 41 } });
  expect(battle()?.truth).toEqual(replay.moments.at(41)?.state);
});

it('what was deleted can be put back until something else is tried', async () => {
  const { store, replay, analysis } = await boardAt(40);
  store.dispatch(giveOrder(END));
  layPlace(store, replay, { variation: null, orders: 40 });
  store.dispatch(variationDeleted('1'));
  expect(analysis().variations).toEqual([]);
  store.dispatch(deletionUndone());
  expect(analysis().variations).toHaveLength(1);
});

it('variations from a file are judged, and what the rules refuse is left out and counted', async () => {
  const from = { variation: null, orders: 40 };
  const forged = [
    { id: '1', name: 'sound', from, orders: [END, { type: 'attack', unit: 'nobody', target: 'nobody' }, END] },
    { id: '2', name: 'absurd', from, orders: [{ type: '__proto__' }] },
    { id: '3', name: 'nowhere', from: { variation: '2', orders: 1 }, orders: [END] },
  ];
  const { analysis, dropped } = await boardAt(40, forged);
  expect(analysis().variations).toEqual([{ id: '1', name: 'sound', from, orders: [END] }]);
  expect(dropped).toBe(4);
});
