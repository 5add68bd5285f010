import { chainOf, childrenOf, isSyntax, type Syntax, syntaxOf, within } from './syntax';

/** Methods that write into what they are called on. */
const WRITES = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '));
const CONTAINERS = /^(Map|Set|WeakMap|WeakSet|\w*Array|ArrayBuffer)$/;
const MEMO = /^(once|memoize)/;

/**
 * The mutable state that outlives a call, by the line of a module that makes it so: a variable of the module, a container
 * or an object of the module that is written to, a static of a class, a variable of a function that a function which it
 * returns writes to, and an answer of a memoized function that is written to.
 */
export function holdersIn(path: string, text: string): string[] {
  const program = syntaxOf(path, text);
  const top = (program.body as Syntax[]).map((statement) => (statement.declaration as Syntax | null) ?? statement);
  const own = new Set(top.flatMap(namesDeclared));
  const imported = new Set(top.filter(({ type }) => type === 'ImportDeclaration').flatMap(namesImported));
  const memos = new Set(top.flatMap(memosDeclared));
  return [
    ...top.filter(isVariable).map((each) => `the module's own variable ${namesDeclared(each).join(', ')}`),
    ...[...within(program)].filter(isWritableStatic).map(({ key }) => `the static ${chainOf(key).join('.')}`),
    ...top.flatMap((statement) => emptyContainers(statement)),
    ...writesTo(program, (name) => own.has(name) || imported.has(name), new Set()),
    ...[...within(program)].filter(isFunction).flatMap(closureHolders),
    ...[...within(program)].filter(isFunction).flatMap((each) => writtenAnswers(each, memos)),
  ].toSorted();
}

function isVariable(node: Syntax): boolean {
  return node.type === 'VariableDeclaration' && node.kind !== 'const';
}

function isWritableStatic(node: Syntax): boolean {
  return node.type === 'PropertyDefinition' && node.static === true && node.readonly !== true;
}

/** A container that is made without content can only be there to be filled. */
function emptyContainers(statement: Syntax): string[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return (statement.declarations as Syntax[]).flatMap(({ id, init }) => {
    const made = isSyntax(init) && init.type === 'NewExpression' && CONTAINERS.test(chainOf(init.callee).join('.'));
    const holds = made && (init.arguments as Syntax[]).some(({ type }) => type !== 'Literal');
    return made && !holds ? [`the container ${chainOf(id).join('.')}`] : [];
  });
}

function isFunction({ type }: Syntax): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

/** Names that a node declares in its own scope, functions inside aside. */
function namesDeclared(node: Syntax): string[] {
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Syntax[]).flatMap(({ id }) => namesOf(id as Syntax));
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return chainOf(node.id);
  return [];
}

function namesImported(node: Syntax): string[] {
  return (node.specifiers as Syntax[]).flatMap(({ local }) => chainOf(local));
}

function namesOf(pattern: Syntax): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return namesOf(pattern.value as Syntax);
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left as Syntax);
  return childrenOf(pattern)
    .filter(({ type }) => !type.startsWith('TS'))
    .flatMap(namesOf);
}

/** Everything that a function declares for itself, in blocks too. */
function localNames(node: Syntax): string[] {
  const params = (node.params as Syntax[]).flatMap(namesOf);
  return [...params, ...[...insideOf(node)].flatMap(namesDeclared)];
}

/** What lies in a function without what lies in functions inside it. */
function* insideOf(node: Syntax): Generator<Syntax> {
  for (const child of childrenOf(node)) {
    yield child;
    if (!isFunction(child)) yield* insideOf(child);
  }
}

/** Writes through a name that `isMeant`, wherever it isn't hidden by a local one. */
function writesTo(node: Syntax, isMeant: (name: string) => boolean, hidden: ReadonlySet<string>): string[] {
  const here = isFunction(node) ? new Set([...hidden, ...localNames(node)]) : hidden;
  const name = rootWritten(node);
  const found = name !== null && isMeant(name) && !here.has(name) ? [`a write to ${name}`] : [];
  return [...found, ...childrenOf(node).flatMap((child) => writesTo(child, isMeant, here))];
}

/** The name through which a node writes; null when it writes nothing or only gives a name of its own a value. */
function rootWritten(node: Syntax): string | null {
  if (node.type === 'AssignmentExpression') return rootOf(node.left);
  if (node.type === 'UpdateExpression') return rootOf(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return rootOf(node.argument);
  if (node.type !== 'CallExpression' || !isSyntax(node.callee) || node.callee.type !== 'MemberExpression') return null;
  return WRITES.has(chainOf(node.callee.property).join('.')) ? rootOf(node.callee.object) : null;
}

function rootOf(node: unknown): string | null {
  if (!isSyntax(node)) return null;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression' ? rootOf(node.expression) : null;
}

/** Variables of a function that a function which it returns, bare or in an object, writes to. */
function closureHolders(node: Syntax): string[] {
  const own = new Set(localNames(node));
  const returned = [...insideOf(node)]
    .filter(({ type }) => type === 'ReturnStatement')
    .map(({ argument }) => argument)
    .concat(node.type === 'ArrowFunctionExpression' ? [node.body] : [])
    .filter(isSyntax)
    .flatMap(functionsGiven);
  return returned.flatMap((each) =>
    writesTo(each, (name) => own.has(name), new Set()).map((write) => `${write} by a function that is returned`),
  );
}

/** The functions that an expression gives away: itself, in an object, or as what a call makes another function of. */
function functionsGiven(node: Syntax): Syntax[] {
  if (isFunction(node)) return [node];
  if (node.type === 'BlockStatement') return [];
  return childrenOf(node).flatMap(functionsGiven);
}

function memosDeclared(node: Syntax): string[] {
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as Syntax[]).flatMap(({ id, init }) =>
    isSyntax(init) && init.type === 'CallExpression' && MEMO.test(chainOf(init.callee).join('.')) ? chainOf(id) : [],
  );
}

function writtenAnswers(node: Syntax, memos: ReadonlySet<string>): string[] {
  const answers = new Set(
    [...insideOf(node)].flatMap(({ type, id, init }) => {
      const asks = type === 'VariableDeclarator' && [...(isSyntax(init) ? within(init) : [])].some(isCallOf(memos));
      return asks ? namesOf(id as Syntax) : [];
    }),
  );
  const locals = new Set(localNames(node).filter((name) => !answers.has(name)));
  return [...insideOf(node)].flatMap((inside) => {
    const name = rootWritten(inside);
    return name !== null && answers.has(name) && !locals.has(name) ? [`a write to the memoized answer ${name}`] : [];
  });
}

function isCallOf(names: ReadonlySet<string>) {
  return ({ type, callee }: Syntax): boolean => type === 'CallExpression' && names.has(chainOf(callee)[0] ?? '');
}
