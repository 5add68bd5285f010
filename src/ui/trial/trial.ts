import { wrap } from 'comlink';
import { refused } from '../../kernel/result';
import type { OpenAside, OpenedText } from '../../store/invitations/openText';

/** What lives in the worker, as the page calls it. */
export interface TrialService {
  isReady(): boolean;
  openTried: OpenAside;
}

type OpenWorker = () => Worker;

function openTrialWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ninekeep-trial' });
}

/** How long the worker may take to come, which says nothing of the file, and how long the file may take. */
const COMING_MILLISECONDS = 30_000;
const TRIAL_MILLISECONDS = 5000;

/** A file that freezes or breaks freezes or breaks a worker of its own, which is ended in any case. */
export function createTrial(openWorker: OpenWorker = openTrialWorker, longest = TRIAL_MILLISECONDS): OpenAside {
  return async (file, text, catalog) => {
    const worker = openWorker();
    try {
      const service = wrap<TrialService>(worker);
      const broken = failureOf(worker);
      await Promise.race([
        service.isReady(),
        broken,
        after(COMING_MILLISECONDS, 'the worker that opens files is missing'),
      ]);
      const late = after(longest, `opening it takes longer than ${longest / 1000} seconds`);
      return await Promise.race([service.openTried(file, text, catalog), broken, late]);
    } catch (error) {
      return turnedAway(error instanceof Error ? error.message : String(error));
    } finally {
      worker.terminate();
    }
  };
}

function turnedAway(reason: string): OpenedText {
  return { type: 'battle', opened: refused(reason) };
}

/** A worker that dies never answers. */
function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(`opening it fails: ${message}`)));
    worker.addEventListener('messageerror', () => reject(new Error('opening it gives what can’t be read')));
  });
}

function after(milliseconds: number, reason: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(reason)), milliseconds);
  });
}
