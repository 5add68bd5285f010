import { type Cells, inEach } from '../canvas/cells';
import { fineGlyphs, glyphs, type Mark, type Place } from '../canvas/mark';

const FIR = 'M0-22L8-9H4.500L11.500 2H6L14 13H2V18H-2V13H-14L-6 2H-11.500L-4.500-9H-8Z';
const FIR_SHADE = 'M0-22L8-9H4.500L11.500 2H6L14 13H2V18H0Z';
const FIR_CAST = 'M-6 13A13 4.500 0 1 1 20 13A13 4.500 0 1 1-6 13Z';
/** Those behind first. */
const GROVE: readonly Place[] = [
  { x: 45, y: 25, scale: 0.74 },
  { x: 18, y: 27, scale: 0.82 },
  { x: 32, y: 40, scale: 1.02 },
];

export function treeMarks(cells: Cells): Mark[] {
  return GROVE.flatMap((spot) => {
    const at = inEach(cells, [spot]);
    return [
      glyphs(FIR_CAST, 'cast', at),
      glyphs(FIR, 'fir', at),
      glyphs(FIR_SHADE, 'firShade', at),
      glyphs(FIR, 'ink', at),
      fineGlyphs('M1-18L4-11M2-6L7 1M2 4L9 11M5 8L8 12', 'thin', at),
    ];
  });
}

const CRATE: Place = { x: 11, y: 9 };

export function crateMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [CRATE]);
  return [
    glyphs('M2 44l8 6H48V14l-8-6Z', 'cast', at),
    glyphs('M0 0H40V14H0Z', 'woodTop', at),
    glyphs('M0 14H40V44H0Z', 'woodFace', at),
    fineGlyphs('M0 7H40M10 0V14M20 0V14M30 0V14', 'ink', at),
    glyphs('M0 14H40V20H0ZM0 38H40V44H0ZM0 20H6V38H0ZM34 20H40V38H34ZM6 38L28 20H34L12 38Z', 'woodBrace', at),
    glyphs('M0 0H40V44H0ZM0 14H40', 'bold', at),
    fineGlyphs('M6 20H34V38H6ZM6 38L28 20M12 38L34 20', 'thin', at),
  ];
}

const STAKES = Array.from({ length: 5 }, (_, index) => {
  const x = 8 + index * 9.6;
  return `M${x} 50V${18 - (index % 2) * 3}L${x + 4} ${10 - (index % 2) * 3}L${x + 8} ${18 - (index % 2) * 3}V50Z`;
}).join('');
const RAILS = 'M5 24H57V28H5ZM5 40H57V44H5Z';

/** Stakes and rails: one sees through, and can break it. */
export function palisadeMarks(cells: Cells): Mark[] {
  const at = inEach(cells, [{ x: 0, y: 1 }]);
  return [
    glyphs('M9 50l9 6H60L52 48Z', 'cast', at),
    glyphs(STAKES, 'stake', at),
    glyphs(RAILS, 'woodBrace', at),
    glyphs(RAILS, 'ink', at),
    fineGlyphs('M14 20v26M24 18v28M33 20v26M43 18v28', 'thin', at),
  ];
}
