import { fetchWholePage } from './wholePage';

/** The first sign of a person. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** What can't be fetched now is fetched when it is wanted, and said then. */
function fetchAhead(): void {
  fetchWholePage().catch(() => undefined);
}

export function fetchAtFirstSign(): void {
  const stop = new AbortController();
  const begin = (): void => {
    stop.abort();
    fetchAhead();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
}

/** Safari has no idle time to ask for. */
export function fetchWhenIdle(): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchAhead, 200);
  else requestIdleCallback(fetchAhead, { timeout: 1000 });
}
