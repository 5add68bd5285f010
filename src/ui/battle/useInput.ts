import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { giveOrder } from '../../store/battle/giveOrder';
import type { AppStore } from '../../store/createStore';
import {
  selectBlows,
  selectLegalOrders,
  selectMayOrder,
  selectSeen,
  selectSteps,
} from '../../store/view/battleSelectors';
import { useAppSelector, useAppStore } from '../common/hooks/storeHooks';
import { createInputSession, heldIn } from '../input/inputSession';
import type { PressedMatch, Pressing } from '../input/press';
import { forgetRefusal, skipPlayback } from './give';
import { battleMachine } from './machine';
import { type Marks, marksFor } from './marks';
import { type BattleInput, IDLE, type Pressed, type Selection } from './selection';

export interface Input {
  readonly selection: Selection;
  readonly marks: Marks;
  readonly press: (pressed: Pressed) => void;
  /** A press that tells what came of it: what was carried there stays or goes back. */
  readonly putDown: (pressed: Pressed) => Pressing<BattleInput>;
  /** Takes up what lies there, whatever was in hand before; gives what was taken up. */
  readonly take: (pressed: Pressed) => Selection;
}

/** The battle's input machine at work. */
export function useInput(): Input {
  const store = useAppStore();
  const seen = useAppSelector(selectSeen);
  const legal = useAppSelector(selectLegalOrders);
  const blows = useAppSelector(selectBlows);
  const steps = useAppSelector(selectSteps);
  const session = useMemo(() => createInputSession(battleMatch(store), battleMachine), [store]);
  const press = useCallback((pressed: Pressed): void => void session.press(pressed), [session]);
  const held = heldIn(battleMachine, useSyncExternalStore(session.subscribe, session.inHand), seen);
  const selection = useMemo(
    () => (seen === null ? IDLE : battleMachine.settle(held, seen, legal)),
    [held, seen, legal],
  );
  const marks = useMemo(() => marksFor(selection, legal, blows, steps), [selection, legal, blows, steps]);
  return { selection, marks, press, putDown: session.press, take: session.take };
}

/** The card battle of a store, for its input machine. */
export function battleMatch(store: AppStore): PressedMatch<BattleInput> {
  return {
    seen: () => selectSeen(store.getState()),
    legalOrders: () => selectLegalOrders(store.getState()),
    mayOrder: () => selectMayOrder(store.getState()),
    skipPlayback: () => skipPlayback(store),
    forgetRefusal: () => forgetRefusal(store),
    giveOrder: (order) => store.dispatch(giveOrder(order)),
  };
}
