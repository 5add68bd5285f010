import { type Cells, inEach, strewn } from '../canvas/cells';
import { fineGlyphs, glyphs, type Mark, mark, type Place } from '../canvas/mark';
import { outlinePath } from '../canvas/outline';

const STONE = 'M-5 3l2-5 5-1.5 3.5 3 1 3.5z';
const TUFT = 'M-6 0q1-4-1-7M-2 0q0-5-1-9M2 0q0-5 2-8M5 0q1-3 4-5';
const THORN = 'M-7 5L7-5M-7-5L7 5M0-8V8M-4-3l-3-1M4 3l3 1';
const FLAME =
  'M0 10C-6 10-8 5.5-7 1.5C-6.2-1.6-3.6-3-3.6-6.8C-1-5.2 0-3.4.2-1.4C1.6-2.6 2.4-5 2-8.4C5.4-5.6 8-2 7.4 3C7 7.4 4.4 10 0 10Z';
const FLAME_HEART = 'M0 9C-3 9-4 6.4-3.2 4.2C-2.6 2.6-1.2 2-.6.2C1.4 1.8 3.6 3.6 3.2 6C3 8 1.8 9 0 9Z';
const FLAMES: readonly Place[] = [
  { x: 17, y: 20, scale: 0.9 },
  { x: 44, y: 30, scale: 1.1 },
  { x: 22, y: 46 },
];
const CLOUD = 'M-23 13a10 10 0 0 1 6-18a12 12 0 0 1 21-7a11 11 0 0 1 17 10a9 9 0 0 1 0 15Z';
const CLOUD_LINES = 'M-15 7q6-6 12-1t12-3M-7-5q6-5 11 0M-17 19q8 3 16 0t16 1';

function turnedBy(places: readonly Place[], most: number): Place[] {
  return places.map((place) => ({ ...place, turn: ((place.chance ?? 0.5) - 0.5) * most }));
}

export function difficultMarks(cells: Cells): Mark[] {
  return [
    mark(outlinePath(cells, { inset: 5, seed: 31, wobble: 4 }), 'mud'),
    glyphs(STONE, 'stone', turnedBy(strewn(cells, 4, 4), 40)),
    fineGlyphs(TUFT, 'ink', strewn(cells, 3, 6, 12)),
  ];
}

/** Brambles and rubble: slower than merely difficult. */
export function roughMarks(cells: Cells): Mark[] {
  const edge = outlinePath(cells, { inset: 4, seed: 33, wobble: 4 });
  return [
    mark(edge, 'deepMud'),
    mark(edge, 'dashed'),
    glyphs(THORN, 'ink', turnedBy(strewn(cells, 4, 14, 11), 120)),
    glyphs(STONE, 'stone', turnedBy(strewn(cells, 5, 24), 60)),
  ];
}

export function hazardMarks(cells: Cells): Mark[] {
  const edge = outlinePath(cells, { inset: 4, seed: 41, wobble: 4 });
  return [
    mark(edge, 'burnt'),
    mark(edge, 'dashed'),
    fineGlyphs('M0 0l3 2', 'thin', strewn(cells, 8, 3)),
    ...flameMarks(cells),
  ];
}

export function flameMarks(cells: Cells): Mark[] {
  return [glyphs(FLAME, 'flame', inEach(cells, FLAMES)), glyphs(FLAME_HEART, 'flameHeart', inEach(cells, FLAMES))];
}

export function lavaMarks(cells: Cells): Mark[] {
  const edge = outlinePath(cells, { inset: 3, seed: 51 });
  const plates = strewn(cells, 4, 5, 14).map((place) => ({ ...place, turn: (place.chance ?? 0) * 90 }));
  return [
    mark(edge, 'lava'),
    mark(edge, 'crust'),
    mark(outlinePath(cells, { inset: 8, seed: 52 }), 'glow'),
    glyphs('M-9 1l5-5 9-1 6 4-3 6-10 1z', 'crustPlate', plates),
  ];
}

export function smokeMarks(cells: Cells): Mark[] {
  const edge = outlinePath(cells, { inset: 3, seed: 45, wobble: 4 });
  const puffs = strewn(cells, 1, 46, 26).map((place): Place => {
    const chance = place.chance ?? 0;
    return { ...place, scale: 0.85 + chance * 0.25, isFlipped: chance > 0.5 };
  });
  return [
    mark(edge, 'veil'),
    mark(edge, 'faint'),
    glyphs(CLOUD, 'cloud', puffs),
    fineGlyphs(CLOUD_LINES, 'thin', puffs),
  ];
}

/** Ground of which nothing is known but that it isn't open: an edge and dots. */
export function otherMarks(cells: Cells): Mark[] {
  return [
    mark(outlinePath(cells, { inset: 4, seed: 47 }), 'dashed'),
    glyphs('M0 0h.1M4 3h.1M-3 4h.1', 'bold', strewn(cells, 5, 48)),
  ];
}
