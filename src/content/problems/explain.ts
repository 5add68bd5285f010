import type { JSONPath } from 'jsonc-parser';
import type { z } from 'zod';
import { type JsonDocument, pointerOf, problemAtKey, problemAtValue, quoted } from '../json/document';
import { type JsonSchema, keysAt } from '../schema/jsonSchema';
import { firstProblems, MOST_PROBLEMS, type Problem } from './problem';
import { suggest } from './suggest';

type Issue = z.core.$ZodIssue;

/** More than this is never named, and a schema reports only a few issues for one mistake. */
const MOST_ISSUES = 5 * MOST_PROBLEMS;

/** The checker's findings in the words and places of the file. One mistake is one problem. */
export function explain(document: JsonDocument, schema: JsonSchema, findings: readonly Issue[]): Problem[] {
  const issues = findings.slice(0, MOST_ISSUES);
  const unknown = [...firstUnknown(document, schema, issues)];
  // A misspelt key is unknown under its wrong name and missing under its right one.
  const misspelt = new Set(unknown.map(({ pointer, suggestion }) => `${parentPointer(pointer)}/${suggestion}`));
  // So an object with an unknown key can't be blamed for what it lacks as a whole.
  const unsettled = new Set(unknown.map(({ pointer }) => parentPointer(pointer)));
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .filter((issue) => !(isMissing(document, issue) && misspelt.has(pointerOf(pathOf(issue)))))
    .filter((issue) => !(issue.code === 'custom' && unsettled.has(pointerOf(pathOf(issue)))))
    .map((issue) => explained(document, issue));
  // Rules of the wrong mode are wrong in every key: the mode alone says so.
  const wrongMode = others.filter(({ pointer }) => pointer === '/mode');
  return firstProblems(onePerPlace(wrongMode.length > 0 ? wrongMode : [...unknown, ...others]));
}

/** Of very many no more than could be named: to find the place of one in the text takes time. */
function* firstUnknown(document: JsonDocument, schema: JsonSchema, issues: readonly Issue[]): Generator<Problem> {
  let found = 0;
  for (const issue of issues) {
    if (found > MOST_PROBLEMS) return;
    if (issue.code !== 'unrecognized_keys') continue;
    const keys = unknownKeys(document, schema, issue);
    found += keys.length;
    yield* keys;
  }
}

function unknownKeys(
  document: JsonDocument,
  schema: JsonSchema,
  issue: Issue & { code: 'unrecognized_keys' },
): Problem[] {
  const path = pathOf(issue);
  const known = keysAt(schema, path);
  // A key of another kind of object is no suggestion for itself.
  const others = (key: string) => known.filter((word) => word !== key);
  return issue.keys.slice(0, MOST_PROBLEMS + 1).map((key) =>
    problemAtKey(document, [...path, key], {
      message: `unknown key ${quoted(key)}`,
      ...hint(suggest(key, others(key))),
    }),
  );
}

function explained(document: JsonDocument, issue: Issue): Problem {
  const path = pathOf(issue);
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'an id';
    return problemAtKey(document, path, { message: `the key ${quoted(String(path.at(-1)))} must be ${expected}` });
  }
  const value = valueAt(document.value, path);
  const relation = isMissing(document, issue) ? 'is missing: it must be' : 'must be';
  const suggestion = typeof value === 'string' ? suggest(value, wordsOf(issue)) : undefined;
  return problemAtValue(document, path, {
    message: `${label(path)} ${relation} ${issue.message}`,
    ...hint(suggestion),
  });
}

/** The words one of which was expected. */
function wordsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_union') return [...issue.errors.flat().flatMap(wordsOf), ...kindsOf(issue)];
  return issue.code === 'invalid_value' ? issue.values.filter(isText) : [];
}

/** The words that tell the kinds of an object apart. */
function kindsOf(issue: object): string[] {
  const options: unknown = Reflect.get(issue, 'options');
  return Array.isArray(options) ? options.filter(isText) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMissing(document: JsonDocument, issue: Issue): boolean {
  return valueAt(document.value, pathOf(issue)) === undefined;
}

export function hint(suggestion: string | undefined): { suggestion?: string } {
  return suggestion === undefined ? {} : { suggestion };
}

/** A key of a deck is foreign text of any length. */
const LONGEST_LABEL = 40;

function label(path: JSONPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'number') return `entry ${last + 1} of ${path.at(-2)}`;
  return last.length > LONGEST_LABEL ? quoted(last) : last;
}

function pathOf(issue: Issue): JSONPath {
  return issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
}

function valueAt(value: unknown, path: JSONPath): unknown {
  let found = value;
  for (const segment of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined;
    found = Reflect.get(found, segment);
  }
  return found;
}

function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function onePerPlace(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const place = `${problem.line}:${problem.column}${problem.pointer}`;
    if (!first.has(place)) first.set(place, problem);
  }
  return [...first.values()];
}
