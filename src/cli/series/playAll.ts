import { Tinypool } from 'tinypool';
import type { CountingName, CountsOf } from '../../measure/series/countings';
import { openSeries, openSum, partsOf, type Work } from '../../measure/series/playSeries';

/** The bundle of the worker lies beside the one of the command (`scripts/setup/cliBundle.mjs`). */
const WORKER = new URL('./seriesWorker.mjs', import.meta.url).href;

/** Parts queued per thread, so that none idles. */
const AHEAD = 2;

/** How many parts are done, of how many. */
type OnProgress = (done: number, all: number) => void;

export interface Playing<Counts> {
  readonly workers: number;
  readonly onProgress: OnProgress;
  /** Stopping rule: asked after every part, in their order, with the sum so far. */
  readonly isEnough?: (soFar: Counts) => boolean;
}

/**
 * Plays a series on so many threads. The parts are the same and are added up in the same order however many there are, and
 * where it is enough is found out in that order too: parts that were played beyond it are not counted.
 */
export async function playAll<Name extends CountingName>(
  work: Work<Name>,
  { workers, onProgress, isEnough = () => false }: Playing<CountsOf<Name>>,
): Promise<CountsOf<Name>> {
  const all = partsOf(work);
  const sum = openSum(work);
  const waiting = new Map<number, CountsOf<Name>>();
  let [begun, counted, played, enough] = [0, 0, 0, false];
  const receive = (part: number, counts: CountsOf<Name>): void => {
    waiting.set(part, counts);
    played += 1;
    for (let next = waiting.get(counted); next !== undefined && !enough; next = waiting.get(counted)) {
      waiting.delete(counted);
      sum.add(next);
      counted += 1;
      enough = isEnough(sum.soFar);
    }
    onProgress(played, all);
  };
  const pool = workers === 1 ? openHere(work) : openPool(work, workers);
  const playOn = async (): Promise<void> => {
    while (begun < all && !enough) {
      const part = begun;
      begun += 1;
      receive(part, await pool.play(part));
    }
  };
  try {
    await Promise.all(Array.from({ length: workers === 1 ? 1 : AHEAD * workers }, playOn));
  } finally {
    await pool.close();
  }
  return sum.whole();
}

export interface SeriesPool<Counts> {
  readonly play: (part: number) => Promise<Counts>;
  readonly close: () => Promise<void>;
}

/** In this very thread. */
function openHere<Name extends CountingName>(work: Work<Name>): SeriesPool<CountsOf<Name>> {
  const play = openSeries(work, () => performance.now());
  return { play: async (part) => play(part), close: async () => undefined };
}

export function openPool<Name extends CountingName>(work: Work<Name>, workers: number): SeriesPool<CountsOf<Name>> {
  const pool = new Tinypool({ filename: WORKER, minThreads: workers, maxThreads: workers, workerData: work });
  return { play: (part) => pool.run(part, { name: 'playPart' }), close: () => pool.destroy() };
}
