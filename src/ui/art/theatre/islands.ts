import { type Contour, type Corner, contoursOf } from './contours';

/** An icon cut up, so that it can be inked in several tones. */
export interface Islands {
  /** What is around everything. */
  readonly silhouette: string;
  /** Filled contours with their holes, the largest first. */
  readonly parts: readonly string[];
}

interface Nested extends Contour {
  readonly area: number;
  readonly depth: number;
  readonly parent: Contour | undefined;
}

/** Smaller specks are not worth a colour. */
const LEAST_AREA = 30;

export function islandsOf(d: string): Islands {
  const sized = contoursOf(d)
    .map((contour) => ({ ...contour, area: areaOf(contour.corners) }))
    .filter(({ area }) => area > LEAST_AREA)
    .sort((one, other) => other.area - one.area);
  const nested: Nested[] = [];
  for (const contour of sized) {
    const around = nested.filter(
      (outer) => outer.area > contour.area && isMostlyInside(contour.corners, outer.corners),
    );
    nested.push({ ...contour, depth: around.length, parent: around.at(-1) });
  }
  const holesOf = (filled: Nested): string =>
    nested
      .filter(({ parent, depth }) => parent === filled && depth === filled.depth + 1)
      .map((hole) => hole.d)
      .join('');
  return {
    silhouette: nested
      .filter(({ depth }) => depth === 0)
      .map((outer) => outer.d)
      .join(''),
    parts: nested.filter(({ depth }) => depth % 2 === 0).map((filled) => filled.d + holesOf(filled)),
  };
}

function areaOf(corners: readonly Corner[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

function isMostlyInside(corners: readonly Corner[], outer: readonly Corner[]): boolean {
  return corners.filter((corner) => isInside(corner, outer)).length > corners.length * 0.6;
}

function isInside([x, y]: Corner, outer: readonly Corner[]): boolean {
  let inside = false;
  outer.forEach(([ax, ay], index) => {
    const [bx, by] = outer[(index + outer.length - 1) % outer.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
