import type { Outcome } from '../model/odds';

/** What became of an attack. */
export interface Blow {
  readonly outcome: Outcome;
  readonly damage: number;
}

export function isHit({ outcome }: Blow): boolean {
  return outcome === 'hit' || outcome === 'critical';
}
