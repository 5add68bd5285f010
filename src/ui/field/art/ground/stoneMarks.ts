import { type Cells, inEach } from '../canvas/cells';
import { fineGlyphs, glyphs, type Mark, type Place } from '../canvas/mark';

const BOULDER =
  'M4.300 43.200C1.100 33.500 6.500 23.800 14 18.400C18.400 10.800 27 6.500 34.600 9.200C43.200 9.700 48.600 16.200 50.200 24.800C54 31.300 54 38.900 51.300 44.300C37.800 48.600 17.300 48.600 4.300 43.200Z';
const BOULDER_SHADE =
  'M34.600 9.200C43.200 9.700 48.600 16.200 50.200 24.800C54 31.300 54 38.900 51.300 44.300C45.400 46.400 38.900 47 32.400 47C40 40 42.100 32.400 38.900 23.800C38.900 18.400 36.700 14 34.600 9.200Z';
const BOULDER_LINES =
  'M14 18.400C17.800 22.700 18.400 28 16.200 32.400M34.600 9.200C31.300 15 33.500 20.500 38.900 23.800C42 31 41 39 35.600 45.400M23.800 21.600C27 24.300 29.200 28.600 28 33.500M9.700 37.800C13 38.900 16.200 38.900 19.400 37.800M42 28l4.300 3.200M42 33.500l4.900 2.700M41 38.900l5.400 2.200M44.300 22.700l3.200 3.200';
const BOULDER_CAST = 'M7.600 43.200C21.600 49.700 49.700 48.600 56.200 42L51.800 33.500Z';
const AT_BOULDER: Place = { x: 4, y: 3 };

export function boulderMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [AT_BOULDER]);
  return [
    glyphs(BOULDER_CAST, 'cast', at),
    glyphs(BOULDER, 'rock', at),
    glyphs(BOULDER_SHADE, 'rockShade', at),
    fineGlyphs(BOULDER_LINES, 'ink', at),
    fineGlyphs('M16.200 18.400C19.400 13 26 9.700 32.400 10.800', 'lit', at),
  ];
}

const MIDDLE: Place = { x: 31, y: 31 };
const DRUM = 'M-15-14V9C-15 16 15 16 15 9V-14Z';
const CAPITAL = 'M-17-15A17 8.500 0 1 1 17-15A17 8.500 0 1 1-17-15Z';

export function pillarMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [MIDDLE]);
  return [
    glyphs('M-16 16C-4 26 22 26 28 12L20-2Z', 'cast', at),
    glyphs('M-20 2H20V20H-20Z', 'wallFace', at),
    glyphs('M-20 2H20V20H-20Z', 'bold', at),
    glyphs(DRUM, 'drum', at),
    glyphs('M-15-14V9C-15 12-10 13.500-5 14V-14Z', 'drumLight', at),
    glyphs('M6-14V14C12 13 15 12 15 9V-14Z', 'drumShade', at),
    glyphs(DRUM, 'bold', at),
    fineGlyphs('M-9-8V13M-3-7V14M3-7V14M9-8V13', 'thin', at),
    glyphs(CAPITAL, 'wallTop', at),
    glyphs(CAPITAL, 'bold', at),
    fineGlyphs('M-10-15A10 4.800 0 1 1 10-15A10 4.800 0 1 1-10-15Z', 'thin', at),
  ];
}
