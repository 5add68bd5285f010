import type { ComponentType } from 'react';
import type { Settings } from '../../store/settings/settings';
import type { QuickBattle } from '../../store/start/quickBattle';
import type { Words } from '../../words/languages';

export interface PagesProps {
  /** The start page is drawn already, outside: it is not drawn again until somebody comes back to it. */
  readonly isHomeDrawn: boolean;
  /** The page was opened at the start page: whoever is elsewhere has moved on. */
  readonly isHomeFirst: boolean;
}

/** All of the game beside the start page. */
export interface WholePage {
  /** Every screen, and what lies over them. */
  readonly Pages: ComponentType<PagesProps>;
  /** In the language that was on when it was loaded. */
  readonly words: Words;
  readonly loadWords: (language: Words['language']) => Promise<Words>;
  readonly changeSettings: (settings: Partial<Settings>) => void;
  readonly chooseBattle: (choice: Partial<QuickBattle>) => void;
}

/** Where the start page stands with the rest. */
export interface Loading {
  readonly page: WholePage | null;
  readonly hasFailed: boolean;
  /** False where another tab plays the battle. */
  readonly isPlayedHere: boolean;
}

const NOT_YET: Loading = { page: null, hasFailed: false, isPlayedHere: true };

let load: () => Promise<WholePage> = () => Promise.reject(new Error('the start page was not told where the rest is'));
let fetching: Promise<WholePage> | null = null;
let loading = NOT_YET;
const listeners = new Set<() => void>();

/** Says where the rest of the game is. */
export function offerWholePage(from: () => Promise<WholePage>): void {
  load = from;
}

/** Loads the rest of the game, once; what fails can be tried again. */
export function fetchWholePage(): Promise<WholePage> {
  fetching ??= load().then(
    (page) => {
      become({ page, hasFailed: false });
      return page;
    },
    (error: unknown) => {
      fetching = null;
      become({ page: null, hasFailed: true });
      throw error;
    },
  );
  return fetching;
}

/** Does something with the rest of the game once it is there. That it can't be fetched, the start page says. */
export function withWholePage(act: (page: WholePage) => void): void {
  fetchWholePage().then(act, () => undefined);
}

/** Told by the tab itself, once it knows of others. */
export function tellPlayedHere(isPlayedHere: boolean): void {
  if (isPlayedHere !== loading.isPlayedHere) become({ isPlayedHere });
}

export function loadingNow(): Loading {
  return loading;
}

export function watchLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Partial<Loading>): void {
  loading = { ...loading, ...next };
  for (const listener of listeners) listener();
}
