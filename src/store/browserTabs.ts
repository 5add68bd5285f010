import { loneTab, type TabEvents, type Tabs } from './tabs';

const NAME = 'ninekeep-battle';

/** How long a tab that plays may take to finish its write; the browser may have put it to sleep. */
const PATIENCE_MILLISECONDS = 2000;

/** A page that is loaded again may find its own lock still held by what it was before. */
const RELOAD_MILLISECONDS = 150;

type Message =
  | { readonly type: 'written' }
  | { readonly type: 'take-over' }
  | { readonly type: 'yielded'; readonly file: unknown };

/** The tab that plays holds a lock of the browser until it is closed or crashes; who takes over steals it. */
export function browserTabs(): Tabs {
  try {
    // Without a secure address there are no locks, and a browser may forbid them together with the storage.
    return navigator.locks === undefined ? loneTab() : lockedTabs(navigator.locks, new BroadcastChannel(NAME));
  } catch {
    return loneTab();
  }
}

function lockedTabs(locks: LockManager, channel: BroadcastChannel): Tabs {
  let events: TabEvents | null = null;
  /** The request that holds the lock. */
  let held: symbol | null = null;
  let isWaiting = false;
  const post = (message: Message) => channel.postMessage(message);

  /** Resolves once the lock is held, which it is until it is stolen. */
  function hold(options: LockOptions): Promise<void> {
    const request = Symbol('request');
    return new Promise((resolve, reject) => {
      const keep = (): Promise<never> => {
        held = request;
        resolve();
        return new Promise(() => undefined);
      };
      locks.request(NAME, options, keep).catch((error: unknown) => {
        reject(error);
        if (held !== request) return;
        held = null;
        events?.lost();
        void inherit();
      });
    });
  }

  /** Waits in the queue for the tab that plays to be closed. */
  async function inherit(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    await hold({});
    isWaiting = false;
    events?.inherited();
  }

  async function answer({ data }: MessageEvent<Message>): Promise<void> {
    if (data.type === 'written') events?.written();
    // The lock is kept until it is stolen: in between no third tab must inherit it.
    if (data.type === 'take-over' && held !== null) post({ type: 'yielded', file: await events?.asked() });
  }
  channel.addEventListener('message', (event) => void answer(event));

  addEventListener('pagehide', () => rememberPlaying(held !== null));

  async function takeOver(): Promise<unknown> {
    if (held !== null) return undefined;
    const yielded = nextYield(channel);
    post({ type: 'take-over' });
    const file = await yielded;
    // The tab that played may have been closed meanwhile: then this one has inherited.
    if (held === null) await hold({ steal: true });
    return file;
  }

  return {
    takeOver,
    listen: (heard) => {
      events = heard;
    },
    claim: async () => {
      const hasPlayed = recallPlaying();
      try {
        await hold({ signal: AbortSignal.timeout(RELOAD_MILLISECONDS) });
        return true;
      } catch (error) {
        // Any other failure means that the browser forbids locks: then nobody else can have it either.
        const isTaken = error instanceof DOMException && error.name === 'TimeoutError';
        if (isTaken && hasPlayed) await takeOver();
        else if (isTaken) void inherit();
        return !isTaken || hasPlayed;
      }
    },
    tellWritten: () => post({ type: 'written' }),
  };
}

/** Who loads the page again goes on playing, although another tab inherits in between. */
function rememberPlaying(isPlaying: boolean): void {
  try {
    if (isPlaying) sessionStorage.setItem(NAME, 'playing');
  } catch {
    // Then a reload reads, and can take over.
  }
}

/** Once only: a copy of this tab must not take itself for it. */
function recallPlaying(): boolean {
  try {
    const hasPlayed = sessionStorage.getItem(NAME) !== null;
    sessionStorage.removeItem(NAME);
    return hasPlayed;
  } catch {
    return false;
  }
}

function nextYield(channel: BroadcastChannel): Promise<unknown> {
  const stop = new AbortController();
  return new Promise<unknown>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MILLISECONDS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    const hear = ({ data }: MessageEvent<Message>): void => {
      if (data.type === 'yielded') resolve(data.file);
    };
    channel.addEventListener('message', hear, stop);
  }).finally(() => stop.abort());
}
