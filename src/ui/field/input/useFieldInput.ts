import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import {
  selectFieldNumber,
  selectFieldOrders,
  selectFieldRefusal,
  selectFieldScene,
  selectIsFieldPlayingBack,
  selectMayOrderField,
} from '../../../store/field/fieldSelectors';
import { fieldPlaybackSkipped, fieldRefusalHeard } from '../../../store/field/fieldSlice';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import type { FieldStore } from '../../../store/field/openField';
import { createInputSession, heldIn, type InputSession } from '../../input/inputSession';
import type { PressedMatch, Pressing } from '../../input/press';
import { useFieldSelector, useFieldStore } from '../common/fieldHooks';
import { fieldMachine } from './machine';
import { type FieldInputTypes, type FieldPressed, type FieldSelection, NOTHING } from './selection';

export interface FieldInput {
  readonly selection: FieldSelection;
  readonly legal: readonly SkirmishOrder[];
  readonly press: (pressed: FieldPressed) => void;
  /** A press that tells what came of it: what was carried there stays or goes back. */
  readonly putDown: (pressed: FieldPressed) => Pressing<FieldInputTypes>;
  /** Takes up what lies there, whatever was in hand before. */
  readonly take: (pressed: FieldPressed) => FieldSelection;
}

/** The open field's input machine at work. */
export function useFieldInput(): FieldInput {
  const store = useFieldStore();
  const scene = useFieldSelector(selectFieldScene);
  const legal = useFieldSelector(selectFieldOrders);
  const session = sessionOf(store, useFieldSelector(selectFieldNumber));
  const press = useCallback((pressed: FieldPressed): void => void session.press(pressed), [session]);
  const held = heldIn(fieldMachine, useSyncExternalStore(session.subscribe, session.inHand), scene);
  const selection = useMemo(
    () => (scene === null ? NOTHING : fieldMachine.settle(held, scene, legal)),
    [held, scene, legal],
  );
  return useMemo(
    () => ({ selection, legal, press, putDown: session.press, take: session.take }),
    [selection, legal, press, session],
  );
}

interface BattleSession {
  readonly battle: number;
  readonly session: InputSession<FieldInputTypes>;
}

const sessions = new WeakMap<FieldStore, BattleSession>();

/** Whoever asks at one battle's table holds the same thing in hand; nothing of it is left for the next battle. */
function sessionOf(store: FieldStore, battle: number): InputSession<FieldInputTypes> {
  const known = sessions.get(store);
  if (known?.battle === battle) return known.session;
  const session = createInputSession(fieldMatch(store), fieldMachine);
  sessions.set(store, { battle, session });
  return session;
}

/** The battle of a store, for its input machine. */
function fieldMatch(store: FieldStore): PressedMatch<FieldInputTypes> {
  return {
    seen: () => selectFieldScene(store.getState()),
    legalOrders: () => selectFieldOrders(store.getState()),
    mayOrder: () => selectMayOrderField(store.getState()),
    skipPlayback: () => {
      const isPlayingBack = selectIsFieldPlayingBack(store.getState());
      if (isPlayingBack) store.dispatch(fieldPlaybackSkipped());
      return isPlayingBack;
    },
    forgetRefusal: () => {
      if (selectFieldRefusal(store.getState()) !== null) store.dispatch(fieldRefusalHeard());
    },
    giveOrder: (order) => store.dispatch(giveFieldOrder(order)),
  };
}
