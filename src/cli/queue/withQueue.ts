import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import type { Terminal } from '../command';
import type { Staff } from '../series/staff';
import { connected, openLife, tellAbsence } from './connect';
import { openDesk } from './desk';
import { type PartJob, PREFIX, queueName } from './names';
import { redisAddress } from './redisAddress';
import { openResults } from './results';
import { openWatch } from './watch';

/** Parts that wait in the queue or are under way: enough for many workers, few enough to stop soon. */
const AHEAD = 64;

/** A staff that is whoever works at a queue. */
export async function withQueue<Result>(
  url: string,
  terminal: Terminal,
  work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const address = redisAddress(url, process.env.REDISCLI_AUTH);
  const life = openLife(address);
  const { connection } = life;
  const name = queueName();
  const queue = new Queue<PartJob, string>(name, { connection, prefix: PREFIX });
  const events = new QueueEvents(name, { connection, prefix: PREFIX });
  const redis = new Redis({ ...connection, lazyConnect: true });
  // Whatever goes wrong is noticed by `watch`; without a listener it would end the process.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  redis.on('error', () => undefined);
  const results = openResults(queue, events);
  const run = randomUUID();
  try {
    await connected(queue, address);
    await connected(events, address);
    const watch = await openWatch(queue, redis, run, address, terminal);
    tellAbsence(redis, address, life, terminal);
    const desk = openDesk({ queue, redis, results, run, address });
    const open: Staff['open'] = async (kind, series) => {
      const pool = await desk.open(kind, series);
      return { ...pool, play: (part, keeps) => Promise.race([pool.play(part, keeps), watch.lost]) };
    };
    try {
      return await Promise.race([work({ ahead: AHEAD, open, keep: null }), watch.lost]);
    } finally {
      if (watch.isServerThere()) await life.within(desk.clear());
      await life.within(watch.close());
    }
  } finally {
    results.close();
    await life.end([queue, events], [redis]);
  }
}
