import type { Grid } from '../../../core/geometry/grid';

/** A battlefield that nobody drew: by its seed and size. */
export interface GeneratedGround extends Grid {
  readonly seed: number;
}

export const GENERATED = 'generated';
const LEAST_CELLS = 5;
const MOST_CELLS = 16;
export const USUAL_CELLS = 12;
export const HIGHEST_SEED = 4_294_967_295;

const WRITTEN = /^generated:(\d{1,10})(?::(\d{1,2})x(\d{1,2}))?$/;

/** "generated:7:10x10"; the usual size isn't said. */
export function generatedWord({ seed, width, height }: GeneratedGround): string {
  const isUsual = width === USUAL_CELLS && height === USUAL_CELLS;
  return isUsual ? `${GENERATED}:${seed}` : `${GENERATED}:${seed}:${width}x${height}`;
}

/** Whether a word asks for generated ground at all, well or badly. */
export function isGeneratedWord(word: string): boolean {
  return word === GENERATED || word.startsWith(`${GENERATED}:`);
}

/** Null for what names no ground: another word, a seed or a size that there isn't. */
export function generatedGround(word: string): GeneratedGround | null {
  const match = WRITTEN.exec(word);
  if (match === null) return null;
  const [, seedText, widthText, heightText] = match;
  const seed = Number(seedText);
  const width = Number(widthText ?? USUAL_CELLS);
  const height = Number(heightText ?? USUAL_CELLS);
  const isSize = (cells: number) => cells >= LEAST_CELLS && cells <= MOST_CELLS;
  return seed <= HIGHEST_SEED && isSize(width) && isSize(height) ? { seed, width, height } : null;
}
