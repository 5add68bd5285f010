import type { CountingName, CountsOf } from '../../measure/series/countings';
import { openSum, partsOf, type Work } from '../../measure/series/playSeries';
import { type OnProgress, playParts } from './playParts';
import type { Staff } from './staff';

export interface Playing<Counts> {
  readonly staff: Staff;
  readonly onProgress: OnProgress;
  /** Stopping rule: asked after every part, in their order, with the sum so far. */
  readonly isEnough?: (soFar: Counts) => boolean;
}

/** Plays a series. The parts are the same and are added up in the same order however many play them. */
export async function playAll<Name extends CountingName>(
  work: Work<Name>,
  { staff, onProgress, isEnough = () => false }: Playing<CountsOf<Name>>,
): Promise<CountsOf<Name>> {
  const sum = openSum(work);
  const parts = { kind: 'series', work: work as Work, all: partsOf(work), book: work.series.book } as const;
  await playParts(parts, staff, onProgress, (counts) => {
    sum.add(counts as CountsOf<Name>);
    return isEnough(sum.soFar);
  });
  return sum.whole();
}
