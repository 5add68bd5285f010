import { type Along, pointsAlong } from '../canvas/along';
import { type Cells, cellsWhere } from '../canvas/cells';
import { rounded, UNIT, wander } from '../canvas/hand';
import { type Figure, type Mark, mark } from '../canvas/mark';
import { outline, outlinePath, pathOf } from '../canvas/outline';

interface Heights {
  readonly width: number;
  readonly height: number;
  /** Row by row; 0 where nothing is to be drawn. */
  readonly levels: readonly number[];
}

/** High ground: a contour for each level, and hachures downhill. The lamp stands at the top left. */
export function hillMarks(heights: Heights): Mark[] {
  return hillsOf(heights).flatMap(({ level, cells }) => hill(cells, level));
}

/** The level of each contour, written over everything. */
export function hillFigures(heights: Heights): Figure[] {
  return hillsOf(heights).flatMap((each) => figures(heights, each));
}

interface Hill {
  readonly level: number;
  readonly cells: Cells;
}

function hillsOf(heights: Heights): Hill[] {
  const top = Math.max(0, ...heights.levels);
  return Array.from({ length: top }, (_, index) => ({
    level: index + 1,
    cells: cellsWhere(heights, (cell) => (heights.levels[cell] ?? 0) > index),
  }));
}

function hill(cells: Cells, level: number): Mark[] {
  const rim = outline(cells, rimOf(level));
  const path = pathOf(rim);
  const inner = (inset: number): string =>
    outlinePath(cells, { ...rimOf(level), inset: inset + (level === 1 ? 0 : 3) });
  const strokes = pointsAlong(rim, 4).map(hachure);
  const join = (isDark: boolean): string =>
    strokes.flatMap((stroke) => (stroke.isDark === isDark ? stroke.path : [])).join('');
  return [
    { shape: path, look: 'hillCast', at: [{ x: 5, y: 8 }] },
    mark(path, level === 1 ? 'hill' : 'hillHigh'),
    ...(level > 2 ? [mark(path, 'hillPeak')] : []),
    mark(inner(15), 'hillLight'),
    { shape: join(false), look: 'hachure', isFine: true },
    mark(join(true), 'hachureDark'),
    mark(path, 'contour'),
    { shape: inner(8), look: 'contourInner', isFine: true },
    { shape: inner(15), look: 'contourDeep', isFine: true },
  ];
}

function rimOf(level: number) {
  return { inset: level === 1 ? -1 : 3, seed: 80 + level, per: 1, cuts: 4 };
}

/** Longer and darker on the far side of the lamp. */
function hachure({ x, y, outX, outY }: Along): { readonly path: string; readonly isDark: boolean } {
  const shade = outX * 0.55 + outY * 0.83;
  const length = (shade > 0 ? 6 + 7 * shade : 4.5 + 1.5 * shade) * (0.75 + 0.5 * wander(x, y));
  const path = `M${rounded(x)} ${rounded(y)}l${rounded(outX * length)} ${rounded(outY * length)}`;
  return { path, isDark: shade > 0.2 };
}

const FIGURE_MARGIN = 12;

/** On the west side of a contour, if there is room within the board. */
function figures({ width, height }: Heights, { level, cells }: Hill): Figure[] {
  return outline(cells, rimOf(level)).flatMap((line) => {
    const inside = pointsAlong([line], 6).filter(
      ({ x, y }) =>
        Math.min(x, y) > FIGURE_MARGIN && x < width * UNIT - FIGURE_MARGIN && y < height * UNIT - FIGURE_MARGIN,
    );
    const west = ({ outX, outY }: Along): number => outY * 0.5 - outX * 0.75;
    const [best] = inside.sort((a, b) => west(b) - west(a));
    return best === undefined ? [] : [{ text: String(level), x: best.x + 1, y: best.y, look: 'height', isFine: true }];
  });
}
