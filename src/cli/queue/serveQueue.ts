import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Terminal } from '../command';
import { type Closable, connected, openLife, tellAbsence } from './connect';
import { type PartJob, PREFIX, queueName, runKey, SKIPPED, workKey } from './names';
import { packed } from './packed';
import { openPools } from './pools';
import { redisAddress, shownRedis } from './redisAddress';

/** A part whose worker was killed is begun anew by another one after about so long. */
const LOCK_MILLISECONDS = 6000;
const STALLED_MILLISECONDS = 3000;
const AWAY_MILLISECONDS = 2000;
/** However often workers are killed: it costs time only. */
const MOST_STALLS = 1_000_000;

/** Plays parts of whoever asks, until somebody stops it; what is under way then is finished. */
export async function serveQueue(url: string, threads: number, terminal: Terminal): Promise<void> {
  const address = redisAddress(url, process.env.REDISCLI_AUTH);
  const life = openLife(address);
  const { connection } = life;
  const queue = new Queue<PartJob, string>(queueName(), { connection, prefix: PREFIX });
  const redis = new Redis({ ...connection, lazyConnect: true });
  queue.on('error', () => undefined);
  redis.on('error', () => undefined);
  const pools = openPools(threads);
  const closing: Closable[] = [queue];
  try {
    await connected(queue, address);
    await redis.ping();
    tellAbsence(redis, address, life, terminal);
    let played = 0;
    const worker = new Worker<PartJob, string>(
      queueName(),
      async ({ data }) => {
        if ((await redis.exists(runKey(data.run))) === 0) return SKIPPED;
        const result = packed(await pools.play(data, () => redis.get(workKey(data.work))));
        played += 1;
        terminal.showProgress(`${played} parts played`);
        return result;
      },
      {
        connection,
        prefix: PREFIX,
        concurrency: threads,
        lockDuration: LOCK_MILLISECONDS,
        stalledInterval: STALLED_MILLISECONDS,
        maxStalledCount: MOST_STALLS,
      },
    );
    worker.on('error', () => undefined);
    closing.push(worker);
    terminal.say(`plays parts of ${shownRedis(address)} on ${threads === 1 ? 'one thread' : `${threads} threads`}`);
    await untilStopped();
    terminal.showProgress(null);
    await Promise.race([worker.close(), untilAway(redis)]);
    terminal.say(`${played} parts played`);
  } finally {
    await pools.close();
    await life.end(closing, [redis]);
  }
}

/** A server that is away can't be told of the last part: somebody else will play it. */
function untilAway(redis: Redis): Promise<void> {
  return new Promise((done) => {
    const timer = setInterval(() => {
      if (redis.status === 'ready') return;
      clearInterval(timer);
      done();
    }, AWAY_MILLISECONDS);
    timer.unref();
  });
}

function untilStopped(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
