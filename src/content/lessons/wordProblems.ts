import type { JSONPath } from 'jsonc-parser';
import { TRANSLATION_LANGUAGES } from '../catalog';
import { type JsonDocument, problemAtValue } from '../json/document';
import type { Problem } from '../problems/problem';

/** A prompt is read between two presses. */
const MOST_WORDS = 25;

interface Told {
  readonly say: string;
  readonly why?: string;
  readonly otherwise?: string;
  readonly translations: Readonly<Partial<Record<string, Omit<Told, 'translations' | 'mistakes'>>>>;
  readonly mistakes?: readonly Told[];
}

const SAID = ['say', 'why', 'otherwise'] as const;

/** Prompts and answers that are too long to be read in passing, in whichever language. */
export function wordProblems(document: JsonDocument, { steps }: { readonly steps: readonly Told[] }): Problem[] {
  return steps.flatMap((step, index) => longOnes(document, step, ['steps', index]));
}

function longOnes(document: JsonDocument, told: Told, path: JSONPath): Problem[] {
  const texts = [
    { words: told as Partial<Told>, at: path },
    ...TRANSLATION_LANGUAGES.map((language) => ({
      words: (told.translations[language] ?? {}) as Partial<Told>,
      at: [...path, 'translations', language],
    })),
  ];
  const own = texts.flatMap(({ words, at }) =>
    SAID.flatMap((key) => {
      const count = wordsIn(words[key] ?? '');
      if (count <= MOST_WORDS) return [];
      const message = `${key} must have at most ${MOST_WORDS} words, and has ${count}`;
      return [problemAtValue(document, [...at, key], { message })];
    }),
  );
  const mistakes = told.mistakes ?? [];
  return [...own, ...mistakes.flatMap((one, index) => longOnes(document, one, [...path, 'mistakes', index]))];
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
