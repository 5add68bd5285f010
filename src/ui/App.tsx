import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { selectLanguage } from '../store/selectors';
import type { Theme } from '../store/settingsSlice';
import { whenDrawn } from '../store/whenDrawn';
import { loadWords, type Words } from '../words/languages';
import { MedallionDefinitions } from './art/MedallionDefinitions';
import { ErrorBoundary } from './common/ErrorBoundary';
import { useAppSelector, useSpeak } from './common/hooks';
import { Notices } from './common/Notices';
import { ownFile, useOwnFile } from './common/useOwnFile';
import { HomeScreen } from './screens/HomeScreen';
import { InvitationDialog } from './screens/InvitationDialog';

/** Framer Motion and the board come with the first battle, not with the start page. */
const battleRoom = ownFile(() => import('./screens/BattleScreen').then((room) => room.BattleScreen));

/** Who opens the page in the middle of a battle sees the battle first. */
export const fetchBattleScreen = battleRoom.fetch;

/** A page for whoever works on the game; a build leaves all of it out. */
const Gallery = import.meta.env.DEV
  ? lazy(() => import('./gallery/Gallery').then((room) => ({ default: room.Gallery })))
  : null;

/** The page: language and theme around whichever screen is on. */
export function App({ words }: { readonly words: Words }) {
  const theme = useAppSelector((state) => state.settings.theme);
  const { language, messages } = useWords(words);
  useTheme(theme);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={messages}>
      <MedallionDefinitions />
      <Screens />
    </IntlProvider>
  );
}

/** Another theme draws the whole page anew, so a choice is on the screen before what it changes; the first one comes at once. */
function useTheme(theme: Theme): void {
  const isChosen = useRef(false);
  useLayoutEffect(() => {
    let isWanted = true;
    const wear = (): void => {
      if (isWanted) document.documentElement.dataset.theme = theme;
    };
    if (isChosen.current) void whenDrawn().then(wear);
    else wear();
    isChosen.current = true;
    return () => {
      isWanted = false;
    };
  }, [theme]);
}

/** Another language is fetched when it is chosen; until it is there, the page goes on in the last one. */
function useWords(first: Words): Words {
  const language = useAppSelector(selectLanguage);
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((loaded) => (isWanted ? setWords(loaded) : undefined));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}

/** What is on doesn't follow from the theme: only the words and the screen itself draw it anew. */
const Screens = memo(function Screens() {
  const speak = useSpeak();
  return (
    <ErrorBoundary speak={speak}>
      <Notices />
      <Suspense fallback={null}>{Gallery !== null && location.hash === '#gallery' ? <Gallery /> : <Screen />}</Suspense>
      <InvitationDialog />
    </ErrorBoundary>
  );
});

function Screen() {
  const fighting = useAppSelector((state) => state.screen === 'battle');
  const BattleScreen = useOwnFile(battleRoom, fighting);
  if (BattleScreen !== null) return <BattleScreen />;
  // For the moment in which it is fetched: the start page would offer to go on with the battle that has just begun.
  return fighting ? null : <HomeScreen />;
}
