import { flushSync } from 'react-dom';
import { selectIsFieldPersonsTurn } from '../../../store/field/fieldSelectors';
import { CELL_PLACES, type CellPlace, createPlaces } from '../../input/places';
import { type Drag, useDragging } from '../../input/useDragging';
import { useFieldStore, useFieldView } from '../common/fieldHooks';
import { completedAt, offersFor } from './offers';
import type { FieldInput } from './useFieldInput';
import type { FieldPointing } from './useFieldPointing';

const { placeFrom } = createPlaces<CellPlace>({ cell: CELL_PLACES });
const RETURN_MILLISECONDS = 200;

/** Carrying a unit somewhere is choosing it and pressing there, through the same machine. */
export function useFieldDrag(input: FieldInput, pointing: FieldPointing): Drag {
  const store = useFieldStore();
  const { book, seen } = useFieldView();
  const { selection, legal } = input;
  const isHolding = selection.mode === 'unitChosen';
  const letGo = (): void => input.press({ type: 'cancel' });
  return useDragging<CellPlace>(
    {
      placeFrom,
      take: ({ at }) => {
        if (!selectIsFieldPersonsTurn(store.getState())) return false;
        return flushSync(() => input.take({ type: 'cell', at })).mode === 'unitChosen';
      },
      aim: (place) => {
        pointing.point(place?.at ?? null);
        if (place === null || selection.mode !== 'unitChosen') return null;
        const order = completedAt(offersFor(selection, { book, seen }, legal), selection.picks.length, place.at);
        if (order === null) return null;
        return order.type === 'attack' ? 'strike' : 'free';
      },
      putDown: ({ at }) => {
        const pressing = flushSync(() => input.putDown({ type: 'cell', at, dropped: true }));
        return pressing instanceof Promise
          ? pressing.then(({ outcome }) => outcome === 'ordered')
          : pressing.outcome === 'ordered';
      },
      letGo,
      milliseconds: () => RETURN_MILLISECONDS,
    },
    isHolding,
  );
}
