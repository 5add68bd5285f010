import { useState } from 'react';
import { type Position, samePosition } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import { type Aimed, cellKey } from './marks';
import type { Outcome, Prospect } from './outcome';
import type { Pressed, Selection } from './selection';
import type { Input } from './useInput';

/** Where the pointer rests or the focus stands: a cell, a column's header, a card of the hand, a castle, or nowhere. */
export type Pointed =
  | { readonly type: 'zone'; readonly col: number }
  | { readonly type: 'cell'; readonly at: Position }
  | { readonly type: 'handCard'; readonly index: number }
  | { readonly type: 'castle' }
  | { readonly type: 'ownCastle' }
  | null;

export interface Pointing {
  readonly pointed: Pointed;
  readonly point: (pointed: Pointed) => void;
  /** The pointer went elsewhere. A target stays aimed at, so that one can reach the forecast's buttons. */
  readonly leave: () => void;
  /** What striking there would do. */
  readonly outcome: Outcome | null;
  /** What going there, or naming that cell, would bring. */
  readonly prospect: Prospect | null;
  /** What a stratagem would be aimed at there. */
  readonly aimed: Aimed | null;
  /** A finger can't hover: the first tap on a target shows its forecast, the second strikes or plays; any tap looks at its place. */
  readonly aimOrPress: (pressed: Pressed, at: Pointed, blow: Outcome | null, byTouch: boolean) => void;
}

interface Aim {
  readonly at: Pointed;
  readonly by: Selection;
  /** A finger that was lifted points at nothing any more once the turn has changed. */
  readonly turn: string;
}

/** An aim belongs to the unit that took it: choosing another one must not inherit its target. */
export function usePointed(seen: Observation, { marks, selection, press }: Input): Pointing {
  const turn = `${seen.phase} ${seen.round} ${seen.turn}`;
  const [aim, setAim] = useState<Aim>({ at: null, by: selection, turn });
  const point = (at: Pointed): void => setAim({ at, by: selection, turn });
  const at = aim.turn === turn ? aim.at : null;
  const isOwn = aim.by === selection;
  const outcome = isOwn ? outcomeAt(at) : null;
  const aimed = isOwn ? aimedAt(at) : null;
  const isHeld = outcome !== null || aimed?.prospect != null;
  return {
    // What one only looks at stays in sight, whatever is taken in hand meanwhile.
    pointed: isOwn || (outcomeAt(at) === null && aimedAt(at) === null) ? at : null,
    outcome,
    prospect: isOwn && at?.type === 'cell' ? (marks.prospects.get(cellKey(at.at)) ?? null) : null,
    aimed,
    point,
    leave: () => (isHeld ? undefined : point(null)),
    aimOrPress: (pressed, place, blow, byTouch) => {
      const isFirstTap = byTouch && isNews(blow, place);
      if (byTouch) point(place);
      if (!isFirstTap) press(pressed);
    },
  };

  /** Whether there is a forecast that is not in sight yet. One that asks for a second cell has none. */
  function isNews(blow: Outcome | null, place: Pointed): boolean {
    if (blow !== null) return outcome !== blow;
    const play = aimedAt(place);
    return play?.prospect != null && play !== aimed;
  }

  function aimedAt(place: Pointed): Aimed | null {
    return place?.type === 'cell' ? (marks.aims.get(cellKey(place.at)) ?? null) : null;
  }

  function outcomeAt(place: Pointed): Outcome | null {
    if (place?.type === 'castle') return marks.castle;
    if (place?.type !== 'cell') return null;
    const unit = seen.units.find((candidate) => samePosition(candidate, place.at));
    return (unit === undefined ? marks.walls.get(cellKey(place.at)) : marks.strike.get(unit.id)) ?? null;
  }
}
