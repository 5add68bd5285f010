import { useState } from 'react';
import type { Observation } from '../../battle/observe';
import { type Position, samePosition } from '../../battle/position';
import type { Outcome } from './outcome';
import type { Input } from './useInput';

/** Where the pointer rests or the focus stands: a cell, the enemy castle, or nowhere. */
export type Pointed = Position | 'castle' | null;

export interface Pointing {
  readonly pointed: Pointed;
  readonly point: (pointed: Pointed) => void;
  /** What striking there would do. */
  readonly outcome: Outcome | null;
}

export function usePointed(seen: Observation, { marks }: Input): Pointing {
  const [pointed, point] = useState<Pointed>(null);
  return { pointed, point, outcome: outcomeAt() };

  function outcomeAt(): Outcome | null {
    if (pointed === null) return null;
    if (pointed === 'castle') return marks.castle;
    const unit = seen.units.find((candidate) => samePosition(candidate, pointed));
    return unit === undefined ? null : (marks.strike.get(unit.id) ?? null);
  }
}
