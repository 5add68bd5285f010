import { onTestFinished, vi } from 'vitest';

const PAGE = 'https://game.example/';

/** As much of a browser as an address takes: its history, and who hears of a change. */
export function openBrowser(hash = ''): {
  readonly goTo: (hash: string) => Promise<void>;
  readonly hash: () => string;
} {
  const events = new EventTarget();
  const entries = [`${PAGE}${hash}`];
  let at = 0;
  const tell = (): void => void events.dispatchEvent(new Event('hashchange'));
  const now = (): URL => new URL(entries[at] ?? PAGE);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('location', {
    get hash() {
      return now().hash;
    },
    get href() {
      return now().href;
    },
  });
  const states: unknown[] = [];
  vi.stubGlobal('history', {
    get state() {
      return states[at] ?? null;
    },
    replaceState: (state: unknown, _title: string, address: string) => {
      states[at] = state;
      entries[at] = new URL(address, now()).href;
    },
    pushState: (state: unknown, _title: string, address: string) => {
      entries.splice(++at, entries.length, new URL(address, now()).href);
      states.splice(at, states.length, state);
    },
    back: () => {
      if (at > 0)
        setTimeout(() => {
          at--;
          tell();
        });
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    hash: () => now().hash,
    goTo: async (next) => {
      entries.splice(++at, entries.length, new URL(next, now()).href);
      states.splice(at, states.length);
      tell();
      // A link is followed, or led back from: then nobody is on the way any more.
      await vi.waitUntil(() => !/\?|scenario=/.test(now().hash));
    },
  };
}
