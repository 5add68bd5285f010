export const DEEPEST = 20;

/** Where brackets nest too deeply, or -1. Looked at before parsing: a recursive parser runs out of stack. */
export function firstTooDeep(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    if (depth > DEEPEST) return index;
  }
  return -1;
}
