import type { FieldClient } from '../../ai/field/worker/fieldClient';
import { type FieldCatalogUpdate, loadPageField, watchFieldCatalog } from '../../content/field/liveFieldCatalog';
import { keepInArchive } from '../archive/keepInArchive';
import type { AppStore } from '../createStore';
import { markFieldRunning } from '../home/homeMemory';
import { keepMatch } from '../match/keepMatch';
import { keepShelf } from '../match/keepShelf';
import type { MatchStore } from '../match/matchTable';
import { openMatch } from '../match/openMatch';
import { shareMatch } from '../match/shareMatch';
import { saveFailed, saveSucceeded } from '../saves/noticesSlice';
import { errorMessage } from '../saves/saveWriter';
import type { Tabs } from '../tabs/tabs';
import { fieldArchive } from './fieldArchive';
import { fieldCatalogReplaced } from './fieldCatalogSlice';
import { FIELD_SLICES, type FieldRoot } from './fieldRoot';
import { selectIsFieldUnfinished } from './fieldSelectors';
import { fieldTable } from './fieldTable';
import { giveFieldHint } from './giveFieldHint';
import { playFieldOpponent } from './playFieldOpponent';
import type { FieldSaves } from './readFieldSaves';
import { fieldShelf } from './shelf';
import { fieldShelfLooked } from './shelfSlice';

/** What the open field needs from outside; tests bring their own. */
export interface FieldParts {
  readonly client: FieldClient;
  readonly saves: FieldSaves;
  readonly tabs: Tabs;
  readonly loadCatalog?: () => Promise<FieldCatalogUpdate>;
  /** Hears whether a battle goes on: the start page leads to it. */
  readonly markRunning?: (isRunning: boolean) => void;
}

/** The store as the open field knows it. */
export type FieldStore = MatchStore<FieldRoot> & Pick<AppStore, 'subscribe'>;

export function fieldStoreOf(store: AppStore): FieldStore {
  return store as unknown as FieldStore;
}

/** Adds the open field to the store and takes up its saved battle, once a visit. */
export async function openField(app: AppStore, parts: FieldParts): Promise<void> {
  const { saves, tabs, client, loadCatalog = loadPageField, markRunning = markFieldRunning } = parts;
  const catalog = await loadCatalog();
  app.addGame<FieldRoot>(FIELD_SLICES, (listeners) => {
    keepMatch(listeners, fieldTable, saves);
    shareMatch(listeners, fieldTable, saves, tabs);
    keepShelf(listeners, fieldShelf, saves);
    if (app.archive !== null) keepInArchive(listeners, fieldArchive, app.archive);
    playFieldOpponent(listeners, client, saves);
    giveFieldHint(listeners, client);
  });
  const store = fieldStoreOf(app);
  store.dispatch(fieldCatalogReplaced(catalog));
  watchFieldCatalog((update) => store.dispatch(fieldCatalogReplaced(update)));
  saves.onWrite((outcome) => {
    if (outcome.ok) store.dispatch(saveSucceeded());
    else if (outcome.why !== 'overtaken') store.dispatch(saveFailed({ kind: outcome.why, detail: outcome.detail }));
  });
  saves.onGone((detail) => store.dispatch(saveFailed({ kind: 'storage-gone', detail })));
  // Whoever tried again would listen twice: that nothing could be taken up is said, and the field is open all the same.
  await openMatch(fieldTable, store, saves, tabs).catch((error: unknown) =>
    store.dispatch(saveFailed({ kind: 'read-failed', detail: errorMessage(error) })),
  );
  let isRunning: boolean | null = null;
  const mark = (): void => {
    const isUnfinished = selectIsFieldUnfinished(store.getState());
    if (isUnfinished !== isRunning) markRunning(isUnfinished);
    isRunning = isUnfinished;
  };
  mark();
  store.subscribe(mark);
  // What lies beside the battle isn't waited for.
  saves.shelf.look().then(
    (found) => store.dispatch(fieldShelfLooked(found)),
    () => undefined,
  );
}
