import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import type { Problem } from '../problems/problem';

/** A file that is JSON: its value, and the tree that knows where each part of it stands. */
export interface JsonDocument {
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  readonly tree: Node;
}

type Wrong = Pick<Problem, 'message' | 'suggestion'>;

/** A problem at a place in a text, counted as editors count: lines and columns from 1, columns in UTF-16 units. */
export function problemAt(file: string, text: string, offset: number, pointer: string, wrong: Wrong): Problem {
  const { line, start } = lineAt(text, offset);
  return { file, line, column: offset - start + 1, pointer, ...wrong };
}

/** Counted without cutting the text up: a file with many problems asks many times. */
function lineAt(text: string, offset: number): { readonly line: number; readonly start: number } {
  let line = 1;
  let start = 0;
  for (let index = 0; index < offset; index++) {
    const unit = text.charCodeAt(index);
    const isPair = unit === CARRIAGE_RETURN && index + 1 < offset && text.charCodeAt(index + 1) === LINE_FEED;
    if (isPair || (unit !== LINE_FEED && unit !== CARRIAGE_RETURN)) continue;
    line++;
    start = index + 1;
  }
  return { line, start };
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export function problemAtValue(document: JsonDocument, path: JSONPath, wrong: Wrong): Problem {
  const node = nearestNode(document, path);
  return problemAt(document.file, document.text, node.offset, pointerOf(path), wrong);
}

export function problemAtKey(document: JsonDocument, path: JSONPath, wrong: Wrong): Problem {
  const property = findNodeAtLocation(document.tree, path)?.parent;
  const key = property?.type === 'property' ? property.children?.[0] : undefined;
  if (key === undefined) return problemAtValue(document, path, wrong);
  return problemAt(document.file, document.text, key.offset, pointerOf(path), wrong);
}

/** A missing key has no place of its own: the object that lacks it stands in. */
function nearestNode(document: JsonDocument, path: JSONPath): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(document.tree, path.slice(0, length));
    if (node !== undefined) return node;
  }
  return document.tree;
}

/** RFC 6901. */
export function pointerOf(path: JSONPath): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A word of a file inside a sentence: without control characters, and never longer than a line. */
export function quoted(word: string): string {
  return JSON.stringify(word.length > 40 ? `${word.slice(0, 39)}…` : word);
}
