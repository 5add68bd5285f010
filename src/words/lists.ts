import type { Language } from '../content/catalog';
import type { Speak } from './speak';

/** "a", "a and b", "a, b and c". */
export function listed(speak: Speak, items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return speak(`list.${word}`, { rest: items.slice(0, -1).join(', '), last });
}

/** Fragments are written as they stand inside a sentence. */
export function sentence(language: Language, text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`;
}

/** Leaves out what has nothing to say. */
export function spaced(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
