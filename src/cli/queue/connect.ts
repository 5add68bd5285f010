import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { CannotRun, type Terminal } from '../command';
import { type RedisAddress, shownRedis } from './redisAddress';

const CONNECT_MILLISECONDS = 5000;

/** Waits until the server answers, and says in a line when it doesn't. */
export async function connected(queue: Pick<Queue, 'waitUntilReady'>, address: RedisAddress): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), CONNECT_MILLISECONDS);
  });
  try {
    await Promise.race([queue.waitUntilReady(), late]);
  } catch (error) {
    throw new CannotRun(`no Redis at ${shownRedis(address)}: ${reasonOf(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Messages of the client may hold the command that failed, a password among its words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it can’t be reached';
  if (/WRONGPASS|NOAUTH|invalid.*password/i.test(error.message)) return 'it wants another password (REDISCLI_AUTH)';
  if (/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|closed/i.test(error.message)) return 'nothing answers there';
  return 'it does not answer';
}

/** What the client of the queue opens. */
export interface Closable {
  readonly close: () => Promise<unknown>;
  readonly disconnect: () => Promise<unknown>;
}

/** How to connect, and to give up: a client that never reached its server would try for ever and keep the process alive. */
export interface Life {
  readonly connection: RedisAddress & { readonly maxRetriesPerRequest: null; readonly retryStrategy: Retry };
  readonly isOver: () => boolean;
  /** Waits for it, but not for a server that doesn't answer any more. */
  readonly within: (work: Promise<unknown>) => Promise<void>;
  /** Closes in order, and what can't be closed in time by force. */
  readonly end: (closing: readonly Closable[], clients: readonly Pick<Redis, 'disconnect'>[]) => Promise<void>;
}
type Retry = (times: number) => number | null;

export function openLife(address: RedisAddress): Life {
  let isOver = false;
  const retryStrategy: Retry = (times) => (isOver ? null : Math.min(200 * times, 2000));
  const within = async (work: Promise<unknown>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((done) => {
      timer = setTimeout(done, CONNECT_MILLISECONDS);
    });
    await Promise.race([Promise.allSettled([work]), late]);
    clearTimeout(timer);
  };
  return {
    connection: { ...address, maxRetriesPerRequest: null, retryStrategy },
    isOver: () => isOver,
    within,
    end: async (closing, clients) => {
      isOver = true;
      await within(Promise.allSettled(closing.map((each) => each.close())));
      for (const each of closing) each.disconnect().catch(() => undefined);
      for (const each of clients) each.disconnect();
    },
  };
}

/** Says once that the server is away, and once that it is back. */
export function tellAbsence(
  redis: Pick<Redis, 'on'>,
  address: RedisAddress,
  { isOver }: Pick<Life, 'isOver'>,
  { complain }: Pick<Terminal, 'complain'>,
): void {
  let isAway = false;
  redis.on('close', () => {
    if (!isAway && !isOver()) complain(`Redis at ${shownRedis(address)} is away: waiting for it`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) complain(`Redis at ${shownRedis(address)} is back`);
    isAway = false;
  });
}
