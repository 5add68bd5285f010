import { useState } from 'react';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { fieldHintAsked } from '../../../store/field/fieldHintSlice';
import {
  selectFieldScene,
  selectFieldUndoCount,
  selectIsFieldPersonsTurn,
  selectMayOrderField,
} from '../../../store/field/fieldSelectors';
import { fieldOrderTakenBack, fieldPlaybackSkipped } from '../../../store/field/fieldSlice';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import { useFieldSelector, useFieldStore } from '../common/fieldHooks';
import { ableUnits } from '../input/ableUnits';
import type { FieldInput } from '../input/useFieldInput';

/** What ends a turn, takes back and asks, whether by button, key or typed word. */
export interface FieldTurn {
  /** Ends the turn, or says that the squad is ready; asks first while somebody could still strike or act. */
  readonly end: () => void;
  readonly undo: () => void;
  readonly askHint: () => void;
  /** Units that could still strike or act, once the end was asked for; null while it wasn't. */
  readonly asked: readonly string[] | null;
  readonly keepPlaying: () => void;
  readonly undoCount: number;
  readonly isPersonsTurn: boolean;
  /** How many units can still go, strike or act. */
  readonly ableCount: number;
}

export function useFieldTurn({ legal, press }: FieldInput): FieldTurn {
  const store = useFieldStore();
  const isPersonsTurn = useFieldSelector(selectIsFieldPersonsTurn);
  const undoCount = useFieldSelector(selectFieldUndoCount);
  const isGuarded = useFieldSelector((state) => state.settings.turnGuard);
  const [asked, ask] = useState<readonly string[] | null>(null);
  const undone = [...new Set(legal.flatMap((order) => (isWorthDoing(order) && 'unit' in order ? [order.unit] : [])))];
  const skip = (): void => void store.dispatch(fieldPlaybackSkipped());
  return {
    asked: isPersonsTurn ? asked : null,
    keepPlaying: () => ask(null),
    ableCount: ableUnits(legal).size,
    undoCount,
    isPersonsTurn,
    end: () => {
      skip();
      const scene = selectFieldScene(store.getState());
      if (!selectMayOrderField(store.getState()) || scene === null) return;
      const { phase } = scene.seen.field;
      if (phase === 'battle' && isGuarded && asked === null && undone.length > 0) return ask(undone);
      ask(null);
      const order =
        phase === 'deployment' ? ({ type: 'ready', side: scene.seen.side } as const) : ({ type: 'end' } as const);
      press({ type: 'cancel' });
      store.dispatch(giveFieldOrder(order));
    },
    undo: () => {
      skip();
      if (selectFieldUndoCount(store.getState()) > 0) store.dispatch(fieldOrderTakenBack());
    },
    askHint: () => {
      skip();
      if (selectMayOrderField(store.getState())) store.dispatch(fieldHintAsked());
    },
  };
}

/** Somebody could be struck or helped: moving alone, or hacking at a fence, is no reason to ask. */
function isWorthDoing(order: SkirmishOrder): boolean {
  if (order.type === 'attack') return typeof order.target === 'string';
  return order.type === 'heal' || order.type === 'rally' || (order.type === 'maneuver' && order.target !== undefined);
}
