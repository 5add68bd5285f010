import { useEffect } from 'react';
import { loadRules } from '../../store/battle/lazyRules';
import { SCREENS } from './screens';

/** The first sign of a person. A page that nobody touches fetches nothing more. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Fetches what is pressed for next before it is pressed for, so that no press waits. */
export function usePrefetch(others: readonly Fetchable[]): void {
  useEffect(() => {
    const prefetch = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, prefetch, { capture: true });
      // What can't be fetched now is fetched when it is wanted, and said then.
      const all: readonly Fetchable[] = [{ fetch: loadRules }, SCREENS.battle.file, ...others, SCREENS.play.file];
      for (const { fetch } of all) void fetch().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, prefetch, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, prefetch, { capture: true });
    };
  }, [others]);
}
