/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ type: string, start: number, end: number }} Node */
/** @typedef {{ id: { name: string } & Node, body: Node, async: boolean, generator: boolean } & Node} Declared */

/**
 * Turns top-level function declarations of a chunk into constants at its beginning, where hoisting puts them anyway. A
 * function declaration is a mutable binding, so the JIT checks it at every call, inlined ones too; search makes hundreds of such
 * calls for every order. The source keeps `function`, which may be used above its declaration.
 * @returns {Plugin}
 */
export function constantFunctions() {
  return {
    name: 'constant-functions',
    renderChunk(code) {
      return { code: withConstantFunctions(code, this.parse(code)), map: null };
    },
  };
}

/**
 * @param {string} code
 * @param {{ readonly body: readonly Node[] } & Node} program
 */
export function withConstantFunctions(code, program) {
  const assigned = assignedNames(program);
  const built = namesWhere(program, (node) => (node.type === 'NewExpression' ? [Reflect.get(node, 'callee')] : []));
  let constants = '';
  let rest = '';
  let read = 0;
  for (const statement of program.body) {
    if (statement.type !== 'FunctionDeclaration') continue;
    const declared = /** @type {Declared} */ (statement);
    const { name } = declared.id;
    if (assigned.has(name)) continue;
    constants += `const ${name} = ${canBeArrow(declared, built) ? arrowOf(code, declared) : functionOf(code, declared)};\n`;
    rest += code.slice(read, statement.start);
    read = statement.end;
  }
  return constants + rest + code.slice(read);
}

/**
 * @param {string} code
 * @param {Declared} declared
 */
function functionOf(code, { start, end, id }) {
  return `${code.slice(start, id.start)}${code.slice(id.end, end)}`;
}

/**
 * Shorter, and the minifier leaves `return` out of it.
 * @param {string} code
 * @param {Declared} declared
 */
function arrowOf(code, { id, body, end, async: isAsync }) {
  return `${isAsync ? 'async ' : ''}${code.slice(id.end, body.start).trim()} => ${code.slice(body.start, end)}`;
}

/**
 * An arrow function has no `this`, `arguments` or `new.target` of its own, and can't be built with `new`.
 * @param {Declared} declared
 * @param {ReadonlySet<string>} built names after `new`
 */
function canBeArrow({ id, body, generator: isGenerator }, built) {
  return !isGenerator && !built.has(id.name) && !hasOwn(body);
}

/** @param {unknown} node @returns {boolean} */
function hasOwn(node) {
  if (Array.isArray(node)) return node.some(hasOwn);
  if (!isNode(node) || BRINGS_OWN.has(node.type)) return false;
  if (node.type === 'ThisExpression' || node.type === 'MetaProperty') return true;
  if (node.type === 'Identifier' && Reflect.get(node, 'name') === 'arguments') return true;
  return Object.values(node).some(hasOwn);
}

const BRINGS_OWN = new Set(['FunctionDeclaration', 'FunctionExpression']);

/**
 * All names that something is assigned to after their declaration, whatever they name there.
 * @param {Node} program
 */
function assignedNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {unknown} node @param {boolean} isTarget */
  const visit = (node, isTarget) => {
    if (Array.isArray(node)) for (const each of node) visit(each, isTarget);
    else if (isNode(node)) {
      if (isTarget && node.type === 'Identifier') names.add(String(Reflect.get(node, 'name')));
      const inTarget = isTarget && node.type !== 'MemberExpression';
      for (const [key, child] of Object.entries(node)) visit(child, inTarget || TARGETS.has(`${node.type}.${key}`));
    }
  };
  visit(program, false);
  return names;
}

const TARGETS = new Set([
  'AssignmentExpression.left',
  'UpdateExpression.argument',
  'ForInStatement.left',
  'ForOfStatement.left',
]);

/**
 * @param {Node} program
 * @param {(node: Node) => unknown[]} where
 */
function namesWhere(program, where) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isNode(node)) {
      for (const found of where(node)) if (isNode(found)) names.add(String(Reflect.get(found, 'name')));
      Object.values(node).forEach(visit);
    }
  };
  visit(program);
  return names;
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;
