import { vi } from 'vitest';
import { openChannels } from './channels';
import { type Clock, openClock, type Thread } from './clock';
import { type Faults, type Kept, openDatabaseDouble } from './database';
import type { Range } from './keys';
import { openLocks } from './locks';

export interface BrowserParts extends Faults {
  readonly seed: number;
  /** Without them it is a browser at a plain http address. */
  readonly hasLocks: boolean;
  readonly alter: (data: unknown) => unknown;
  readonly kept: (kept: Kept) => void;
}

/** A browser on a virtual clock. Whatever runs in a tab finds this browser's lock manager, channel, database and timers. */
export interface WorldBrowser extends Clock {
  /** A tab that loads; what it keeps for its session it has from the one that it replaces. */
  open(name: string, session?: Map<string, string>): Tab;
  /** Politely, with a word to the page before, or as by a crash. */
  close(tab: Tab, politely: boolean): Promise<void>;
}

export interface Tab {
  readonly thread: Thread;
  readonly session: Map<string, string>;
  readonly leaving: (() => void)[];
}

export function openWorld({ seed, hasLocks, alter, kept, ...faults }: BrowserParts): WorldBrowser {
  const clock = openClock(seed);
  const locks = openLocks(clock);
  const channels = openChannels(clock, alter);
  const database = openDatabaseDouble(clock, faults, kept);
  const tabs = new Map<Thread, Tab>();
  const current = (): Tab => tabs.get(clock.current()) ?? nobody();

  vi.stubGlobal('navigator', { locks: hasLocks ? locks : undefined });
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('IDBKeyRange', { bound: (lower: Range['lower'], upper: Range['upper']) => ({ lower, upper }) });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      private readonly end = channels.open();
      readonly postMessage = this.end.postMessage;
      readonly addEventListener = this.end.addEventListener;
    },
  );
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => current().session.get(key) ?? null,
    setItem: (key: string, value: string) => current().session.set(key, value),
    removeItem: (key: string) => current().session.delete(key),
  });
  vi.stubGlobal('addEventListener', (_: string, act: () => void) => current().leaving.push(act));
  vi.stubGlobal('setTimeout', (act: () => void, milliseconds = 0) =>
    clock.after(milliseconds, clock.current(), 'timers', act),
  );
  vi.stubGlobal('clearTimeout', (callOff?: () => void) => callOff?.());

  return {
    ...clock,
    open: (name, session = new Map()) => {
      const thread: Thread = { name, hungUntil: 0, isClosed: false, lastAt: new Map() };
      const tab = { thread, session, leaving: [] };
      tabs.set(thread, tab);
      return tab;
    },
    close: async ({ thread, leaving }, politely) => {
      if (politely) await clock.runIn(thread, () => leaving.map((act) => act()));
      thread.isClosed = true;
      locks.close(thread);
      database.close(thread);
    },
  };
}

function nobody(): never {
  throw new Error('no tab is running');
}
