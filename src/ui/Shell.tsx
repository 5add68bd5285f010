import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { whenDrawn } from '../store/saves/whenDrawn';
import type { MotionChoice, Theme } from '../store/settings/settings';
import { loadFirstWords } from '../words/firstWords';
import type { Words } from '../words/languages';
import { chooseStillness, useIsStill } from './common/motion/useIsStill';
import { HomeScreen } from './home/HomeScreen';
import { useLoading, useShownSettings } from './home/useHome';
import { fetchWholePage, type WholePage } from './home/wholePage';
import { useAddress } from './routes/navigation';
import { useSettingsKey } from './routes/useSettingsKey';

interface ShellProps {
  readonly words: Words;
  /** The page was opened at the start page, which is drawn before the rest is there. */
  readonly isHomeFirst: boolean;
}

/** Language, theme and addresses around the start page and all the rest, whichever is there. */
export function Shell({ words: first, isHomeFirst }: ShellProps) {
  const { language, theme, textSize, motion } = useShownSettings();
  const { page } = useLoading();
  const words = useWords(first, language, page);
  useTheme(theme);
  useStillness(motion);
  useSettingsKey();
  useEffect(() => {
    document.documentElement.dataset.text = textSize;
  }, [textSize]);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words.language]);
  return (
    <IntlProvider locale={words.language} messages={words.messages}>
      <Router hook={useHashLocation}>
        <Places page={page} isHomeFirst={isHomeFirst} />
      </Router>
    </IntlProvider>
  );
}

/** The start page stays as it was drawn first until somebody goes elsewhere: nothing of it changes under a press. */
function Places({ page, isHomeFirst }: { readonly page: WholePage | null; readonly isHomeFirst: boolean }) {
  const [isHomeDrawn, setHomeDrawn] = useState(isHomeFirst);
  const address = useAddress();
  // Settings and links lie over the place where one is.
  const isElsewhere = address.type === 'unknown' || (address.type === 'place' && address.place !== 'home');
  const needsAll = isElsewhere || address.type !== 'place';
  useEffect(() => {
    if (needsAll && page === null) fetchWholePage().catch(() => undefined);
  }, [needsAll, page]);
  if (isHomeDrawn && isElsewhere && page !== null) setHomeDrawn(false);
  return (
    <>
      {page === null ? null : <page.Pages isHomeDrawn={isHomeDrawn} isHomeFirst={isHomeFirst} />}
      {isHomeDrawn ? <HomeScreen /> : null}
    </>
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

/** Style sheets go by it. */
function useStillness(motion: MotionChoice): void {
  useLayoutEffect(() => chooseStillness(motion === 'still'), [motion]);
  const isStill = useIsStill();
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = isStill ? 'still' : 'full';
  }, [isStill]);
}

type LoadWords = (language: Words['language']) => Promise<Words>;

/** Another language is fetched when it is chosen; until it is there, the page goes on in the last one. */
function useWords(first: Words, language: Words['language'], page: WholePage | null): Words {
  const load: LoadWords = page?.loadWords ?? loadFirstWords;
  const [loaded, setLoaded] = useState<{ readonly words: Words; readonly by: LoadWords | null }>({
    words: first,
    by: null,
  });
  useEffect(() => {
    let isWanted = true;
    void load(language).then((words) => (isWanted ? setLoaded({ words, by: load }) : undefined));
    return () => {
      isWanted = false;
    };
  }, [language, load]);
  // The rest of the game came with all its words: nothing of it is drawn with those of the start page alone.
  return page !== null && loaded.by !== page.loadWords ? page.words : loaded.words;
}
