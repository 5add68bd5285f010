import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { whenDrawn } from '../store/saves/whenDrawn';
import type { Theme } from '../store/settings/settingsSlice';
import { selectLanguage } from '../store/view/battleSelectors';
import { loadWords, type Words } from '../words/languages';
import { endDrawing, markBroken } from './common/boot/drawMark';
import { ErrorBoundary } from './common/boot/ErrorBoundary';
import { useAppSelector } from './common/hooks/storeHooks';
import { Notices } from './common/notices/Notices';
import { ownFile, useOwnFile } from './common/notices/useOwnFile';
import { Screens } from './routes/Screens';

/** Asked only when a link or a file wants the place of a running battle. */
const invitationDialog = ownFile(() => import('./screens/InvitationDialog').then((room) => room.InvitationDialog));

/** The page: language and theme around whichever screen is on. */
export function App({ words }: { readonly words: Words }) {
  const theme = useAppSelector((state) => state.settings.theme);
  const { language, messages } = useWords(words);
  useTheme(theme);
  useEffect(endDrawing, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={messages}>
      <Router hook={useHashLocation}>
        <Table />
      </Router>
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
const Table = memo(function Table() {
  const isInvited = useAppSelector((state) => state.invitation.invitation !== null);
  const InvitationDialog = useOwnFile(invitationDialog, isInvited);
  return (
    <ErrorBoundary onBroken={markBroken}>
      <Notices />
      <Screens />
      {InvitationDialog === null ? null : <InvitationDialog />}
    </ErrorBoundary>
  );
});
