import { useState } from 'react';
import type { Observation } from '../../battle/observe';
import { type Position, samePosition } from '../../battle/position';
import type { Outcome } from './outcome';
import type { Pressed, Selection } from './selection';
import type { Input } from './useInput';

/** Where the pointer rests or the focus stands: a cell, the enemy castle, or nowhere. */
export type Pointed = Position | 'castle' | null;

export interface Pointing {
  readonly pointed: Pointed;
  readonly point: (pointed: Pointed) => void;
  /** The pointer went elsewhere. A target stays aimed at, so that one can reach the forecast's buttons. */
  readonly leave: () => void;
  /** What striking there would do. */
  readonly outcome: Outcome | null;
  /** A finger can't hover: the first tap on a target shows its forecast, the second strikes. */
  readonly aimOrPress: (pressed: Pressed, at: Pointed, blow: Outcome | null, byTouch: boolean) => void;
}

interface Aim {
  readonly at: Pointed;
  readonly by: Selection;
}

/** An aim belongs to the unit that took it: choosing another one must not inherit its target. */
export function usePointed(seen: Observation, { marks, selection, press }: Input): Pointing {
  const [aim, setAim] = useState<Aim>({ at: null, by: selection });
  const pointed = aim.by === selection ? aim.at : null;
  const outcome = outcomeAt(pointed);
  return {
    pointed,
    outcome,
    point: (at) => setAim({ at, by: selection }),
    leave: () => (outcome === null ? setAim({ at: null, by: selection }) : undefined),
    aimOrPress: (pressed, at, blow, byTouch) => {
      if (byTouch && blow !== null && outcome !== blow) setAim({ at, by: selection });
      else press(pressed);
    },
  };

  function outcomeAt(at: Pointed): Outcome | null {
    if (at === null) return null;
    if (at === 'castle') return marks.castle;
    const unit = seen.units.find((candidate) => samePosition(candidate, at));
    return unit === undefined ? null : (marks.strike.get(unit.id) ?? null);
  }
}
