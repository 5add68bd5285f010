import type { Line } from './outline';

export interface Along {
  readonly x: number;
  readonly y: number;
  /** Outwards. */
  readonly outX: number;
  readonly outY: number;
}

/** Points at even distances on closed lines. */
export function pointsAlong(lines: readonly Line[], gap: number): Along[] {
  return lines.flatMap((line) => {
    const found: Along[] = [];
    let left = gap / 2;
    for (const [index, [x, y]] of line.entries()) {
      const [toX, toY] = line[(index + 1) % line.length] ?? [x, y];
      const [wayX, wayY] = [toX - x, toY - y];
      const length = Math.hypot(wayX, wayY);
      if (length === 0) continue;
      const [partX, partY] = [wayX / length, wayY / length];
      for (; left <= length; left += gap) {
        found.push({ x: x + partX * left, y: y + partY * left, outX: partY, outY: -partX });
      }
      left -= length;
    }
    return found;
  });
}
