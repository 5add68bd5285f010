/** What a file may be at most, whatever it holds. How long a text and how large a number may be is said by its schema. */
export const LARGEST_FILE = 65_536;
export const DEEPEST = 20;
const MOST_ENTRIES = 300;

export interface Excess {
  readonly offset: number;
  readonly message: string;
}

/**
 * Where brackets nest too deeply or hold too much, or null. Looked at before parsing: a recursive parser runs out of
 * stack, and thousands of wrong entries would be explained one by one.
 */
export function firstExcess(text: string): Excess | null {
  const commas: number[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{},]/gs)) {
    if (token === '{' || token === '[') commas.push(0);
    else if (token === '}' || token === ']') commas.pop();
    else if (token === ',') commas.push((commas.pop() ?? 0) + 1);
    if (commas.length > DEEPEST) return { offset: index, message: `too deeply nested: at most ${DEEPEST} levels` };
    if ((commas.at(-1) ?? 0) >= MOST_ENTRIES) {
      return { offset: index, message: `too many entries: at most ${MOST_ENTRIES} in one list or object` };
    }
  }
  return null;
}
