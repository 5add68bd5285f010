import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { selectBlows, selectLegalOrders, selectSeen, selectSteps } from '../../store/selectors';
import { useAppSelector, useAppStore } from '../common/hooks';
import { createInputSession, heldIn } from '../input/inputSession';
import type { Pressing } from '../input/press';
import { battleMachine } from './machine';
import { type Marks, marksFor } from './marks';
import { battleMatch } from './match';
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
