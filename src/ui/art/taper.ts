/** Turns polylines ("M x y l dx dy …") into slivers that start wide and run out, as cracks in stone do. */
export function taper(lines: string): string {
  return lines
    .split('M')
    .filter((line) => line !== '')
    .map((line) => sliver(pointsOf(line)))
    .join('');
}

interface Point {
  readonly across: number;
  readonly down: number;
}

function pointsOf(line: string): readonly Point[] {
  const numbers = line.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const points: Point[] = [];
  let across = 0;
  let down = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    across += numbers[index] ?? 0;
    down += numbers[index + 1] ?? 0;
    points.push({ across, down });
  }
  return points;
}

function sliver(points: readonly Point[]): string {
  const width = points.length > 3 ? 1.7 : 1;
  const last = points.length - 1;
  const edge = (sign: 1 | -1) =>
    points.map((point, index) => {
      const next = points[Math.min(last, index + 1)] ?? point;
      const before = points[Math.max(0, index - 1)] ?? point;
      const along = Math.hypot(next.across - before.across, next.down - before.down) || 1;
      const swell = index === 0 ? 0.3 : 1;
      const half = sign * width * swell * (1 - index / last);
      const across = point.across + ((next.down - before.down) / along) * half;
      const down = point.down - ((next.across - before.across) / along) * half;
      return `${across.toFixed(1)} ${down.toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
}
