import { lazy, Suspense, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { selectSettings } from '../store/selectors';
import { MESSAGES } from '../words/speak';
import { MedallionDefinitions } from './art/MedallionDefinitions';
import { ErrorBoundary } from './common/ErrorBoundary';
import { useAppSelector, useSpeak } from './common/hooks';
import { Notices } from './common/Notices';
import { HomeScreen } from './screens/HomeScreen';
import { InvitationDialog } from './screens/InvitationDialog';

/** Framer Motion and the board come with the first battle, not with the start page. */
const BattleScreen = lazy(() => import('./screens/BattleScreen').then((room) => ({ default: room.BattleScreen })));

/** A page for whoever works on the game; a build leaves all of it out. */
const Gallery = import.meta.env.DEV
  ? lazy(() => import('./gallery/Gallery').then((room) => ({ default: room.Gallery })))
  : null;

/** The page: language and theme around whichever screen is on. */
export function App() {
  const { language, theme } = useAppSelector(selectSettings);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <IntlProvider locale={language} messages={MESSAGES[language]}>
      <MedallionDefinitions />
      <Screens />
    </IntlProvider>
  );
}

function Screens() {
  const speak = useSpeak();
  return (
    <ErrorBoundary speak={speak}>
      <Notices />
      <Suspense fallback={null}>{Gallery !== null && location.hash === '#gallery' ? <Gallery /> : <Screen />}</Suspense>
      <InvitationDialog />
    </ErrorBoundary>
  );
}

function Screen() {
  const fighting = useAppSelector((state) => state.screen === 'battle');
  return fighting ? <BattleScreen /> : <HomeScreen />;
}
