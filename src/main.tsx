import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/global.css';
import { catalog, problems } from 'virtual:ninekeep/catalog';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { lazyAdviser } from './ai/worker/lazyAdviser';
import { lazyAiClient } from './ai/worker/lazyAiClient';
import { watchCatalog } from './content/load/liveCatalog';
import { lazyArchive } from './store/archive/lazyArchive';
import { battleRules } from './store/battle/battleRules';
import { battleTable } from './store/battle/battleTable';
import { readBattleSaves } from './store/battle/readBattleSaves';
import { catalogReplaced } from './store/catalog/catalogSlice';
import { createStore } from './store/createStore';
import { openMatch } from './store/match/openMatch';
import { browserStorage } from './store/saves/saveStorage';
import { createSaves } from './store/saves/saves';
import { shelfLooked } from './store/saves/shelfSlice';
import { whenDrawn } from './store/saves/whenDrawn';
import { settingsFrom } from './store/settings/settingsSlice';
import { readStoredSettings, storeSettings } from './store/settings/settingsStorage';
import { browserTabs } from './store/tabs/browserTabs';
import { App } from './ui/App';
import { beginDrawing, forgetBroken } from './ui/common/boot/drawMark';
import { preferredSettings } from './ui/common/boot/preferredSettings';
import { laySprite } from './ui/common/icons/sprite';
import { followAddress } from './ui/routes/followAddress';
import { SCREENS } from './ui/routes/screens';
import { loadWords } from './words/languages';

const saves = createSaves(browserStorage(), battleRules.id, readBattleSaves, whenDrawn);
addEventListener('pagehide', saves.flush);
const tabs = browserTabs(`ninekeep-${battleRules.id}`);
const store = createStore({
  catalog: { catalog, problems },
  settings: settingsFrom(readStoredSettings(), preferredSettings()),
  aiClient: lazyAiClient(),
  adviser: lazyAdviser(),
  saves,
  tabs,
  keepSettings: storeSettings,
  archive: lazyArchive(),
});
void laySprite();
watchCatalog((update) => {
  void laySprite();
  store.dispatch(catalogReplaced(update));
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

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
await followAddress(store);
const { settings, screen } = store.getState();
const [words] = await Promise.all([
  loadWords(settings.language),
  // Without it the page says itself what went wrong.
  SCREENS[screen === 'field' ? 'fieldBattle' : screen].file.fetch().catch(() => undefined),
]);
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <App words={words} />
    </Provider>
  </StrictMode>,
);
