import { type Distribution, distributionOf } from '../../../skirmish/model/dice';
import type { Outcome } from '../../../skirmish/model/odds';
import { type AttackReading, unhindered } from './attackReading';

/** `lost` is a miss that would be a hit if nothing were in the way. */
export type FaceOutcome = Outcome | 'lost';

/** A sum of the attack dice: in how many throws it falls, and what it means. */
export interface Face {
  readonly sum: number;
  readonly ways: number;
  readonly outcome: FaceOutcome;
}

const isHitting = ({ outcome }: Face): boolean => outcome === 'hit' || outcome === 'critical';

/** Every sum of the attack dice, lowest first; one face of no dice where nothing is rolled. */
export function facesOf(reading: AttackReading): readonly Face[] {
  const { resolution } = reading;
  const free = unhindered(reading);
  const { ways }: Distribution = distributionOf(resolution.attackDice);
  return ways.flatMap((count, sum) => {
    if (count === 0) return [];
    const outcome = resolution.outcomeOf(sum);
    const wouldHit = ['hit', 'critical'].includes(free.outcomeOf(sum));
    return [{ sum, ways: count, outcome: outcome === 'miss' && wouldHit ? 'lost' : outcome }];
  });
}

export interface CountedFaces {
  readonly hitting: number;
  readonly all: number;
  /** The lowest sum that hits; null where none does. */
  readonly from: number | null;
}

export function countFaces(faces: readonly Face[]): CountedFaces {
  const sumOf = (some: readonly Face[]) => some.reduce((sum, { ways }) => sum + ways, 0);
  const hits = faces.filter(isHitting);
  return { hitting: sumOf(hits), all: sumOf(faces), from: hits[0]?.sum ?? null };
}

/** From the first to the last sum of an outcome: "6–9"; null where there is none. */
export function spanOfFaces(faces: readonly Face[], ...outcomes: readonly FaceOutcome[]): string | null {
  const sums = faces.filter(({ outcome }) => outcomes.includes(outcome)).map(({ sum }) => sum);
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? String(first) : `${first}–${last}`;
}
