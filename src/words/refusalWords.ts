import type { RefusalCode } from '../battle/model/refusals';

export type RefusalWord = `refusal.${RefusalCode}`;

/** Sentences by their code, as words of a catalog. */
export function refusalWords(sentences: Readonly<Record<RefusalCode, string>>): Record<RefusalWord, string> {
  const words = Object.entries(sentences).map(([code, sentence]) => [`refusal.${code}`, sentence]);
  return Object.fromEntries(words) as Record<RefusalWord, string>;
}
