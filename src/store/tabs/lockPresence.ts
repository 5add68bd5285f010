import { type Presence, type PresenceEvents, RELOAD_MILLISECONDS } from './presence';

/** The tab that plays holds a lock of the browser until it is closed or crashes; who takes over steals it. */
export function lockPresence(name: string, locks: LockManager, { lost, inherited }: PresenceEvents): Presence {
  /** The request that holds the lock. */
  let held: symbol | null = null;
  let isWaiting = false;

  /** Resolves once the lock is held, which it is until it is stolen. */
  function hold(options: LockOptions): Promise<void> {
    const request = Symbol('request');
    return new Promise((resolve, reject) => {
      const keep = (): Promise<never> => {
        held = request;
        resolve();
        return new Promise(() => undefined);
      };
      locks.request(name, options, keep).catch((error: unknown) => {
        reject(error);
        if (held !== request) return;
        held = null;
        lost();
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
    inherited();
  }

  async function claim(): Promise<boolean> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), RELOAD_MILLISECONDS);
    try {
      await hold({ signal: patience.signal });
      return true;
    } catch {
      // Any other failure means that the browser forbids locks: then nobody else can have it either.
      return !patience.signal.aborted;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    claim,
    isHeld: () => held !== null,
    // The tab that played may have been closed meanwhile: then this one has inherited.
    seize: async () => {
      if (held === null) await hold({ steal: true });
    },
    // The lock itself says when it is stolen.
    leave: () => undefined,
    wait: () => void inherit(),
  };
}
