import type { Queue } from 'bullmq';
import { CannotRun } from '../command';
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

/** How to connect, and to give up: a client that never reached its server would try for ever and keep the process alive. */
export function openLife(address: RedisAddress) {
  let isOver = false;
  const retryStrategy = (times: number): number | null => (isOver ? null : Math.min(200 * times, 2000));
  return {
    connection: { ...address, maxRetriesPerRequest: null, retryStrategy },
    end: async (closing: readonly Promise<unknown>[]): Promise<void> => {
      isOver = true;
      const late = new Promise((done) => setTimeout(done, CONNECT_MILLISECONDS).unref());
      await Promise.race([Promise.allSettled(closing), late]);
    },
  };
}
