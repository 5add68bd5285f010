import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { giveOrder } from '../../store/battle/giveOrder';
import type { AppStore } from '../../store/createStore';
import { selectBlows, selectLegalOrders, selectMayOrder, selectSteps } from '../../store/view/battleSelectors';
import { selectPlaysOf, selectSeenTable } from '../../store/view/stratagemSelectors';
import { useAppSelector, useAppStore } from '../common/hooks/storeHooks';
import { createInputSession, heldIn } from '../input/inputSession';
import type { PressedMatch, Pressing } from '../input/press';
import { forgetRefusal, skipPlayback } from './give';
import { battleMachine } from './machine';
import { type Marks, marksFor, NO_AIMS } from './marks';
import { aimsFor } from './playMarks';
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
  const seen = useAppSelector(selectSeenTable);
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
  const card = isStratagem(selection) ? selection.card : null;
  const plays = useAppSelector((state) => selectPlaysOf(state, card));
  const aimsOf = seen?.aimsOf;
  const marks = useMemo(() => {
    const aims = card === null ? NO_AIMS : aimsFor(selection, aimsOf?.(card) ?? [], plays);
    return marksFor(selection, legal, blows, steps, aims);
  }, [selection, legal, blows, steps, card, aimsOf, plays]);
  return { selection, marks, press, putDown: session.press, take: session.take };
}

function isStratagem(
  selection: Selection,
): selection is Extract<Selection, { mode: 'stratagemChosen' | 'secondAsked' }> {
  return selection.mode === 'stratagemChosen' || selection.mode === 'secondAsked';
}

/** The card battle of a store, for its input machine. */
export function battleMatch(store: AppStore): PressedMatch<BattleInput> {
  return {
    seen: () => selectSeenTable(store.getState()),
    legalOrders: () => selectLegalOrders(store.getState()),
    mayOrder: () => selectMayOrder(store.getState()),
    skipPlayback: () => skipPlayback(store),
    forgetRefusal: () => forgetRefusal(store),
    giveOrder: (order) => store.dispatch(giveOrder(order)),
  };
}
