/** How far somebody has come in a place that keeps count: all that the start page says of it. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** What comes next, in the language in which it was kept; left out where nothing does. */
  readonly next?: string;
}

const LONGEST_NAME = 80;

/** What a browser has kept; null where it makes no sense. */
export function progressFrom(raw: unknown): Progress | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { done, of, next } = raw as Readonly<Record<string, unknown>>;
  if (!isCount(done) || !isCount(of) || Number(done) > Number(of)) return null;
  const isNamed = typeof next === 'string' && next.length <= LONGEST_NAME;
  return { done: Number(done), of: Number(of), ...(isNamed ? { next } : {}) };
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
