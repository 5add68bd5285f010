import { useCallback, useMemo, useState } from 'react';
import { orderGiven, playbackSkipped } from '../../store/battleSlice';
import { selectBlows, selectLegalOrders, selectMayOrder, selectSeen } from '../../store/selectors';
import { useAppSelector, useAppStore } from '../common/hooks';
import { react, settle } from './machine';
import { type Marks, marksFor } from './marks';
import { IDLE, type Pressed, type Selection } from './selection';

export interface Input {
  readonly selection: Selection;
  readonly marks: Marks;
  readonly press: (pressed: Pressed) => void;
}

/** The input machine at work: presses become selections and orders. */
export function useInput(): Input {
  const store = useAppStore();
  const [held, setHeld] = useState<Selection>(IDLE);
  const seen = useAppSelector(selectSeen);
  const legal = useAppSelector(selectLegalOrders);
  const blows = useAppSelector(selectBlows);
  const selection = useMemo(() => (seen === null ? IDLE : settle(held, seen, legal)), [held, seen, legal]);
  const marks = useMemo(() => marksFor(selection, legal, blows), [selection, legal, blows]);

  const press = useCallback(
    (pressed: Pressed) => {
      // A press never waits for a picture: what is still being played back is skipped first.
      if ((store.getState().battle.battle?.unplayed.length ?? 0) > 0) store.dispatch(playbackSkipped());
      const state = store.getState();
      const now = selectSeen(state);
      if (now === null) return;
      const current = settle(held, now, selectLegalOrders(state));
      const reaction = react(current, pressed, now);
      setHeld(reaction.selection);
      if (reaction.order === undefined || !selectMayOrder(state)) return;
      store.dispatch(orderGiven(reaction.order));
      const accepted = store.getState().battle.battle?.refusal === null;
      if (accepted && reaction.order.type === 'deploy') setHeld(IDLE);
    },
    [store, held],
  );

  return { selection, marks, press };
}
