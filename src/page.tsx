import { catalog, problems } from 'virtual:ninekeep/catalog';
import { lazyAdviser } from './ai/worker/lazyAdviser';
import { lazyAiClient } from './ai/worker/lazyAiClient';
import { watchCatalog } from './content/load/liveCatalog';
import { lazyArchive } from './store/archive/lazyArchive';
import { battleRules } from './store/battle/battleRules';
import { selectIsPlayedHere } from './store/battle/battleSave';
import { battleTable } from './store/battle/battleTable';
import { readBattleSaves } from './store/battle/readBattleSaves';
import { catalogReplaced } from './store/catalog/catalogSlice';
import { createStore } from './store/createStore';
import { keepBattleSummary } from './store/home/homeMemory';
import { keepSummary } from './store/home/keepSummary';
import { openMatch } from './store/match/openMatch';
import { browserStorage } from './store/saves/saveStorage';
import { createSaves } from './store/saves/saves';
import { shelfLooked } from './store/saves/shelfSlice';
import { whenDrawn } from './store/saves/whenDrawn';
import { quickBattleChosen, settingsChanged } from './store/settings/settingsSlice';
import { storeSettings } from './store/settings/settingsStorage';
import { shownSettings, showSettings } from './store/settings/shownSettings';
import { browserTabs } from './store/tabs/browserTabs';
import { beginDrawing, forgetBroken } from './ui/common/boot/drawMark';
import { laySprite } from './ui/common/icons/sprite';
import { tellPlayedHere, type WholePage } from './ui/home/wholePage';
import { pagesOf } from './ui/Pages';
import { fetchScreenAhead } from './ui/routes/fetchScreenAhead';
import { followAddress } from './ui/routes/followAddress';
import { SCREENS } from './ui/routes/screens';
import { loadWords } from './words/languages';

/** Opens the store with the saved battle: all of the game beside the start page. */
export async function openPage(): Promise<WholePage> {
  void laySprite('whole');
  fetchScreenAhead(location.hash);
  const fetchingWords = loadWords(shownSettings().language);
  const saves = createSaves(browserStorage(), battleRules.id, readBattleSaves, whenDrawn);
  addEventListener('pagehide', saves.flush);
  const tabs = browserTabs(`ninekeep-${battleRules.id}`);
  const store = createStore({
    catalog: { catalog, problems },
    settings: shownSettings(),
    aiClient: lazyAiClient(),
    adviser: lazyAdviser(),
    saves,
    tabs,
    keepSettings: storeSettings,
    archive: lazyArchive(),
  });
  store.subscribe(() => {
    const state = store.getState();
    showSettings(state.settings);
    tellPlayedHere(selectIsPlayedHere(state));
  });
  watchCatalog((update) => {
    void laySprite('whole');
    store.dispatch(catalogReplaced(update));
  });

  const hasFailed = beginDrawing();
  await openMatch(battleTable, store, saves, tabs, async () => {
    if (!hasFailed) return;
    // Where that fails, the battle is tried once more.
    await saves.shelf.setAside().catch(() => undefined);
    forgetBroken();
    history.replaceState(null, '', '#/');
  });
  void saves.shelf.look().then(
    (found) => store.dispatch(shelfLooked(found)),
    // That the storage can't be read is said by whoever reads the battle.
    () => undefined,
  );
  // Under `npm start` a resumed battle takes over what was edited while the page was closed; a player's keeps its own book.
  if (import.meta.hot) store.dispatch(catalogReplaced(store.getState().catalog));
  keepSummary(store, keepBattleSummary);
  await followAddress(store);
  const { screen } = store.getState();
  const [words] = await Promise.all([
    fetchingWords,
    // Without it the page says itself what went wrong.
    SCREENS[screen === 'field' ? 'fieldBattle' : screen].file.fetch().catch(() => undefined),
  ]);
  return {
    Pages: pagesOf(store),
    words,
    loadWords,
    changeSettings: (settings) => store.dispatch(settingsChanged(settings)),
    chooseBattle: (choice) => store.dispatch(quickBattleChosen(choice)),
  };
}
