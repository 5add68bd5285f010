import { createFieldPlayer } from '../../ai/field/createFieldPlayer';
import type { Catalog } from '../../content/catalog';
import type { FieldCatalog } from '../../content/field/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { observe } from '../../skirmish/view/observe';
import { battleRules } from '../../store/battle/battleRules';
import { readBattleSaves } from '../../store/battle/readBattleSaves';
import { type AppStore, createStore } from '../../store/createStore';
import { fieldCatalogReplaced } from '../../store/field/fieldCatalogSlice';
import { FIELD_SLICES } from '../../store/field/fieldRoot';
import { fieldSeatsTaken, HUMAN } from '../../store/field/fieldSeatsSlice';
import { selectFieldMatch, selectFieldTurn } from '../../store/field/fieldSelectors';
import { fieldBegun } from '../../store/field/fieldSlice';
import { giveFieldOrder } from '../../store/field/giveFieldOrder';
import { type FieldStore, fieldStoreOf } from '../../store/field/openField';
import type { SaveStorage } from '../../store/saves/saveStorage';
import { createSaves } from '../../store/saves/saves';
import type { Settings } from '../../store/settings/settingsSlice';
import { loneTab } from '../../store/tabs/tabs';

/** Nothing that happens here is kept. */
const FORGETFUL: SaveStorage = {
  read: async () => ({ files: [], books: {} }),
  epochOf: async () => 0,
  take: async () => 1,
  write: async () => undefined,
  move: async () => undefined,
  onGone: () => undefined,
  reopen: () => undefined,
};

/** The store of an exhibit: a battle on the open field has begun in it, seen from Left's side. */
export function fieldStageStore(cards: Catalog, catalog: FieldCatalog, settings: Settings, rules: string): AppStore {
  const store = createStore({
    catalog: { catalog: cards, problems: [] },
    settings: { ...settings, muted: true },
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
  store.addGame(FIELD_SLICES, () => undefined);
  const made = fieldBookOf(catalog, rules);
  if (!made.ok) throw new Error(made.refusal.message);
  const book = made.value;
  const { preset } = book.rules.muster;
  const field = fieldStoreOf(store);
  field.dispatch(fieldCatalogReplaced({ catalog, problems: [] }));
  field.dispatch(fieldSeatsTaken({ seats: { left: HUMAN, right: 'soldier' }, seed: 7 }));
  field.dispatch(
    fieldBegun({ book, start: { type: 'match', seed: 7, squads: { left: preset, right: preset }, map: 'pinfold' } }),
  );
  return store;
}

/** Has whoever is to order decide, and gives the orders of its plan; one that is refused by now changes nothing. */
export function giveNextOrders(store: FieldStore, catalog: FieldCatalog): void {
  const match = selectFieldMatch(store.getState());
  const side = selectFieldTurn(store.getState());
  const level = catalog.levels.soldier;
  const strategy = catalog.strategies.balanced;
  if (match === null || side === null || level === undefined || strategy === undefined) return;
  const { book, truth } = match;
  const decide = createFieldPlayer(book, { level, strategy, seed: 7 });
  for (const { order } of decide(observe(book, truth, side)).orders) store.dispatch(giveFieldOrder(order));
}
