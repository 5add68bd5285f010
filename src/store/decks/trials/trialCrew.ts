import { type Ask, createWorkerClient, type OpenWorker } from '../../../ai/worker/workerClient';
import type { Book } from '../../../battle/model/book';
import type { PlayPair } from '../../../measure/decks/deckTrials';
import type { Score } from '../../../measure/simulation/tally';
import type { TrialRequest } from './trialPlayer';

/** Workers that play pairs of battles, as many at a time as there are of them. */
export interface TrialCrew {
  readonly play: PlayPair;
  /** They are gone, and what they played is given up. */
  readonly end: () => void;
}

const ANSWER_TIMEOUT_MILLISECONDS = 60_000;
const MOST_WORKERS = 4;

function openTrialWorker(): Worker {
  return new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module', name: 'ninekeep-trials' });
}

/** One core is left for the page. */
function usualSize(): number {
  return Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

export function openTrialCrew(book: Book, size = usualSize(), openWorker: OpenWorker = openTrialWorker): TrialCrew {
  const workers: Worker[] = [];
  const open = (): Worker => {
    const worker = openWorker();
    workers.push(worker);
    return worker;
  };
  const given = new AbortController();
  const idle = Array.from({ length: size }, () =>
    createWorkerClient<TrialRequest, Score>(open, ANSWER_TIMEOUT_MILLISECONDS),
  );
  const waiting: ((ask: Ask<TrialRequest, Score>) => void)[] = [];
  return {
    play: async (pair) => {
      const ask = idle.pop() ?? (await new Promise<Ask<TrialRequest, Score>>((resolve) => waiting.push(resolve)));
      try {
        return await ask({ book, pair }, given.signal);
      } finally {
        const next = waiting.shift();
        if (next === undefined) idle.push(ask);
        else next(ask);
      }
    },
    end: () => {
      given.abort();
      for (const worker of workers) worker.terminate();
    },
  };
}
