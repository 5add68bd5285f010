import { type Remote, wrap } from 'comlink';
import type { FieldDecision } from '../fieldPlayer';
import { type FieldRequest, textOfBook } from './fieldRequest';
import type { FieldWorkerApi } from './fieldWorkerApi';

/** Asks the worker of the open field for orders, so that the page never freezes. */
export interface FieldClient {
  /** Aborting the signal terminates the search at once. */
  requestDecision(request: FieldRequest, signal?: AbortSignal): Promise<FieldDecision>;
}

function openFieldWorker(): Worker {
  return new Worker(new URL('../fieldWorker.ts', import.meta.url), { type: 'module', name: 'ninekeep-field' });
}

/** A crashed worker is replaced and the request retried once; a second crash on the same request is reported. */
const ATTEMPTS = 2;

/** Watchdog: no decision takes nearly as long, and a browser that kills a worker raises no event. */
const ANSWER_TIMEOUT_MILLISECONDS = 20_000;

export function createFieldClient(openWorker = openFieldWorker, timeout = ANSWER_TIMEOUT_MILLISECONDS): FieldClient {
  let connection: FieldConnection | null = null;

  async function ask(
    request: FieldRequest,
    signal: AbortSignal | undefined,
    attemptsLeft: number,
  ): Promise<FieldDecision> {
    signal?.throwIfAborted();
    connection ??= connectTo(openWorker());
    const current = connection;
    // A busy worker doesn't read its messages: the only way to cancel is to terminate it.
    const cancel = (): void => current.end(signal?.reason);
    signal?.addEventListener('abort', cancel);
    const watchdog = setTimeout(() => current.end(new Error("the opponent's worker doesn't answer")), timeout);
    try {
      const text = textOfBook(request.book);
      const book = current.book === text ? null : text;
      current.book = text;
      return await Promise.race([current.remote.answer({ ...request, book }), current.ended]);
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

  return { requestDecision: (request, signal) => ask(request, signal, ATTEMPTS) };
}

interface FieldConnection {
  readonly remote: Remote<FieldWorkerApi>;
  /** The book that was sent last. */
  book: string | null;
  /** Rejects when the worker dies or is ended: a dead one never answers. */
  readonly ended: Promise<never>;
  readonly end: (reason: unknown) => void;
}

function connectTo(worker: Worker): FieldConnection {
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
  return { remote: wrap<FieldWorkerApi>(worker), book: null, ended, end };
}
