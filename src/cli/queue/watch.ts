import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { CannotRun, type Terminal } from '../command';
import { RUN_SECONDS, runKey } from './names';
import { type RedisAddress, shownRedis } from './redisAddress';

const LOOK_MILLISECONDS = 2000;
/** A server that restarts is back by then. */
const PATIENCE_MILLISECONDS = 30_000;

/** Looks after a run: keeps it alive, and notices when the server is away, when nobody works, and when it is cancelled. */
export interface Watch {
  /** Never fulfilled; rejected when there is no point in waiting any longer. */
  readonly lost: Promise<never>;
  readonly isServerThere: () => boolean;
  readonly close: () => Promise<void>;
}

export async function openWatch(
  queue: Pick<Queue, 'getWorkersCount'>,
  redis: Redis,
  run: string,
  address: RedisAddress,
  terminal: Terminal,
): Promise<Watch> {
  let lastAnswer = Date.now();
  let isTold = false;
  const isServerThere = (): boolean => Date.now() - lastAnswer <= PATIENCE_MILLISECONDS;
  let give: (reason: CannotRun) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    give = reject;
  });
  // Nobody may be waiting when it happens.
  lost.catch(() => undefined);
  const look = async (): Promise<void> => {
    await redis.set(runKey(run), 'alive', 'EX', RUN_SECONDS);
    lastAnswer = Date.now();
    // A server may keep to itself who is connected.
    const workers = await queue.getWorkersCount().catch(() => null);
    if (workers === 0 && !isTold) {
      terminal.complain(
        `nobody works at ${shownRedis(address)}: start "ninekeep worker --queue ${shownRedis(address)}"`,
      );
      isTold = true;
    }
  };
  const timer = setInterval(() => {
    look().catch(() => undefined);
    if (!isServerThere()) {
      give(
        new CannotRun(
          `Redis at ${shownRedis(address)} has been away for ${PATIENCE_MILLISECONDS / 1000} s: start it and try again`,
        ),
      );
    }
  }, LOOK_MILLISECONDS);
  const cancel = (): void => give(new CannotRun('cancelled: its parts are taken from the queue'));
  process.once('SIGINT', cancel);
  process.once('SIGTERM', cancel);
  // Parts of a run that isn't known yet would be passed over.
  await look();
  return {
    lost,
    isServerThere,
    close: async () => {
      clearInterval(timer);
      process.off('SIGINT', cancel);
      process.off('SIGTERM', cancel);
      if (isServerThere()) await redis.del(runKey(run));
    },
  };
}
