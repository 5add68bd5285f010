import type { Pressed } from './selection';

/** Where on the table something lies or can be put down. */
export type Place = Extract<Pressed, { readonly type: 'cell' | 'handCard' | 'castle' }>;

/** A place as it stands in the page (`data-place`), for a pointer that carries something over it. */
export function placeWord(place: Place): string {
  if (place.type === 'cell') return `cell ${place.at.row} ${place.at.col}`;
  return place.type === 'castle' ? `castle ${place.side}` : `handCard ${place.index}`;
}

export function placeFrom(word: string | undefined): Place | null {
  const [type, first, second] = (word ?? '').split(' ');
  if (type === 'cell') return { type, at: { row: Number(first), col: Number(second) } };
  if (type === 'handCard') return { type, index: Number(first) };
  return type === 'castle' && (first === 'left' || first === 'right') ? { type, side: first } : null;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return placeWord(one) === placeWord(other);
}
