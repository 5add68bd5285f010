import { useState } from 'react';
import type { Observation } from '../../battle/observe';
import { type Position, samePosition } from '../../battle/position';
import { cellKey } from './marks';
import type { Outcome } from './outcome';
import type { Pressed, Selection } from './selection';
import type { Input } from './useInput';

/** Where the pointer rests or the focus stands: a cell, a card of the hand, the enemy castle, or nowhere. */
export type Pointed =
  | { readonly type: 'cell'; readonly at: Position }
  | { readonly type: 'handCard'; readonly index: number }
  | { readonly type: 'castle' }
  | null;

export interface Pointing {
  readonly pointed: Pointed;
  readonly point: (pointed: Pointed) => void;
  /** The pointer went elsewhere. A target stays aimed at, so that one can reach the forecast's buttons. */
  readonly leave: () => void;
  /** What striking there would do. */
  readonly outcome: Outcome | null;
  /** A finger can't hover: the first tap on a target shows its forecast, the second strikes; any tap looks at its place. */
  readonly aimOrPress: (pressed: Pressed, at: Pointed, blow: Outcome | null, byTouch: boolean) => void;
}

interface Aim {
  readonly at: Pointed;
  readonly by: Selection;
}

/** An aim belongs to the unit that took it: choosing another one must not inherit its target. */
export function usePointed(seen: Observation, { marks, selection, press }: Input): Pointing {
  const [aim, setAim] = useState<Aim>({ at: null, by: selection });
  const isOwn = aim.by === selection;
  const outcome = isOwn ? outcomeAt(aim.at) : null;
  return {
    // What one only looks at stays in sight, whatever is taken in hand meanwhile.
    pointed: isOwn || outcomeAt(aim.at) === null ? aim.at : null,
    outcome,
    point: (at) => setAim({ at, by: selection }),
    leave: () => (outcome === null ? setAim({ at: null, by: selection }) : undefined),
    aimOrPress: (pressed, at, blow, byTouch) => {
      const isFirstTap = byTouch && blow !== null && outcome !== blow;
      if (byTouch) setAim({ at, by: selection });
      if (!isFirstTap) press(pressed);
    },
  };

  function outcomeAt(at: Pointed): Outcome | null {
    if (at?.type === 'castle') return marks.castle;
    if (at?.type !== 'cell') return null;
    const unit = seen.units.find((candidate) => samePosition(candidate, at.at));
    return (unit === undefined ? marks.walls.get(cellKey(at.at)) : marks.strike.get(unit.id)) ?? null;
  }
}
