import type { Position } from '../../../../core/geometry/position';
import type { Animator, FieldEffect } from '../effects';
import { CELL, FALL, PROVOKED } from '../times';
import { at, mark, placeOf } from './at';

function slide(unit: string, from: Position, to: Position, milliseconds: number, forced = false): FieldEffect {
  return { type: 'slide', unit, from, at: to, forced, milliseconds, delay: 0 };
}

/** Who comes out of the dark appears where it is first seen. */
const walk = (unit: string, from: Position, to: Position, milliseconds: number): FieldEffect =>
  from.x === to.x && from.y === to.y ? { type: 'appear', unit, at: to, delay: 0 } : slide(unit, from, to, milliseconds);

export const moved: Animator<'moved'> = (_, { unit, from, to }) => at([walk(unit, from, to, CELL)], CELL, 'move');

export const stepped: Animator<'stepped'> = (_, { unit, from, to }) =>
  at([walk(unit, from, to, CELL + 30)], CELL + 30, 'move');

export const setBack: Animator<'setBack'> = (board, { unit, to }) => {
  const from = placeOf(board, unit);
  return at(from === null ? [] : [slide(unit, from, to, 150)], 150, null);
};

/** Thrown along its path in one go. */
export const forced: Animator<'forced'> = (board, { unit, path }) => {
  const from = placeOf(board, unit);
  const end = path.at(-1);
  if (from === null || end === undefined) return at(mark(board, 'waver', unit), 240, null);
  return at([slide(unit, from, end, 300, true)], 360, 'move');
};

/** The token leaves the board when it lies down. */
export const fell: Animator<'fell'> = (board, { unit }) =>
  at(mark(board, 'fall', unit), FALL, 'fall', { changesAt: FALL - 30 });

export const faced: Animator<'faced'> = (board, { unit }) => at(mark(board, 'turn', unit), 120, null);

export const provoked: Animator<'provoked'> = (board, { by }) => at(mark(board, 'flare', by), PROVOKED, null);

/** One that wasn't on the board before: its place is where it was seen. */
export const sighted: Animator<'sighted'> = (_, { unit }, [place]) =>
  at(place === undefined ? [] : [{ type: 'appear', unit, at: place, delay: 0 }], 260, null);
