import type { Save } from './saveShape';

/** How a write ended; one that hangs is told as failed, and told again when it ends after all. */
export type WriteOutcome = { readonly ok: true } | { readonly ok: false; readonly detail: string };

/** Writes one save at a time. While one is being written only the newest of those that came since waits. */
export interface SaveWriter {
  put(save: Save): void;
  /** Once everything that was put is written or has failed; at once while the storage hangs. */
  settled(): Promise<void>;
  /** What waits is not written any more. */
  drop(): void;
}

/** A browser's storage may hang instead of failing. */
export const LIMIT_MILLISECONDS = 3000;
export const NO_ANSWER = 'the storage does not answer';

export function createSaveWriter(
  write: (save: Save) => Promise<void>,
  tell: (outcome: WriteOutcome) => void,
): SaveWriter {
  let waiting: Save | null = null;
  /** Ends when the write that runs is told of; null when none runs. */
  let told: Promise<void> | null = null;
  let isHanging = false;

  function attempt(save: Save): { readonly done: Promise<void>; readonly told: Promise<void> } {
    let hear: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const say = (outcome: WriteOutcome): void => {
      tell(outcome);
      hear();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): Promise<void> => {
      timer = setTimeout(() => {
        isHanging = true;
        say({ ok: false, detail: NO_ANSWER });
      }, LIMIT_MILLISECONDS);
      return write(save);
    };
    // Sealing a save takes longer than carrying out an order: it must not be part of the order's dispatch.
    const done = Promise.resolve()
      .then(begin)
      .then(
        () => say({ ok: true }),
        (error: unknown) => say({ ok: false, detail: wordsOf(error) }),
      )
      .finally(() => {
        clearTimeout(timer);
        isHanging = false;
      });
    return { done, told: heard };
  }

  async function drain(): Promise<void> {
    while (waiting !== null) {
      const save = waiting;
      waiting = null;
      const attempted = attempt(save);
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
  };
}

/** A browser's error may have a name and nothing to say. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}
