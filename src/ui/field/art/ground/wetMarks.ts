import { pointsAlong } from '../canvas/along';
import { type Cells, strewn } from '../canvas/cells';
import { rounded } from '../canvas/hand';
import { fineGlyphs, type Mark, mark } from '../canvas/mark';
import { outline, outlinePath, pathOf } from '../canvas/outline';

const WATERLINES = [
  [7, 'waterlineNear'],
  [11.5, 'waterlineMiddle'],
  [17, 'waterlineFar'],
] as const;

/** Lines along the shore, as engravers draw water. */
export function waterMarks(cells: Cells): Mark[] {
  const shore = outlinePath(cells, { inset: 3, seed: 11 });
  return [
    mark(shore, 'water'),
    mark(shore, 'shore'),
    ...WATERLINES.map(
      ([inset, look]): Mark => ({
        shape: outlinePath(cells, { inset, seed: 11 }),
        look,
        isFine: look !== 'waterlineNear',
      }),
    ),
    fineGlyphs('M-8 0q4-4 8 0t8 0', 'wave', strewn(cells, 2, 5, 20)),
  ];
}

export function swampMarks(cells: Cells): Mark[] {
  const bank = outlinePath(cells, { inset: 4, seed: 21, wobble: 4 });
  const reeds = strewn(cells, 3, 8, 13);
  return [
    mark(bank, 'swamp'),
    mark(bank, 'dashed'),
    fineGlyphs('M-7 0h14M-3 3h8', 'thin', strewn(cells, 5, 2)),
    { shape: 'M0 0v-10M4 0q1-6 4-8M-4 0q-1-5-3-7', look: 'ink', at: reeds },
    fineGlyphs('M0-10v-4', 'reed', reeds),
  ];
}

export function iceMarks(cells: Cells): Mark[] {
  const edge = outlinePath(cells, { inset: 3, seed: 61, wobble: 2.5 });
  const cracks = strewn(cells, 2, 7, 18).map((place) => ({ ...place, turn: (place.chance ?? 0) * 80 }));
  return [
    mark(edge, 'ice'),
    mark(edge, 'shore'),
    { shape: 'M-14-3l9 4 4-3 8 5M-5 1l-2 8M1-2l4-8', look: 'thin', at: cracks },
    fineGlyphs('M-5 5l10-10M1 5l5-5', 'glint', strewn(cells, 3, 17, 12)),
  ];
}

/** Ticks inwards: it goes down. */
export function pitMarks(cells: Cells): Mark[] {
  const rim = outline(cells, { inset: 8, seed: 71, wobble: 2 });
  const ticks = pointsAlong(rim, 5).map(
    ({ x, y, outX, outY }) => `M${rounded(x)} ${rounded(y)}l${rounded(-outX * 6)} ${rounded(-outY * 6)}`,
  );
  return [
    mark(pathOf(rim), 'pitRim'),
    mark(outlinePath(cells, { inset: 11, seed: 71, wobble: 2 }), 'pitSide'),
    mark(outlinePath(cells, { inset: 17, seed: 71, wobble: 2 }), 'pitFloor'),
    { shape: ticks.join(''), look: 'pitTick', isFine: true },
    mark(pathOf(rim), 'bold'),
  ];
}
