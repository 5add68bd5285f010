import { createHash, randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { CannotRun, type Terminal } from '../command';
import type { PartKind, PartKinds, PartOf, PoolOf } from '../series/partPool';
import type { Staff } from '../series/staff';
import { connected, openLife } from './connect';
import { type PartJob, PREFIX, queueName, SKIPPED, workKey } from './names';
import { packed, unpacked } from './packed';
import { type RedisAddress, redisAddress, shownRedis } from './redisAddress';
import { openWatch, type Watch } from './watch';

/** Parts that wait in the queue or are under way: enough for many workers, few enough to stop soon. */
const AHEAD = 64;
const WORK_SECONDS = 86_400;
/** Somebody else's results are nobody's business; ours are taken away when they are read. */
const KEPT = { age: 3600 };

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
  // Whatever goes wrong is noticed by `watch`; without a listener it would end the process.
  const redis = new Redis({ ...connection, lazyConnect: true });
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  redis.on('error', () => undefined);
  const run = randomUUID();
  let watch: Watch | null = null;
  try {
    await connected(queue, address);
    await connected(events, address);
    watch = await openWatch(queue, redis, run, address, terminal);
    const desk: Desk = { queue, events, redis, run, watch, address };
    const open: Staff['open'] = (kind, series) => openRemote(desk, kind, series);
    return await Promise.race([work({ ahead: AHEAD, open, keep: null }), watch.lost]);
  } finally {
    await watch?.close();
    await life.end([queue.close(), events.close()]);
    redis.disconnect();
  }
}

interface Desk {
  readonly queue: Queue<PartJob, string>;
  readonly events: QueueEvents;
  readonly redis: Redis;
  readonly run: string;
  readonly watch: Watch;
  readonly address: RedisAddress;
}

async function openRemote<Kind extends PartKind>(
  { queue, events, redis, run, watch, address }: Desk,
  kind: Kind,
  series: PartKinds[Kind]['work'],
): Promise<PoolOf<Kind>> {
  const text = packed(series);
  const hash = createHash('sha256').update(text).digest('hex');
  await redis.set(workKey(hash), text, 'EX', WORK_SECONDS);
  const underWay = new Set<string>();
  const play = async (part: number, keeps: boolean) => {
    for (let attempt = 1; ; attempt++) {
      const jobId = [run, hash.slice(0, 8), part, attempt].join('-');
      underWay.add(jobId);
      const options = { jobId, removeOnComplete: KEPT, removeOnFail: KEPT };
      const job = await queue.add('part', { run, kind, work: hash, part, keeps }, options);
      const result = await job.waitUntilFinished(events).catch((error: Error) => {
        throw new CannotRun(`part ${part + 1} failed at ${shownRedis(address)}: ${error.message}`);
      });
      underWay.delete(jobId);
      await job.remove();
      // This command was taken for dead, as when its machine slept.
      if (result !== SKIPPED) return unpacked(result) as PartOf<Kind>;
    }
  };
  return {
    play: (part, keeps = false) => Promise.race([play(part, keeps), watch.lost]),
    close: async () => {
      // What nobody has begun need not be played any more.
      if (watch.isServerThere()) await Promise.allSettled([...underWay].map((id) => queue.remove(id)));
    },
  };
}
