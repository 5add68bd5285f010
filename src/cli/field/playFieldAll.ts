import { Tinypool } from 'tinypool';
import type { FieldResult } from '../../measure/field/fieldCounts';
import { fieldPartsOf, openFieldSeries } from '../../measure/field/fieldParts';
import type { FieldSeries } from '../../measure/field/fieldSeries';
import type { Terminal } from '../command';
import { progressBar } from '../report/progressLine';

/** The bundle of the worker lies beside the one of the command (`scripts/setup/cliBundle.mjs`). */
const WORKER = new URL('./fieldSeriesWorker.mjs', import.meta.url).href;

interface FieldPool {
  readonly play: (part: number) => Promise<FieldResult[]>;
  readonly close: () => Promise<void>;
}

/** Plays a series on so many threads. The battles and their order are the same however many there are. */
export async function playFieldAll(
  series: FieldSeries,
  workers: number,
  { showProgress }: Terminal,
): Promise<FieldResult[]> {
  const all = fieldPartsOf(series);
  const threads = Math.min(workers, all);
  const pool = threads === 1 ? openHere(series) : openPool(series, threads);
  const parts: FieldResult[][] = Array.from({ length: all }, () => []);
  let [begun, played] = [0, 0];
  const playOn = async (): Promise<void> => {
    while (begun < all) {
      const part = begun;
      begun += 1;
      parts[part] = await pool.play(part);
      played += 1;
      showProgress(progressBar(played, all, 'parts'));
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, playOn));
  } finally {
    await pool.close();
  }
  showProgress(null);
  return parts.flat();
}

/** In this very thread. */
function openHere(series: FieldSeries): FieldPool {
  const play = openFieldSeries(series, () => performance.now());
  return { play: async (part) => play(part), close: async () => undefined };
}

function openPool(series: FieldSeries, threads: number): FieldPool {
  const pool = new Tinypool({ filename: WORKER, minThreads: threads, maxThreads: threads, workerData: series });
  return { play: (part) => pool.run(part, { name: 'playPart' }), close: () => pool.destroy() };
}
