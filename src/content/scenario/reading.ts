import type { JSONPath } from 'jsonc-parser';
import { type JsonDocument, problemAtValue, quoted } from '../json/document';
import { hint } from '../problems/explain';
import { MOST_PROBLEMS, type Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import type { ScenarioFile } from './scenarioSchema';

/** A file whose every key and value is right by itself, while it is being made into a position. */
export interface Reading<File = ScenarioFile> {
  readonly document: JsonDocument;
  readonly scenarioFile: File;
  /** What was found wrong so far. Reading goes on, so that all mistakes are named at once. */
  readonly problems: Problem[];
}

/** More are never named: looking for them would only take time. */
export function isBlamedEnough({ problems }: Reading<unknown>): boolean {
  return problems.length > MOST_PROBLEMS;
}

export function blame(reading: Reading<unknown>, path: JSONPath, message: string): void {
  const { document, problems } = reading;
  if (!isBlamedEnough(reading)) problems.push(problemAtValue(document, path, { message }));
}

/** A word that nobody knows, and the known one that was probably meant. */
export function blameWord(
  reading: Reading<unknown>,
  path: JSONPath,
  what: string,
  word: string,
  known: Readonly<Record<string, unknown>>,
): void {
  if (isBlamedEnough(reading)) return;
  const message = `there is no ${what} ${quoted(word)}`;
  const wrong = { message, ...hint(suggest(word, Object.keys(known))) };
  reading.problems.push(problemAtValue(reading.document, path, wrong));
}
