import { readFileSync, writeFileSync } from 'node:fs';
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

export function readKeptAdvice(path: string): KeptAdvice {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptAdvice>;
    if (kept.spec !== undefined && Array.isArray(kept.all)) return kept as KeptAdvice;
  } catch {
    // Told below, like a file of something else.
  }
  throw new CannotRun(`${path} doesn't hold counts: --keep writes them`);
}
