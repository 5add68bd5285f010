import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withConstantFunctions } from '../../build/constantFunctions.mjs';

const rewritten = (code: string): string => withConstantFunctions(code, parseAst(code));

describe('functions of a bundle', () => {
  it('become constants above everything else', () => {
    expect(rewritten('const two = double(1);\nfunction double(x) { return 2 * x; }\n')).toBe(
      'const double = (x) => { return 2 * x; };\nconst two = double(1);\n\n',
    );
  });

  it('keep their kind', () => {
    expect(rewritten('async function wait() {}')).toContain('const wait = async () => {}');
    expect(rewritten('function* count() {}')).toContain('const count = function* () {}');
  });

  it('stay as they are when something is assigned to their name', () => {
    for (const assigned of ['f = null', '[f] = []', '({ a: f } = {})', 'for (f of []) ;', 'f ||= null']) {
      expect(rewritten(`function f() {} ${assigned};`)).toBe(`function f() {} ${assigned};`);
    }
  });

  it('may still assign to what belongs to them', () => {
    expect(rewritten('function f() {} f.known = 1;')).toContain('const f = () => {}');
  });

  it.each([
    'function f() { return this; }',
    'function f() { return () => this; }',
    'function f() { return arguments.length; }',
    'function f() { return new.target; }',
    'function f() {} new f();',
  ])('stay functions where an arrow would be something else: %s', (code) => {
    expect(rewritten(code)).toContain('const f = function ()');
  });

  it('become arrows around functions that have a `this` of their own', () => {
    expect(rewritten('function f() { return { g() { return this; }, h: function () { return this; } }; }')).toContain(
      'const f = () => {',
    );
  });

  it('stay as they are inside others', () => {
    expect(rewritten('function outer() { return inner(); function inner() {} }')).toContain('function inner() {}');
  });
});

describe('what they answer', () => {
  it.each([
    ['const four = double(2); function double(x) { return 2 * x; } four', 4],
    ['function fall(n) { return n === 0 ? 0 : fall(n - 1); } fall(3)', 0],
    [
      'function isEven(n) { return n === 0 || isOdd(n - 1); } function isOdd(n) { return n > 0 && isEven(n - 1); } isEven(4)',
      true,
    ],
    ['function named() {} named.name', 'named'],
    ['function pair(a, b = a) { return [a, b].join(); } pair(1)', '1,1'],
    ['function own({ a }) { return { a, b: this === undefined }; } typeof own({ a: 1 }).b', 'boolean'],
  ])('stays the same: %s', (code, answer) => {
    expect(runInNewContext(rewritten(code))).toBe(answer);
  });
});
