import type { Clock, Thread } from './clock';

interface Request {
  readonly thread: Thread;
  readonly grant: () => void;
  readonly refuse: (error: unknown) => void;
}

interface Options {
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

export interface Locks {
  request(name: string, options: Options, held: () => Promise<never>): Promise<never>;
  /** What a closed tab held or waited for goes to others. */
  close(thread: Thread): void;
}

const LATENCY = 3;

/** The browser's lock manager, for one lock. */
export function openLocks(clock: Clock): Locks {
  let holder: Request | null = null;
  let queue: Request[] = [];
  const tell = (request: Request, act: () => void) => clock.after(clock.draw(LATENCY), request.thread, 'locks', act);

  function give(request: Request): void {
    holder = request;
    tell(request, request.grant);
  }

  function arrive(request: Request, steal: boolean): void {
    if (request.thread.isClosed) return;
    if (steal && holder !== null) {
      const robbed = holder;
      tell(robbed, () => robbed.refuse(new DOMException('stolen', 'AbortError')));
      holder = null;
    }
    if (holder === null) give(request);
    else queue.push(request);
  }

  return {
    request: (_, { steal = false, signal }, held) =>
      new Promise((_resolve, reject) => {
        const request: Request = { thread: clock.current(), grant: () => void held(), refuse: reject };
        clock.after(clock.draw(LATENCY), null, 'locks', () => arrive(request, steal));
        signal?.addEventListener('abort', () => {
          if (holder === request) return;
          queue = queue.filter((other) => other !== request);
          reject(signal.reason);
        });
      }),
    close: (thread) => {
      clock.after(clock.draw(LATENCY), null, 'locks', () => {
        queue = queue.filter((request) => request.thread !== thread);
        if (holder?.thread !== thread) return;
        const [first, ...rest] = queue;
        holder = null;
        queue = rest;
        if (first !== undefined) give(first);
      });
    },
  };
}
