/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ type: string, start: number, end: number }} Node */

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
  let constants = '';
  let rest = '';
  let read = 0;
  for (const statement of program.body) {
    if (statement.type !== 'FunctionDeclaration') continue;
    const { id } = /** @type {{ id: { name: string } & Node } & Node} */ (statement);
    if (assigned.has(id.name)) continue;
    constants += `const ${id.name} = ${code.slice(statement.start, id.start)}${code.slice(id.end, statement.end)};\n`;
    rest += code.slice(read, statement.start);
    read = statement.end;
  }
  return constants + rest + code.slice(read);
}

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
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;
