import { fromPoint } from '../../battle/model/position';
import { SIDES, type Side } from '../../kernel/sides';
import { CELL_PLACES, type CellPlace, createPlaces, isNumber } from '../input/places';
import type { Pressed } from './selection';

/** Where on the battle's table something lies or can be put down. */
export type Place =
  | CellPlace
  | { readonly type: 'handCard'; readonly index: number }
  | { readonly type: 'castle'; readonly side: Side };

export const { wordOf: placeWord, placeFrom } = createPlaces<Place>({
  cell: CELL_PLACES,
  handCard: {
    write: ({ index }) => [index],
    read: ([index, ...more]) =>
      isNumber(index) && more.length === 0 ? { type: 'handCard', index: Number(index) } : null,
  },
  castle: {
    write: ({ side }) => [side],
    read: ([word, ...more]) => {
      const side = SIDES.find((candidate) => candidate === word);
      return side === undefined || more.length > 0 ? null : { type: 'castle', side };
    },
  },
});

/** Pressing there, in the battle's own rows and columns. */
export function pressedAt(place: Place): Extract<Pressed, { type: Place['type'] }> {
  return place.type === 'cell' ? { type: 'cell', at: fromPoint(place.at) } : place;
}
