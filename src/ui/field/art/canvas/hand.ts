/** A cell in drawing units; a board of 12 cells at 1440 x 900 shows them one to one. */
export const UNIT = 62;

/** A number from 0 to 1 that is the same for the same numbers: a hand that wanders, and never twice another way. */
export function wander(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash ^= Math.round(number * 131) + 0x9e37;
    hash = Math.imul(hash, 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Short enough for a path, exact enough for an eye. */
export function rounded(value: number): string {
  return value.toFixed(1);
}
