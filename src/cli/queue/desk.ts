import { createHash } from 'node:crypto';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { CannotRun } from '../command';
import type { PartKind, PartKinds, PartOf, PoolOf } from '../series/partPool';
import { type PartJob, RUN_SECONDS, runKey, SKIPPED, workKey } from './names';
import { packed, unpacked } from './packed';
import { type RedisAddress, shownRedis } from './redisAddress';
import type { Results } from './results';

const WORK_SECONDS = 86_400;
/** Somebody else's results are nobody's business; ours are taken away when they are read. */
const KEPT = { age: 3600 };

interface Place {
  readonly queue: Queue<PartJob, string>;
  readonly redis: Redis;
  readonly results: Results;
  readonly run: string;
  readonly address: RedisAddress;
}

/** Where the parts of one run are handed in, and their results fetched. */
export interface Desk {
  readonly open: <Kind extends PartKind>(kind: Kind, series: PartKinds[Kind]['work']) => Promise<PoolOf<Kind>>;
  /** Takes away what nobody has begun; nothing is handed in afterwards. */
  readonly clear: () => Promise<void>;
}

export function openDesk(place: Place): Desk {
  const { queue, results, address } = place;
  const underWay = new Map<string, Promise<unknown>>();
  let isClosed = false;

  /** Hands a part in and waits; null when it must be handed in anew. */
  const attempt = async (jobId: string, job: PartJob): Promise<string | null> => {
    if (isClosed) throw new CannotRun('the series is over');
    const handedIn = queue.add('part', job, { jobId, removeOnComplete: KEPT, removeOnFail: KEPT });
    underWay.set(jobId, handedIn);
    await handedIn;
    const done = await results.of(jobId);
    underWay.delete(jobId);
    // The server was restarted and has forgotten it.
    if (done === undefined) return null;
    await done.remove();
    if (done.failedReason) {
      throw new CannotRun(`part ${job.part + 1} failed at ${shownRedis(address)}: ${done.failedReason}`);
    }
    // This command was taken for dead, as when its machine slept.
    return done.returnvalue === SKIPPED ? null : done.returnvalue;
  };

  return {
    open: async <Kind extends PartKind>(kind: Kind, series: PartKinds[Kind]['work']): Promise<PoolOf<Kind>> => {
      const text = packed(series);
      const work = createHash('sha256').update(text).digest('hex');
      await layOut(place, work, text);
      const play = async (part: number, keeps = false): Promise<PartOf<Kind>> => {
        for (let attempts = 1; ; attempts++) {
          const id = [place.run, work.slice(0, 8), part, attempts].join('-');
          const result = await attempt(id, { run: place.run, kind, work, part, keeps });
          if (result !== null) return unpacked(result) as PartOf<Kind>;
          await layOut(place, work, text);
        }
      };
      return { play, close: async () => undefined };
    },
    clear: async () => {
      isClosed = true;
      await Promise.allSettled(underWay.values());
      // What somebody is playing is locked, and ends by itself.
      await Promise.allSettled([...underWay.keys()].map((id) => queue.remove(id)));
    },
  };
}

/** What a worker must find before it plays a part: the series, and that somebody still waits for it. */
async function layOut({ redis, run }: Place, work: string, text: string): Promise<void> {
  await redis.set(workKey(work), text, 'EX', WORK_SECONDS);
  await redis.set(runKey(run), 'alive', 'EX', RUN_SECONDS);
}
