import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import type { z } from 'zod';
import { type JsonDocument, pointerOf } from '../json/document';
import type { JsonSchema } from '../schema/jsonSchema';
import { explain } from './explain';
import type { Problem } from './problem';

/** A part of a file, read as if it were a file of its own: by its own schema, with places in the whole. */
export function partOf(document: JsonDocument, path: JSONPath, value: unknown): JsonDocument {
  return { ...document, value, tree: findNodeAtLocation(document.tree, path) ?? document.tree };
}

/** Problems of a part under the pointers of the whole. */
export function inWhole(path: JSONPath, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: `${pointerOf(path)}${problem.pointer}` }));
}

export type CheckedPart<Content> =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: null; readonly problems: readonly Problem[] };

export function checkPart<Content>(
  document: JsonDocument,
  path: JSONPath,
  value: unknown,
  schema: z.ZodType<Content>,
  jsonSchema: JsonSchema,
): CheckedPart<Content> {
  const checked = schema.safeParse(value);
  if (checked.success) return { content: checked.data, problems: [] };
  const problems = explain(partOf(document, path, value), jsonSchema, checked.error.issues);
  return { content: null, problems: inWhole(path, problems) };
}
