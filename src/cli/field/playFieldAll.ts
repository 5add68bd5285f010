import type { FieldResult } from '../../measure/field/fieldCounts';
import { fieldPartsOf } from '../../measure/field/fieldParts';
import type { FieldSeries } from '../../measure/field/fieldSeries';
import type { Terminal } from '../command';
import { progressBar } from '../report/progressLine';
import { playParts } from '../series/playParts';
import type { Staff } from '../series/staff';

/** Plays a series. The battles and their order are the same whoever plays them. */
export async function playFieldAll(
  series: FieldSeries,
  staff: Staff,
  { showProgress }: Terminal,
): Promise<FieldResult[]> {
  const results: FieldResult[] = [];
  const parts = { kind: 'field', work: series, all: fieldPartsOf(series), book: series.book } as const;
  const told = (done: number, all: number) => showProgress(progressBar(done, all, 'parts'));
  try {
    await playParts(parts, staff, told, (part) => {
      for (const result of part) results.push(result);
      return false;
    });
  } finally {
    showProgress(null);
  }
  return results;
}
