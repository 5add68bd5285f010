import { useReducedMotion } from 'framer-motion';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Observation } from '../../battle/observe';
import { samePosition } from '../../battle/position';
import { selectIsPersonsTurn, selectOrderCount } from '../../store/selectors';
import { useAppStore } from '../common/hooks';
import { useStageLength } from '../stage/useStageLength';
import styles from './Drag.module.css';
import { type Dragger, startDragging, type Table } from './dragger';
import { cellKey } from './marks';
import type { Place } from './places';
import type { Selection } from './selection';
import type { Input } from './useInput';
import type { Pointed, Pointing } from './usePointed';

export interface Drag {
  /** The part of the page in which things are carried. */
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly surfaceClass: string;
  /** Where the pictures of carried things are drawn. */
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly layerClass: string;
}

/** How long a thing takes to fly home at normal speed. */
const RETURN_MILLISECONDS = 200;

/** Carrying a card or a unit somewhere is choosing it and pressing there, through the same machine. */
export function useDrag(seen: Observation, input: Input, pointing: Pointing): Drag {
  const store = useAppStore();
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const surface = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const dragger = useRef<Dragger | null>(null);
  const latest = useRef({ seen, input, pointing, length: still ? 0 : length });
  latest.current = { seen, input, pointing, length: still ? 0 : length };

  useEffect(() => {
    if (surface.current === null || layer.current === null) return;
    const now = () => latest.current;
    const table: Table = {
      take: (place) => {
        if (now().seen.phase !== 'battle' || !selectIsPersonsTurn(store.getState())) return false;
        return isHolding(flushSync(() => now().input.take(place)));
      },
      aim: (place) => {
        now().pointing.point(pointedOf(place, now().seen));
        return place === null ? null : offerAt(place, now().seen, now().input);
      },
      putDown: (place) => {
        if (place.type === 'handCard') return letGo();
        const orders = selectOrderCount(store.getState());
        flushSync(() => now().input.press(place.type === 'cell' ? { ...place, dropped: true } : place));
        const isAsked = ['cellAsked', 'slideAsked'].includes(now().input.selection.mode);
        return isAsked || selectOrderCount(store.getState()) > orders;
      },
      letGo,
      milliseconds: () => RETURN_MILLISECONDS * now().length,
    };
    function letGo(): false {
      now().input.press({ type: 'cancel' });
      return false;
    }
    dragger.current = startDragging(surface.current, layer.current, table);
    return () => dragger.current?.stop();
  }, [store]);

  // The turn ended, or what is carried was taken from the board: nothing stays in hand.
  useEffect(() => {
    if (!isHolding(input.selection)) dragger.current?.putBack();
  }, [input.selection]);

  return { surface, layer, surfaceClass: styles.surface ?? '', layerClass: styles.layer ?? '' };
}

function isHolding({ mode }: Selection): boolean {
  return mode === 'cardChosen' || mode === 'unitChosen';
}

function pointedOf(place: Place | null, seen: Observation): Pointed {
  if (place?.type === 'cell') return place;
  return place?.type === 'castle' && place.side !== seen.side ? { type: 'castle' } : null;
}

/** What putting it down there would do, if the rules allow it. */
function offerAt(place: Place, seen: Observation, { marks }: Input): 'free' | 'strike' | null {
  if (place.type === 'castle') return place.side !== seen.side && marks.castle !== null ? 'strike' : null;
  if (place.type !== 'cell') return null;
  const key = cellKey(place.at);
  const unit = seen.units.find((candidate) => samePosition(candidate, place.at));
  if (marks.walls.has(key) || (unit !== undefined && marks.strike.has(unit.id))) return 'strike';
  return marks.deploy.has(key) || marks.move.has(key) ? 'free' : null;
}
