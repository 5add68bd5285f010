import { COLUMNS, type Position, ROWS } from '../../battle/model/position';
import { ENGLISH } from '../../words/en';
import type { Speak } from '../../words/speak';

/** Far more than any order needs. Every beginning of a line is tried as a name: a whole page pasted here would freeze the board. */
export const LONGEST_LINE = 200;

/** Words that people say and that tell nothing: "to row 1, left wing". */
const FILLERS: ReadonlySet<string> = new Set(
  'row wing to at on the with from and riga ala a al alla in su sul sulla il lo la con da e'.split(' '),
);

/** A phrase in plain words: small letters without accents, no punctuation, no fillers. */
export function wordsOf(text: string): string[] {
  return plainWords(text).filter((word) => !FILLERS.has(word));
}

export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const COLUMN_WORDS = ['command.column.left', 'command.column.center', 'command.column.right'] as const;

/** What a column is called: in the language in use, in English, and the other English way. */
function columnNames(speak: Speak, col: number): string[] {
  const word = COLUMN_WORDS[col];
  if (word === undefined) return [];
  const names = [speak(word), ENGLISH[word]];
  return col === 1 ? [...names, 'centre'] : names;
}

export function columnWord(speak: Speak, col: number): string {
  return columnNames(speak, col)[0] ?? '';
}

/** "1 left": what one types for a cell. */
export function cellWord(speak: Speak, { row, col }: Position): string {
  return `${row + 1} ${columnWord(speak, col)}`;
}

export function columnFrom(speak: Speak, word: string): number | null {
  const found = COLUMNS.filter((col) => columnNames(speak, col).some((name) => name.startsWith(word)));
  return word !== '' && found.length === 1 ? (found[0] ?? null) : null;
}

/** `1 left`, `left 1`, `1l`, `l1`; null for anything else. */
export function cellFrom(speak: Speak, words: readonly string[]): Position | null {
  const [, digit, letters] =
    /^(?=.*?([1-9]))(?=.*?([a-z]+))(?:[1-9] ?[a-z]+|[a-z]+ ?[1-9])$/.exec(words.join(' ')) ?? [];
  const row = ROWS.find((known) => String(known + 1) === digit);
  const col = columnFrom(speak, letters ?? '');
  return row === undefined || col === null ? null : { row, col };
}

/** Every way to write a cell, for whoever has written only the beginning. */
export function cellSpellings(speak: Speak, { row, col }: Position): string[] {
  return columnNames(speak, col).flatMap((name) => [
    `${row + 1} ${name}`,
    `${row + 1}${name}`,
    `${name} ${row + 1}`,
    `${name.charAt(0)}${row + 1}`,
  ]);
}
