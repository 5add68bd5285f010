import type { Position } from '../../core/geometry/position';
import { lookUp, type Typed } from '../../kernel/dispatch';

/** How the places of one kind stand in the page: what tells one from the others of its kind. */
export interface PlaceKind<Place> {
  readonly write: (place: Place) => readonly (string | number)[];
  /** Null for words that name no such place. */
  readonly read: (words: readonly string[]) => Place | null;
}

/** The kinds of places that a game's table has. */
type PlaceKinds<Place extends Typed> = {
  readonly [Type in Place['type']]: PlaceKind<Extract<Place, { type: Type }>>;
};

/** Places as they stand in the page (`data-place`), for a pointer that carries something over them. */
export interface Places<Place> {
  readonly wordOf: (place: Place) => string;
  readonly placeFrom: (word: string | undefined) => Place | null;
}

export function createPlaces<Place extends Typed>(kinds: PlaceKinds<Place>): Places<Place> {
  const table = kinds as unknown as Readonly<Record<string, PlaceKind<Place>>>;
  return {
    wordOf: (place) => [place.type, ...(lookUp(table, place.type)?.write(place) ?? [])].join(' '),
    placeFrom: (word) => {
      const [type = '', ...rest] = (word ?? '').split(' ');
      return lookUp(table, type)?.read(rest) ?? null;
    },
  };
}

/** A cell of a grid: every board has them. */
export interface CellPlace {
  readonly type: 'cell';
  readonly at: Position;
}

export const CELL_PLACES: PlaceKind<CellPlace> = {
  write: ({ at }) => [at.x, at.y],
  read: ([x, y, ...more]) =>
    isNumber(x) && isNumber(y) && more.length === 0 ? { type: 'cell', at: { x: Number(x), y: Number(y) } } : null,
};

const { wordOf } = createPlaces<CellPlace>({ cell: CELL_PLACES });

export const cellWord = (at: Position): string => wordOf({ type: 'cell', at });

/** A number from 0 on, as a place writes it. */
export function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word);
}
