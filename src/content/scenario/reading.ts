import type { JSONPath } from 'jsonc-parser';
import { hint } from '../explain';
import { type JsonDocument, problemAtValue, quoted } from '../json/document';
import type { Problem } from '../problem';
import { suggest } from '../suggest';
import type { ScenarioSheet } from './sheet';

/** A file whose every key and value is right by itself, while it is being made into a position. */
export interface Reading {
  readonly document: JsonDocument;
  readonly sheet: ScenarioSheet;
  /** What was found wrong so far. Reading goes on, so that all mistakes are named at once. */
  readonly problems: Problem[];
}

export function blame({ document, problems }: Reading, path: JSONPath, message: string): void {
  problems.push(problemAtValue(document, path, { message }));
}

/** A word that nobody knows, and the known one that was probably meant. */
export function blameWord(
  { document, problems }: Reading,
  path: JSONPath,
  what: string,
  word: string,
  known: Readonly<Record<string, unknown>>,
): void {
  const message = `there is no ${what} ${quoted(word)}`;
  problems.push(problemAtValue(document, path, { message, ...hint(suggest(word, Object.keys(known))) }));
}
