import { useCallback, useEffect, useRef, useState } from 'react';
import type { Threats } from '../../battle/foresight/threats';
import { selectThreats } from '../../store/advice/foresightSelectors';
import type { RootState } from '../../store/rootState';
import { useAppSelector } from '../common/hooks/storeHooks';
import { deedOf } from '../common/keys/keyHooks';
import { isForSomebodyElse } from '../input/shortcutKeys';

/** Whoever holds the key longer than this wants to look only while holding it. */
const HOLD_MILLISECONDS = 300;

export interface ThreatView {
  /** Null while threats are not shown, or nothing can be known. */
  readonly threats: Threats | null;
  readonly shown: boolean;
  readonly toggle: () => void;
}

/** Whether threats lie over the board: a tap on the key or a press on the button for good, a held key as long as it is held. */
export function useThreatView(active: boolean): ThreatView {
  const [kept, setKept] = useState(false);
  const [held, setHeld] = useState(false);
  const toggle = useCallback(() => setKept((now) => !now), []);
  useHeldKey(active, toggle, setHeld);
  const shown = kept || held;
  const threats = useAppSelector(shown ? selectThreats : selectNothing);
  return { threats, shown, toggle };
}

const selectNothing = (_state: RootState): null => null;

function useHeldKey(active: boolean, onTap: () => void, onHold: (held: boolean) => void): void {
  const isActive = useRef(active);
  isActive.current = active;

  useEffect(() => {
    // The key itself: what it writes may be another sign by the time it is let go of, without Shift.
    let held: string | null = null;
    let frame = 0;
    let since = Number.POSITIVE_INFINITY;
    const onDown = (event: KeyboardEvent): void => {
      if (deedOf('battle', event) !== 'threats' || !isActive.current || isForSomebodyElse(event)) return;
      held = event.code;
      onHold(true);
      // Counted from the first picture of it: on a slow machine drawing must not turn a tap into holding.
      frame = requestAnimationFrame((now) => {
        since = now;
      });
    };
    const onUp = (event: KeyboardEvent): void => {
      if (held === null || event.code !== held) return;
      if (performance.now() - since <= HOLD_MILLISECONDS) onTap();
      letGo();
    };
    // A key that is let go of in another window never tells.
    const letGo = (): void => {
      cancelAnimationFrame(frame);
      held = null;
      since = Number.POSITIVE_INFINITY;
      onHold(false);
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', letGo);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', letGo);
    };
  }, [onTap, onHold]);
}
