import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { firstProblems, type Problem } from '../problems/problem';
import { type JsonDocument, pointerOf, problemAt, quoted } from './document';
import { firstExcess, LARGEST_FILE } from './limits';
import { syntaxMessage } from './syntaxMessages';

export type ReadJson =
  | { readonly document: JsonDocument; readonly problems: readonly [] }
  | { readonly document: null; readonly problems: readonly Problem[] };

/** Strict JSON of moderate size and depth without repeated keys; `null` stands for a file that can't be read. */
export function readJson(file: string, content: string | null): ReadJson {
  if (content === null) return refuse(problemAt(file, '', 0, '', { message: 'the file cannot be read' }));
  // Some editors on Windows begin a file with a byte order mark: invisible there, and no part of the JSON.
  const text = content.startsWith('\ufeff') ? content.slice(1) : content;
  const wrong = (offset: number, message: string) => refuse(problemAt(file, text, offset, '', { message }));
  if (text.length > LARGEST_FILE) return wrong(0, `the file is too large: at most ${LARGEST_FILE / 1024} KB`);
  if (text.trim() === '') return wrong(0, 'the file is empty');
  const undecoded = text.indexOf('\ufffd');
  if (undecoded >= 0) return wrong(undecoded, 'this is not UTF-8 text: save the file as UTF-8');
  const excess = firstExcess(text);
  if (excess !== null) return wrong(excess.offset, excess.message);

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error !== undefined) return wrong(Math.min(error.offset, text.length), syntaxMessage(text, error));
  const value = parsed(text);
  if (tree === undefined || value === undefined) return wrong(0, 'this is not JSON');
  const document: JsonDocument = { file, text, value, tree };
  const problems = firstProblems(forbiddenKeys(document, tree));
  return problems.length > 0 ? { document: null, problems } : { document, problems: [] };
}

function refuse(problem: Problem): ReadJson {
  return { document: null, problems: [problem] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `JSON.parse` keeps the last of two equal keys in silence, and `__proto__` is skipped or obeyed by careless code. */
function* forbiddenKeys(document: JsonDocument, node: Node): Generator<Problem> {
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
    if (key !== undefined) {
      const name = String(key.value);
      const message = name === '__proto__' ? 'this key is not allowed' : `the key ${quoted(name)} is written twice`;
      if (seen.has(name) || name === '__proto__') {
        yield problemAt(document.file, document.text, key.offset, pointerOf(getNodePath(key)), { message });
      }
      seen.add(name);
    }
    if (value !== undefined) yield* forbiddenKeys(document, value);
  }
}
