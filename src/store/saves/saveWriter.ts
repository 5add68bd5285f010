import { Overtaken, StorageGone } from './database';

/**
 * How a write ended; one that hangs is told as failed, and told again when it ends after all. That all is well is told of the
 * newest alone: while another waits, the battle as it stands is not kept.
 */
export type WriteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: WriteTrouble; readonly detail: string };
export type WriteTrouble = 'write-failed' | 'storage-gone' | 'overtaken';

/** Writes one save at a time. While one is being written only the newest of those that came since waits. */
export interface SaveWriter<Save> {
  put(save: Save): void;
  /** Once everything that was put is written or has failed; at once while the storage hangs. */
  settled(): Promise<void>;
  /** What waits is not written any more. */
  drop(): void;
  /** The page is being left: what waits is written now, whatever is being written, and nobody hears how it ends. */
  flush(): void;
}

/** A browser's storage may hang instead of failing. */
export const LIMIT_MILLISECONDS = 3000;
export const NO_ANSWER = 'the storage does not answer';

/** `drawn` is when a write may begin: sealing a save takes longer than carrying out an order, and no picture waits for it. */
export function createSaveWriter<Save extends object>(
  write: (save: Save) => Promise<void>,
  tell: (outcome: WriteOutcome) => void,
  drawn: () => Promise<void> = () => Promise.resolve(),
): SaveWriter<Save> {
  let waiting: Save | null = null;
  /** Ends when the write that runs is told of; null when none runs. */
  let told: Promise<void> | null = null;
  let isHanging = false;

  function attempt(): { readonly done: Promise<void>; readonly told: Promise<void> } {
    let hear: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const say = (outcome: WriteOutcome): void => {
      tell(outcome);
      hear();
    };
    const begin = async (): Promise<void> => {
      // Not before now: what was dropped while the page was drawn is not written, and of several the newest is.
      const save = waiting;
      waiting = null;
      if (save === null) return hear();
      const timer = setTimeout(() => {
        isHanging = true;
        say({ ok: false, why: 'write-failed', detail: NO_ANSWER });
      }, LIMIT_MILLISECONDS);
      try {
        await write(save);
        if (waiting === null) tell({ ok: true });
        hear();
      } catch (error) {
        say({ ok: false, why: troubleOf(error), detail: errorMessage(error) });
      } finally {
        clearTimeout(timer);
        isHanging = false;
      }
    };
    return { done: drawn().then(begin), told: heard };
  }

  async function drain(): Promise<void> {
    while (waiting !== null) {
      const attempted = attempt();
      told = attempted.told;
      await attempted.done;
    }
    told = null;
  }

  return {
    put: (save) => {
      waiting = save;
      if (told === null) void drain();
    },
    settled: async () => {
      while (told !== null && !isHanging) await told;
    },
    drop: () => {
      waiting = null;
    },
    flush: () => {
      const save = waiting;
      waiting = null;
      if (save !== null) void write(save).catch(() => undefined);
    },
  };
}

function troubleOf(error: unknown): WriteTrouble {
  if (error instanceof Overtaken) return 'overtaken';
  return error instanceof StorageGone ? 'storage-gone' : 'write-failed';
}

/** A browser's error may have a name and nothing to say. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}
