import { type Cells, inEach } from '../canvas/cells';
import { fineGlyphs, glyphs, type Mark, type Place } from '../canvas/mark';

const MIDDLE: Place = { x: 31, y: 31 };

/** A wall of light: one sees through it and can't pass. */
export function barrierMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [MIDDLE]);
  return [
    glyphs('M-26 16A26 9 0 1 1 26 16A26 9 0 1 1-26 16Z', 'runeVeil', at),
    glyphs('M-26 16V-16Q0-32 26-16V16Q0 27-26 16Z', 'runeVeil', at),
    glyphs('M-26 16V-16M26 16V-16M-26-16Q0-32 26-16M-26 16Q0 27 26 16M-13 21V-22M0 22V-24M13 21V-22', 'rune', at),
    fineGlyphs('M-20-4l3-6 3 6-3 6zM-7 2l3 6 3-6-3-6zM6-2l3-6 3 6-3 6zM17 4l3 6 3-6-3-6z', 'runeMark', at),
  ];
}

const CIRCLE = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

export function trapMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [MIDDLE]);
  return [
    glyphs(CIRCLE(17), 'trapPlate', at),
    glyphs(
      'M-17 0A17 17 0 0 1 17 0L13.500-1.500L11-7L7-4L3.500-10L0-5L-3.500-10L-7-4L-11-7L-13.500-1.500ZM-17 1A17 17 0 0 0 17 1L13.500 3L11 8.500L7 5L3.500 11L0 6L-3.500 11L-7 5L-11 8.500L-13.500 3Z',
      'trapJaw',
      at,
    ),
    glyphs(CIRCLE(22.5), 'dashed', at),
  ];
}

/** Something that hinders nobody and hides nothing: a low heap. */
export function heapMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [MIDDLE]);
  return [
    glyphs('M-18 16C-8 22 20 22 26 13L20 6Z', 'cast', at),
    glyphs('M-20 14C-18 4-10 4-8-4C-4-10 4-10 7-3C14-2 20 6 21 14C10 19-10 19-20 14Z', 'rock', at),
    fineGlyphs('M-10 6q5-4 9 1M2 8q5-5 10 0M-3-3q4-2 6 1', 'ink', at),
  ];
}
