import { countOne } from '../series/counts';
import type { Fixture } from '../series/series';

/** What was looked at, and what should never be. */
export interface Proof {
  /** Turns, or single decisions where those are what is proven. */
  turns: number;
  /** What else is worth knowing, by name. */
  seen: Record<string, number>;
  /** Offences by kind. */
  faults: Record<string, number>;
  /** The same by place, each in words that lead back to it. */
  places: Record<string, number>;
}

export function emptyProof(): Proof {
  return { turns: 0, seen: {}, faults: {}, places: {} };
}

/** Where in a series something happened. */
export interface Moment {
  readonly round: number;
  readonly turn: string;
}

export function countFault(proof: Proof, kind: string, fixture: Fixture, { round, turn }: Moment): void {
  countOne(proof.faults, kind);
  const { seed, battlefield } = fixture.start;
  countOne(
    proof.places,
    `${kind}: seed ${seed}, ${battlefield ?? 'open'}, ${fixture.seats.left} on the left, round ${round}, ${turn}`,
  );
}

export function faultsIn({ faults }: Proof): number {
  return Object.values(faults).reduce((sum, count) => sum + count, 0);
}
