import { type Remote, wrap } from 'comlink';
import type { Book } from '../../battle/model/book';
import { memoizePerObject } from '../../kernel/memoize';
import type { Plan } from '../players/player';
import type { AiRequest } from './aiRequest';
import type { AiWorkerApi, WireRequest } from './aiWorker';

/** Asks the AI worker for plans, so that the page never freezes. */
export interface AiClient {
  /** Aborting the signal terminates the search at once. */
  requestPlan(request: AiRequest, signal?: AbortSignal): Promise<Plan>;
}

export type OpenWorker = () => Worker;

function openAiWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ninekeep-ai' });
}

/** A crashed worker is replaced and the request retried once; a second crash on the same request is reported. */
const ATTEMPTS = 2;

/** Watchdog: no decision takes nearly as long, and a browser that kills a worker raises no event. */
const ANSWER_TIMEOUT_MILLISECONDS = 10_000;

export function createAiClient(openWorker: OpenWorker = openAiWorker, timeout = ANSWER_TIMEOUT_MILLISECONDS): AiClient {
  let connection: WorkerConnection | null = null;

  async function ask(request: AiRequest, signal: AbortSignal | undefined, attemptsLeft: number): Promise<Plan> {
    signal?.throwIfAborted();
    connection ??= connectTo(openWorker());
    const current = connection;
    // A busy worker doesn't read its messages: the only way to cancel is to terminate it.
    const cancel = (): void => current.end(signal?.reason);
    signal?.addEventListener('abort', cancel);
    const watchdog = setTimeout(() => current.end(new Error("the opponent's worker doesn't answer")), timeout);
    try {
      return await Promise.race([current.remote.answer(toWireRequest(current, request)), current.ended]);
    } catch (error) {
      current.end(error);
      if (connection === current) connection = null;
      if (attemptsLeft <= 1) throw error;
      return ask(request, signal, attemptsLeft - 1);
    } finally {
      clearTimeout(watchdog);
      signal?.removeEventListener('abort', cancel);
    }
  }

  return { requestPlan: (request, signal) => ask(request, signal, ATTEMPTS) };
}

/** A book is large and seldom changes: it is sent to each worker once. */
function toWireRequest(current: WorkerConnection, request: AiRequest): WireRequest {
  const text = textOf(request.book);
  const book = current.book === text ? null : text;
  current.book = text;
  return { ...request, book };
}

const textOf = memoizePerObject((book: Book) => JSON.stringify(book));

interface WorkerConnection {
  readonly remote: Remote<AiWorkerApi>;
  /** The book that was sent last. */
  book: string | null;
  /** Rejects when the worker dies or is ended. */
  readonly ended: Promise<never>;
  readonly end: (reason: unknown) => void;
}

/** A dead worker never answers: without `ended` a pending request, and with it the opponent's turn, would hang for ever. */
function connectTo(worker: Worker): WorkerConnection {
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
  return { remote: wrap<AiWorkerApi>(worker), book: null, ended, end };
}
