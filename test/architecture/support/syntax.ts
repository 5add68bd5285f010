import { parseSync } from 'vite';

/** A node of the syntax tree, as far as guards read it. */
export interface Syntax {
  readonly type: string;
  readonly [key: string]: unknown;
}

const PARSED = new Map<string, Syntax>();

/** The tree of a file, parsed once. */
export function syntaxOf(path: string, text: string): Syntax {
  const known = PARSED.get(text) ?? parsed(path, text);
  PARSED.set(text, known);
  return known;
}

function parsed(path: string, text: string): Syntax {
  const { program, errors } = parseSync(path, text, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program as unknown as Syntax;
}

export function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';
}

export function childrenOf(node: Syntax): Syntax[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isSyntax) : isSyntax(value) ? [value] : [],
  );
}

/** The node and all below it, parents first. */
export function* within(node: Syntax): Generator<Syntax> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** The text of a string without placeholders of its own; null for anything else. */
export function textOf(node: unknown): string | null {
  if (!isSyntax(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [quasi, ...others] = node.type === 'TemplateLiteral' ? (node.quasis as readonly Syntax[]) : [];
  if (quasi === undefined) return null;
  const { cooked } = quasi.value as { readonly cooked: string };
  return others.length === 0 ? cooked : `${cooked}\${`;
}

/** `it.each(rows)` is it, each; `expect(a).not.toBe` is expect, not, toBe. */
export function chainOf(node: unknown): string[] {
  if (!isSyntax(node)) return [];
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'MemberExpression') return [...chainOf(node.object), ...chainOf(node.property)];
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? chainOf(node.callee ?? node.tag)
    : [];
}
