import { openThreads, type PartKind, type PartOf, type PoolOf } from '../series/partPool';
import type { PartJob } from './names';
import { unpacked } from './packed';

type AnyPool = PoolOf<PartKind>;

interface Kept {
  readonly pool: Promise<AnyPool>;
  underWay: number;
}

/** Threads know their series from the beginning: a worker keeps those of so many series at once. */
const MOST_SERIES = 2;

export interface Pools {
  readonly play: (job: PartJob, series: () => Promise<string | null>) => Promise<PartOf<PartKind>>;
  readonly close: () => Promise<void>;
}

export function openPools(threads: number): Pools {
  const kept = new Map<string, Kept>();
  const open = async (kind: PartKind, text: string | null): Promise<AnyPool> => {
    if (text === null) throw new Error('the series of this part is gone from the server');
    return openThreads(kind, unpacked(text) as never, threads) as AnyPool;
  };
  const endIdle = async (): Promise<void> => {
    for (const [work, { pool, underWay }] of kept) {
      if (kept.size < MOST_SERIES) return;
      if (underWay > 0) continue;
      kept.delete(work);
      await pool.then((idle) => idle.close()).catch(() => undefined);
    }
  };
  return {
    play: async ({ kind, work, part, keeps }, series) => {
      let mine = kept.get(work);
      if (mine === undefined) {
        const pool = series().then((text) => open(kind, text));
        mine = { pool, underWay: 0 };
        await endIdle();
        kept.set(work, mine);
      }
      mine.underWay += 1;
      try {
        return await (await mine.pool).play(part, keeps);
      } catch (error) {
        kept.delete(work);
        throw error;
      } finally {
        mine.underWay -= 1;
      }
    },
    close: async () => {
      await Promise.allSettled([...kept.values()].map(({ pool }) => pool.then((open_) => open_.close())));
    },
  };
}
