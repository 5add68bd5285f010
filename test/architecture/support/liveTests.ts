import { posix } from 'node:path';
import { chainOf, childrenOf, isSyntax, type Syntax, syntaxOf, textOf, within } from './syntax';

/** Files by their path. */
export type Files = ReadonlyMap<string, string>;

const TESTS = new Set(['it', 'test']);
const GROUPS = new Set(['describe']);
/** What keeps a test from being run, always or at times. */
const STILLED = ['skip', 'todo', 'skipIf', 'runIf', 'fails'];

/**
 * Whether a file has a test of this title, or one whose title begins with it, that is run and asserts something: a comment, a
 * skipped test and one without `expect` are none. A row of cases counts by its first word, a group by any test in it.
 */
export function hasLiveTest(files: Files, path: string, title: string): boolean {
  const text = files.get(path);
  if (text === undefined || !path.endsWith('.test.ts')) return false;
  const program = syntaxOf(path, text);
  return liveCalls(program).some(
    (call) =>
      (isTitled(call, title) || rowsOf(program, call).some((row) => textOf(row)?.startsWith(title) === true)) &&
      assertsSomething(files, path, program, call),
  );
}

/** Tests and groups that are run, in groups that are run. */
function liveCalls(node: Syntax): Syntax[] {
  const [root = '', ...rest] = node.type === 'CallExpression' ? chainOf(node.callee) : [];
  const isTest = TESTS.has(root) || GROUPS.has(root);
  if (isTest && rest.some((word) => STILLED.includes(word))) return [];
  const below = childrenOf(node).flatMap(liveCalls);
  return isTest && textOf(argumentsOf(node)[0]) !== null ? [node, ...below] : below;
}

function argumentsOf(call: Syntax): readonly Syntax[] {
  return call.arguments as readonly Syntax[];
}

function isTitled(call: Syntax, title: string): boolean {
  return textOf(argumentsOf(call)[0])?.startsWith(title) === true;
}

/** The first words of the rows that `it.each` goes through, written there or in a constant of the file. */
function rowsOf(program: Syntax, { callee }: Syntax): Syntax[] {
  const each = callee as Syntax;
  if (each.type !== 'CallExpression') return [];
  const [rows] = argumentsOf(each);
  const written = rows?.type === 'Identifier' ? declaredIn(program, String(rows.name)) : rows;
  if (written === undefined) return [];
  return [...within(written)].flatMap((node) =>
    node.type === 'ArrayExpression' ? (node.elements as readonly Syntax[]).slice(0, 1) : [],
  );
}

const DECLARED = new WeakMap<Syntax, ReadonlyMap<string, Syntax>>();

/** A constant or function of a file. */
function declaredIn(program: Syntax, name: string): Syntax | undefined {
  const known = DECLARED.get(program) ?? declarationsOf(program);
  DECLARED.set(program, known);
  return known.get(name);
}

function declarationsOf(program: Syntax): ReadonlyMap<string, Syntax> {
  const found = new Map<string, Syntax>();
  for (const node of within(program)) {
    const name =
      node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' ? chainOf(node.id)[0] : undefined;
    const value = node.init ?? node.body;
    if (name !== undefined && isSyntax(value)) found.set(name, value);
  }
  return found;
}

/** A test by `expect`, itself or in a function that it calls; a group by one of its tests. */
function assertsSomething(files: Files, path: string, program: Syntax, call: Syntax): boolean {
  const [, body] = argumentsOf(call);
  if (GROUPS.has(chainOf(call.callee)[0] ?? '')) {
    const tests =
      body === undefined ? [] : liveCalls(body).filter((inner) => TESTS.has(chainOf(inner.callee)[0] ?? ''));
    return tests.some((test) => assertsSomething(files, path, program, test));
  }
  return argumentsOf(call)
    .slice(1)
    .some((part) => expectsIn(files, path, program, part, new Set()));
}

function expectsIn(files: Files, path: string, program: Syntax, node: Syntax, seen: Set<string>): boolean {
  for (const { type, name } of within(node)) {
    if (type !== 'Identifier') continue;
    if (name === 'expect') return true;
    const key = `${path} ${String(name)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const declared = declaredIn(program, String(name));
    if (declared !== undefined && expectsIn(files, path, program, declared, seen)) return true;
    if (expectsElsewhere(files, path, program, String(name), seen)) return true;
  }
  return false;
}

/** In a function of a support file. */
function expectsElsewhere(files: Files, path: string, program: Syntax, name: string, seen: Set<string>): boolean {
  for (const node of childrenOf(program)) {
    if (node.type !== 'ImportDeclaration') continue;
    const imported = (node.specifiers as readonly Syntax[]).some(({ local }) => chainOf(local)[0] === name);
    const from = posix.join(posix.dirname(path), `${textOf(node.source) ?? ''}.ts`);
    const text = files.get(from);
    if (!imported || text === undefined) continue;
    const other = syntaxOf(from, text);
    const declared = declaredIn(other, name);
    if (declared !== undefined && expectsIn(files, from, other, declared, seen)) return true;
  }
  return false;
}
