import { type Remote, wrap } from 'comlink';
import { memoizePerObject } from '../../kernel/memoize';

/** A request of any game: its book is large and seldom changes, so it is sent to each worker once, as text. */
export interface BookRequest {
  readonly book: object;
}

/** A request as it is posted; a book of null means the one sent before. */
export type WireRequest<Request extends BookRequest> = Omit<Request, 'book'> & { readonly book: string | null };

/** A worker's interface, as the page calls it by comlink. */
export interface AnsweringWorker<Request extends BookRequest, Answer> {
  answer(request: WireRequest<Request>): Answer;
}

export type OpenWorker = () => Worker;

/** Aborting the signal terminates the search at once. */
export type Ask<Request, Answer> = (request: Request, signal?: AbortSignal) => Promise<Answer>;

/** A crashed worker is replaced and the request retried once; a second crash on the same request is reported. */
const ATTEMPTS = 2;

/** `timeout` is a watchdog: no decision takes nearly as long, and a browser that kills a worker raises no event. */
export function createWorkerClient<Request extends BookRequest, Answer>(
  openWorker: OpenWorker,
  timeout: number,
): Ask<Request, Answer> {
  let connection: WorkerConnection | null = null;

  async function ask(request: Request, signal: AbortSignal | undefined, attemptsLeft: number): Promise<Answer> {
    signal?.throwIfAborted();
    connection ??= connectTo(openWorker());
    const current = connection;
    // A busy worker doesn't read its messages: the only way to cancel is to terminate it.
    const cancel = (): void => current.end(signal?.reason);
    signal?.addEventListener('abort', cancel);
    const watchdog = setTimeout(() => current.end(new Error("the opponent's worker doesn't answer")), timeout);
    try {
      const answer = current.remote.answer(toWireRequest(current, request)) as Promise<Answer>;
      return await Promise.race([answer, current.ended]);
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

  return (request, signal) => ask(request, signal, ATTEMPTS);
}

function toWireRequest<Request extends BookRequest>(current: WorkerConnection, request: Request): WireRequest<Request> {
  const text = textOf(request.book);
  const book = current.book === text ? null : text;
  current.book = text;
  return { ...request, book };
}

const textOf = memoizePerObject((book: object) => JSON.stringify(book));

interface WorkerConnection {
  readonly remote: Remote<AnsweringWorker<BookRequest, unknown>>;
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
  return { remote: wrap<AnsweringWorker<BookRequest, unknown>>(worker), book: null, ended, end };
}
