import { type Remote, wrap } from 'comlink';
import type { Plan } from './player';
import type { Question, ThoughtService } from './thought';

/** Thinks beside the page, so that it never freezes. */
export interface Thinker {
  think(question: Question): Promise<Plan>;
}

export type OpenWorker = () => Worker;

export function openThoughtWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ninekeep-thought' });
}

/** A worker that crashed is replaced and asked once more; a second crash on the same question is reported. */
const ATTEMPTS = 2;

export function createThinker(openWorker: OpenWorker = openThoughtWorker): Thinker {
  let service: CrashableService | null = null;

  async function ask(question: Question, attemptsLeft: number): Promise<Plan> {
    service ??= startService(openWorker());
    try {
      return await Promise.race([service.remote.answer(question), service.crashed]);
    } catch (error) {
      service.worker.terminate();
      service = null;
      if (attemptsLeft <= 1) throw error;
      return ask(question, attemptsLeft - 1);
    }
  }

  return { think: (question) => ask(question, ATTEMPTS) };
}

interface CrashableService {
  readonly worker: Worker;
  readonly remote: Remote<ThoughtService>;
  readonly crashed: Promise<never>;
}

/** A worker that dies never answers: without `crashed` the opponent's turn would wait for ever. */
function startService(worker: Worker): CrashableService {
  const crashed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(`the opponent's worker failed: ${event.message}`)));
    worker.addEventListener('messageerror', () => reject(new Error("the opponent's worker sent what can't be read")));
  });
  crashed.catch(() => undefined);
  return { worker, remote: wrap<ThoughtService>(worker), crashed };
}
