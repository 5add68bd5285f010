import { useMemo, useState } from 'react';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { type ForecastOrder, forecastOrder } from '../../../store/field/fieldForecast';
import { completedAt, offersFor } from './offers';
import { isAtThing, onlyShows } from './onlyShows';
import type { FieldScene, FieldSelection } from './selection';
import type { FieldInput } from './useFieldInput';

export interface FieldPointing {
  /** Where the pointer rests or the focus stands. */
  readonly pointed: Position | null;
  /** The order that a press there would give, with its forecast. */
  readonly preview: ForecastOrder | null;
  readonly point: (at: Position | null) => void;
  /** The pointer went elsewhere. What a finger has aimed at stays, so that one can reach the buttons. */
  readonly leave: () => void;
  /** A thing was pressed, which nobody does by the way: the next press there strikes it. */
  readonly asksAgain: boolean;
  /**
   * A finger can't hover: the first tap shows what would come of it, the second gives the order. So it is with whatever points where
   * a tree or a wall would be struck.
   */
  readonly press: (at: Position, byTouch: boolean) => void;
}

interface Aim {
  readonly at: Position | null;
  readonly by: FieldSelection;
  readonly isPressed: boolean;
}

/** An aim belongs to what was in hand when it was taken. */
export function useFieldPointing(scene: FieldScene, input: FieldInput): FieldPointing {
  const { selection, legal, press } = input;
  const [aim, setAim] = useState<Aim>({ at: null, by: selection, isPressed: false });
  const point = (at: Position | null): void =>
    setAim((known) =>
      at !== null && isAimedAt(known, at, selection) ? known : { at, by: selection, isPressed: false },
    );
  const preview = useMemo(() => previewAt(aim.at, selection, scene, legal), [aim.at, selection, scene, legal]);
  return {
    pointed: aim.at,
    preview,
    point,
    leave: () => point(null),
    asksAgain: aim.isPressed && aim.by === selection && isAtThing(preview?.order ?? null),
    press: (at, byTouch) => {
      const meant = previewAt(at, selection, scene, legal);
      const isAimed = isAimedAt(aim, at, selection);
      const isFirst = onlyShows(meant?.order ?? null, { byTouch, isAimed, isAgain: isAimed && aim.isPressed });
      if (byTouch || isFirst) setAim({ at, by: selection, isPressed: true });
      if (!isFirst) press({ type: 'cell', at });
    },
  };
}

function isAimedAt({ at, by }: Aim, pressed: Position, selection: FieldSelection): boolean {
  return by === selection && at !== null && isSamePosition(at, pressed);
}

function previewAt(
  at: Position | null,
  selection: FieldSelection,
  scene: FieldScene,
  legal: FieldInput['legal'],
): ForecastOrder | null {
  if (at === null || selection.mode !== 'unitChosen') return null;
  const order = completedAt(offersFor(selection, scene, legal), selection.picks.length, at);
  if (order === null) return null;
  return forecastOrder(scene.book, scene.seen, order);
}
