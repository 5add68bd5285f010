import { Tinypool } from 'tinypool';
import type { FieldResult, KeptFieldBattle } from '../../measure/field/fieldCounts';
import { openFieldSeries } from '../../measure/field/fieldParts';
import type { FieldSeries } from '../../measure/field/fieldSeries';
import type { CountingName, CountsOf } from '../../measure/series/countings';
import type { Keep, KeptBattle, KeptPart } from '../../measure/series/keptBattle';
import { openSeries, type Work } from '../../measure/series/playSeries';
import { mindsOf } from '../../measure/series/series';
import { type Lesson, openLesson } from '../../measure/tuning/collect';
import type { Sample } from '../../measure/tuning/regression';
import { openKept } from './openKept';

/** What can be cut into parts, played by anybody, and put together again: its plain JSON, what a part is, its battles. */
export interface PartKinds {
  readonly series: { readonly work: Work; readonly counts: CountsOf<CountingName>; readonly battle: KeptBattle };
  readonly field: { readonly work: FieldSeries; readonly counts: FieldResult[]; readonly battle: KeptFieldBattle };
  readonly lesson: { readonly work: Lesson; readonly counts: Sample; readonly battle: KeptBattle };
}
export type PartKind = keyof PartKinds;
export type PartOf<Kind extends PartKind> = KeptPart<PartKinds[Kind]['counts'], PartKinds[Kind]['battle']>;

/** Plays parts, here or elsewhere. With `keeps` their battles come along. */
export interface PoolOf<Kind extends PartKind> {
  readonly play: (part: number, keeps?: boolean) => Promise<PartOf<Kind>>;
  readonly close: () => Promise<void>;
}

type Open<Kind extends PartKind> = (
  work: PartKinds[Kind]['work'],
  keep?: Keep<PartKinds[Kind]['battle']>,
) => (part: number) => PartKinds[Kind]['counts'];

const clock = () => performance.now();

const OPEN: { readonly [Kind in PartKind]: Open<Kind> } = {
  series: (work, keep) => openSeries(work, clock, mindsOf, keep),
  field: (series, keep) => openFieldSeries(series, clock, keep),
  lesson: openLesson,
};

/** The bundles of the workers lie beside the one of the command (`scripts/setup/cliBundle.mjs`). */
const WORKERS: Readonly<Record<PartKind, string>> = {
  series: new URL('./seriesWorker.mjs', import.meta.url).href,
  field: new URL('./fieldSeriesWorker.mjs', import.meta.url).href,
  lesson: new URL('./lessonWorker.mjs', import.meta.url).href,
};

/** One thread is this very one. */
export function openParts<Kind extends PartKind>(
  kind: Kind,
  work: PartKinds[Kind]['work'],
  threads: number,
): PoolOf<Kind> {
  return threads === 1 ? openHere(kind, work) : openThreads(kind, work, threads);
}

function openHere<Kind extends PartKind>(kind: Kind, work: PartKinds[Kind]['work']): PoolOf<Kind> {
  const play = openKept<PartKinds[Kind]['counts'], PartKinds[Kind]['battle']>((keep) => OPEN[kind](work, keep));
  return { play: async (part) => play(part), close: async () => undefined };
}

/** Threads of their own, even if it is a single one: the caller's stays free. */
export function openThreads<Kind extends PartKind>(
  kind: Kind,
  work: PartKinds[Kind]['work'],
  threads: number,
): PoolOf<Kind> {
  const pool = new Tinypool({ filename: WORKERS[kind], minThreads: threads, maxThreads: threads, workerData: work });
  return {
    play: async (part, keeps = false) =>
      keeps
        ? pool.run(part, { name: 'playKeptPart' })
        : { counts: await pool.run(part, { name: 'playPart' }), battles: [] },
    close: () => pool.destroy(),
  };
}
