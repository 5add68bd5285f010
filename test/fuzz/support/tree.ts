/** JSON as it is written, not as it is read: keys may stand twice or be `__proto__`, numbers may be any text. */
export type Tree =
  | { readonly type: 'object'; members: [key: string, value: Tree][] }
  | { readonly type: 'list'; items: Tree[] }
  | { readonly type: 'raw'; text: string };

export function raw(text: string): Tree {
  return { type: 'raw', text };
}

/** A copy of its own every time: mutations write into it. */
export function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return { type: 'list', items: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return raw(JSON.stringify(value));
  return { type: 'object', members: Object.entries(value).map(([key, member]) => [key, treeOf(member)]) };
}

export function copyOf(tree: Tree): Tree {
  if (tree.type === 'raw') return raw(tree.text);
  if (tree.type === 'list') return { type: 'list', items: tree.items.map(copyOf) };
  return { type: 'object', members: tree.members.map(([key, value]) => [key, copyOf(value)]) };
}

/** One member to a line, as the shipped files are written. */
export function textOf(tree: Tree, indent = '\n'): string {
  if (tree.type === 'raw') return tree.text;
  const inner = indent.length > 12 ? indent : `${indent}  `;
  if (tree.type === 'list') return `[${tree.items.map((item) => textOf(item, inner)).join(', ')}]`;
  const members = tree.members.map(([key, value]) => `${inner}${JSON.stringify(key)}: ${textOf(value, inner)}`);
  return `{${members.join(',')}${indent}}`;
}

/** A value inside a tree, and how to put another in its place. */
export interface Place {
  readonly value: Tree;
  readonly put: (value: Tree) => void;
}

/** Every value below the root. */
export function placesIn(tree: Tree, found: Place[] = []): Place[] {
  if (tree.type === 'raw') return found;
  const members = tree.type === 'list' ? tree.items : tree.members;
  members.forEach((member, index) => {
    const value = Array.isArray(member) ? member[1] : member;
    const put = (other: Tree) => {
      if (Array.isArray(member)) member[1] = other;
      else (members as Tree[])[index] = other;
    };
    found.push({ value, put });
    placesIn(value, found);
  });
  return found;
}

type Kinds = { readonly [Type in Tree['type']]: Extract<Tree, { type: Type }> };

/** The tree itself and all below it, of one type. */
export function allOf<Type extends Tree['type']>(tree: Tree, type: Type): Kinds[Type][] {
  return [tree, ...placesIn(tree).map(({ value }) => value)].filter((value) => value.type === type) as Kinds[Type][];
}
