import { useCallback, useMemo, useState } from 'react';
import type { Observation } from '../../battle/observe';
import { selectBlows, selectLegalOrders, selectSeen, selectSteps } from '../../store/selectors';
import { useAppSelector, useAppStore } from '../common/hooks';
import { settle } from './machine';
import { type Marks, marksFor } from './marks';
import { pressOn } from './press';
import { IDLE, type Pressed, type Selection } from './selection';

export interface Input {
  readonly selection: Selection;
  readonly marks: Marks;
  readonly press: (pressed: Pressed) => void;
  /** Takes up what lies there, whatever was in hand before; gives what is in hand now. */
  readonly take: (pressed: Pressed) => Selection;
}

/** What is in hand, and the turn it was taken up in: nothing stays in hand from one turn to the next. */
interface Held {
  readonly selection: Selection;
  readonly turn: string;
}

/** The input machine at work: presses become selections and orders. */
export function useInput(): Input {
  const store = useAppStore();
  const seen = useAppSelector(selectSeen);
  const legal = useAppSelector(selectLegalOrders);
  const blows = useAppSelector(selectBlows);
  const steps = useAppSelector(selectSteps);
  const turn = turnOf(seen);
  const [last, setLast] = useState<Held>({ selection: IDLE, turn });
  const held = last.turn === turn ? last.selection : IDLE;
  const selection = useMemo(() => (seen === null ? IDLE : settle(held, seen, legal)), [held, seen, legal]);
  const marks = useMemo(() => marksFor(selection, legal, blows, steps), [selection, legal, blows, steps]);

  const press = useCallback(
    (pressed: Pressed) => {
      const next = pressOn(store, held, pressed);
      setLast({ selection: next, turn: turnOf(selectSeen(store.getState())) });
    },
    [store, held],
  );

  const take = useCallback(
    (pressed: Pressed) => {
      const taken = pressOn(store, IDLE, pressed);
      const state = store.getState();
      const now = selectSeen(state);
      const next = now === null ? IDLE : settle(taken, now, selectLegalOrders(state));
      setLast({ selection: next, turn: turnOf(now) });
      return next;
    },
    [store],
  );

  return { selection, marks, press, take };
}

function turnOf(seen: Observation | null): string {
  return seen === null ? '' : `${seen.phase} ${seen.round} ${seen.turn}`;
}
