import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/global.css';
import { catalog, problems } from 'virtual:ninekeep/catalog';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createThinker } from './ai/thinker';
import { watchCatalog } from './content/liveCatalog';
import { browserTabs } from './store/browserTabs';
import { catalogReplaced } from './store/catalogSlice';
import { createStore } from './store/createStore';
import { openBattle } from './store/openBattle';
import { browserStorage } from './store/saveStorage';
import { createSaves } from './store/saves';
import { settingsFrom } from './store/settingsSlice';
import { readStoredSettings, storeSettings } from './store/settingsStorage';
import { whenDrawn } from './store/whenDrawn';
import { App, fetchBattleScreen } from './ui/App';
import { followLinks } from './ui/common/followLinks';
import { preferredSettings } from './ui/common/preferredSettings';
import { laySprite } from './ui/common/sprite';
import { loadWords } from './words/languages';

const saves = createSaves(browserStorage(), whenDrawn);
addEventListener('pagehide', saves.flush);
const tabs = browserTabs();
const store = createStore({
  catalog: { catalog, problems },
  settings: settingsFrom(readStoredSettings(), preferredSettings()),
  thinker: createThinker(),
  saves,
  tabs,
  keepSettings: storeSettings,
});
void laySprite();
watchCatalog((update) => {
  void laySprite();
  store.dispatch(catalogReplaced(update));
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

await openBattle(store, saves, tabs);
// Under `npm start` a resumed battle takes over what was edited while the page was closed; a player's keeps its own book.
if (import.meta.hot) store.dispatch(catalogReplaced(store.getState().catalog));
followLinks(store);
const { settings, screen } = store.getState();
const [words] = await Promise.all([
  loadWords(settings.language),
  // Without it the page says itself what went wrong.
  screen === 'battle' ? fetchBattleScreen().catch(() => undefined) : undefined,
]);
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <App words={words} />
    </Provider>
  </StrictMode>,
);
