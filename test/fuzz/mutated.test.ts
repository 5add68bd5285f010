import { afterAll, describe, expect, it } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { DOORS } from './doors';
import type { Door } from './support/door';
import { mutatedJson, mutatedLine, shelfOf } from './support/mutate';
import { watchShared } from './support/untouched';
import { judge } from './support/verdict';

const INPUTS = SOAK ? 100_000 : 10_000;
const SEED = 20_261_116;
/** Enough to see what is wrong; the rest is the same. */
const MOST_FAULTS = 5;

const WEIGHTS = DOORS.reduce((sum, { weight = 1 }) => sum + weight, 0);
const summary: string[] = [];

function inputsFor({ weight = 1 }: Door): number {
  return Math.ceil((INPUTS * weight) / WEIGHTS);
}

/** The input that a seed makes for a door. */
function inputMaker(door: Door): (seed: number) => { readonly text: string; readonly sample: Door['samples'][number] } {
  const texts = ({ samples }: Door) => samples.map(({ text }) => text);
  const foreign = DOORS.filter((other) => other !== door && other.format === door.format);
  const shelf =
    door.format === 'json'
      ? shelfOf(
          texts(door),
          foreign.flatMap((other) => texts(other).slice(0, 4)),
        )
      : null;
  const lines = [...texts(door), ...(shelf === null ? foreign.flatMap(texts) : [])];
  return (seed) => {
    const sample = door.samples[seed % door.samples.length];
    if (sample === undefined) throw new Error(`${door.name} has no samples`);
    const text = shelf === null ? mutatedLine(sample.text, lines, seed) : mutatedJson(sample.text, shelf, seed);
    return { text, sample };
  };
}

describe('whatever comes from outside is let in whole or turned away with a reason', () => {
  it.each(DOORS.map((door) => [door.name, door] as const))('%s: what is valid is let in', (_name, door) => {
    const touched = watchShared();
    for (const sample of door.samples) {
      expect(judge(door, sample.text, sample, touched)).toMatchObject({ accepted: true, fault: null });
    }
  });

  it.each(DOORS.map((door) => [door.name, door] as const))(
    '%s, mutated',
    (_name, door) => {
      const make = inputMaker(door);
      const touched = watchShared();
      const faults: string[] = [];
      const count = inputsFor(door);
      let accepted = 0;
      let slowest = 0;
      for (let seed = SEED; seed < SEED + count && faults.length < MOST_FAULTS; seed++) {
        const { text, sample } = make(seed);
        const verdict = judge(door, text, sample, touched);
        if (verdict.accepted) accepted++;
        slowest = Math.max(slowest, verdict.milliseconds);
        if (verdict.fault !== null)
          faults.push(`seed ${seed}, ${sample.name}: ${verdict.fault}\n${JSON.stringify(text.slice(0, 1500))}`);
      }
      summary.push(`${door.name} ${count} (${accepted} in, ${count - accepted} out, ${slowest.toFixed(1)} ms)`);
      expect(faults).toEqual([]);
      expect(accepted).toBeGreaterThan(0);
    },
    3_600_000,
  );

  afterAll(() => {
    console.log(`mutated inputs, slowest of each: ${summary.join(', ')}`);
  });
});
