import { Tinypool } from 'tinypool';
import { openSeries, partsOf, wholeOf } from '../measure/playSeries';
import type { Series } from '../measure/series';
import type { Tally } from '../measure/tally';

/** The bundle of the worker lies beside the one of the command (`scripts/setup/cliBundle.mjs`). */
const WORKER = new URL('./seriesWorker.mjs', import.meta.url).href;

/** How many parts are done, of how many. */
type Told = (done: number, all: number) => void;

/** Plays a series on so many threads. The parts are the same and are added up in the same order however many there are. */
export async function playAll(series: Series, workers: number, told: Told): Promise<Tally> {
  const parts = Array.from({ length: partsOf(series) }, (_, part) => part);
  return wholeOf(workers === 1 ? playHere(series, parts, told) : await playInPool(series, parts, workers, told));
}

function playHere(series: Series, parts: readonly number[], told: Told): Tally[] {
  const play = openSeries(series);
  return parts.map((part) => {
    const tally = play(part);
    told(part + 1, parts.length);
    return tally;
  });
}

async function playInPool(series: Series, parts: readonly number[], workers: number, told: Told): Promise<Tally[]> {
  const pool = openPool(series, workers);
  let done = 0;
  try {
    return await Promise.all(
      parts.map(async (part) => {
        const tally = await pool.play(part);
        done += 1;
        told(done, parts.length);
        return tally;
      }),
    );
  } finally {
    await pool.close();
  }
}

export interface SeriesPool {
  readonly play: (part: number) => Promise<Tally>;
  readonly close: () => Promise<void>;
}

export function openPool(series: Series, workers: number): SeriesPool {
  const pool = new Tinypool({ filename: WORKER, minThreads: workers, maxThreads: workers, workerData: series });
  return { play: (part) => pool.run(part, { name: 'playPart' }), close: () => pool.destroy() };
}
