import { type Remote, wrap } from 'comlink';
import type { Book } from '../battle/book';
import { oncePer } from '../kernel/once';
import type { Plan } from './player';
import type { Question } from './thought';
import type { AskedQuestion, ThoughtService } from './thoughtService';

/** Thinks beside the page, so that it never freezes. */
export interface Thinker {
  /** Whoever gives up waiting says so by the signal: what was being thought is dropped at once. */
  think(question: Question, signal?: AbortSignal): Promise<Plan>;
}

export type OpenWorker = () => Worker;

function openThoughtWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ninekeep-thought' });
}

/** A worker that crashed is replaced and asked once more; a second crash on the same question is reported. */
const ATTEMPTS = 2;

/** No thought takes nearly as long: a worker that is silent for this time was killed, and the browser says nothing of that. */
const LONGEST_THOUGHT_MILLISECONDS = 10_000;

export function createThinker(
  openWorker: OpenWorker = openThoughtWorker,
  longestThought = LONGEST_THOUGHT_MILLISECONDS,
): Thinker {
  let service: CrashableService | null = null;

  async function ask(question: Question, signal: AbortSignal | undefined, attemptsLeft: number): Promise<Plan> {
    signal?.throwIfAborted();
    service ??= startService(openWorker());
    const asked = service;
    // A worker that thinks hears nothing until it is done: the only way to stop it is to end it.
    const cancel = (): void => asked.end(signal?.reason);
    signal?.addEventListener('abort', cancel);
    const watchdog = setTimeout(() => asked.end(new Error("the opponent's worker doesn't answer")), longestThought);
    try {
      return await Promise.race([asked.remote.answer(crossing(asked, question)), asked.ended]);
    } catch (error) {
      asked.end(error);
      if (service === asked) service = null;
      if (attemptsLeft <= 1) throw error;
      return ask(question, signal, attemptsLeft - 1);
    } finally {
      clearTimeout(watchdog);
      signal?.removeEventListener('abort', cancel);
    }
  }

  return { think: (question, signal) => ask(question, signal, ATTEMPTS) };
}

/** A book is large and seldom changes: each worker is told it once. */
function crossing(asked: CrashableService, question: Question): AskedQuestion {
  const text = textOf(question.book);
  const book = asked.book === text ? null : text;
  asked.book = text;
  return { ...question, book };
}

const textOf = oncePer((book: Book) => JSON.stringify(book));

interface CrashableService {
  readonly remote: Remote<ThoughtService>;
  /** The one that the worker was told last. */
  book: string | null;
  /** Rejects when the worker dies or is ended. */
  readonly ended: Promise<never>;
  readonly end: (reason: unknown) => void;
}

/** A dead worker never answers: without `ended` whoever still waits for it, the opponent's turn, would wait for ever. */
function startService(worker: Worker): CrashableService {
  let fail: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    fail = reject;
  });
  ended.catch(() => undefined);
  worker.addEventListener('error', (event) => fail(new Error(`the opponent's worker failed: ${event.message}`)));
  worker.addEventListener('messageerror', () => fail(new Error("the opponent's worker sent what can't be read")));
  const end = (reason: unknown): void => {
    worker.terminate();
    fail(reason);
  };
  return { remote: wrap<ThoughtService>(worker), book: null, ended, end };
}
