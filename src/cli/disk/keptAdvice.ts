import { readFileSync, writeFileSync } from 'node:fs';
import { addCounts } from '../../measure/series/counts';
import { CannotRun } from '../command';
import type { AdviceOf } from '../report/adviceReport';
import type { SeriesSpec } from '../series/seriesSpec';

/** What was asked and counted: it is judged anew when the map from worth to chance has changed, without playing again. */
export interface KeptAdvice {
  readonly spec: SeriesSpec;
  readonly all: readonly AdviceOf[];
}

export function writeKeptAdvice(path: string, kept: KeptAdvice): void {
  writeFileSync(path, `${JSON.stringify(kept)}\n`);
}

function readKeptAdvice(path: string): KeptAdvice {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptAdvice>;
    if (kept.spec !== undefined && Array.isArray(kept.all)) return kept as KeptAdvice;
  } catch {
    // Told below, like a file of something else.
  }
  throw new CannotRun(`${path} doesn't hold counts: --keep writes them`);
}

/** Several runs as if they had been one: what was counted is added up, by player. The same battles twice would prove nothing more. */
export function readAllKeptAdvice(paths: readonly string[]): KeptAdvice {
  const runs = paths.map(readKeptAdvice);
  const [first, ...more] = runs;
  if (first === undefined) throw new CannotRun('--from needs a file');
  const seeds = runs.flatMap(({ spec, all }) => all.map(({ player }) => `${player} from seed ${spec.seed}`));
  const twice = seeds.find((battles, place) => seeds.indexOf(battles) !== place);
  if (twice !== undefined) throw new CannotRun(`the battles of ${twice} are in two of the files`);
  if (more.length === 0) return first;
  const sums = new Map<string, Required<AdviceOf>>();
  for (const { spec, all } of runs) {
    for (const { player, counts } of all) {
      const known = sums.get(player);
      if (known !== undefined) addCounts(known.counts, counts);
      sums.set(player, { player, counts: known?.counts ?? counts, runs: [...(known?.runs ?? []), spec] });
    }
  }
  return { spec: first.spec, all: [...sums.values()] };
}
