import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { homeMemory } from './store/home/homeMemory';
import { settingsFrom } from './store/settings/settings';
import { readStoredSettings } from './store/settings/settingsStorage';
import { shownSettings, showSettings } from './store/settings/shownSettings';
import { preferredSettings } from './ui/common/boot/preferredSettings';
import { laySprite } from './ui/common/icons/sprite';
import { fetchAtFirstSign, fetchWhenIdle } from './ui/home/fetchAhead';
import { isHomeFirst } from './ui/home/isHomeFirst';
import { fetchWholePage, offerWholePage } from './ui/home/wholePage';
import { keepOffline } from './ui/offline/keepOffline';
import { PATHS } from './ui/routes/address';
import { replaceAddress } from './ui/routes/navigation';
import { Shell } from './ui/Shell';
import { loadFirstWords } from './words/firstWords';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

showSettings(settingsFrom(readStoredSettings(), preferredSettings()));
offerWholePage(async () => (await import('./page')).openPage());
void laySprite('first');

// The start page is drawn by what earlier visits left for it; every other place needs the game itself.
const isHome = await isHomeFirst(location.hash);
if (isHome) replaceAddress(PATHS.home);
const words = isHome ? await loadFirstWords(shownSettings().language) : (await fetchWholePage()).words;
createRoot(root).render(
  <StrictMode>
    <Shell words={words} isHomeFirst={isHome} />
  </StrictMode>,
);
keepOffline();
// Whoever was here before goes on; a first visit that nobody touches fetches nothing more.
if (isHome && (homeMemory().isKept || import.meta.hot)) fetchWhenIdle();
else if (isHome) fetchAtFirstSign();
