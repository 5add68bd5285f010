import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import { misjudged } from './support/tables';

const tooLong = Array.from({ length: 301 }, (_, index) => `export const line${index} = ${index};`).join('\n');
const tangled = (depth: number): string => (depth === 0 ? 'return;' : `if (a > ${depth}) { ${tangled(depth - 1)} }`);

/** Rule, file, offence. Files are judged together in one run, so each has a name of its own. */
const OFFENCES: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['suspicious/noImportCycles', 'src/core/hen.ts', `import { egg } from './egg';\nexport const hen = () => egg;`],
  ['suspicious/noImportCycles', 'src/core/egg.ts', `import { hen } from './hen';\nexport const egg = () => hen;`],
  ['suspicious/noImportCycles', 'src/core/lock.ts', `import type { Key } from './key';\nexport type Lock = Key[];`],
  ['suspicious/noImportCycles', 'src/core/key.ts', `import type { Lock } from './lock';\nexport type Key = Lock[];`],
  ['performance/noBarrelFile', 'src/core/index.ts', `export { one } from './one';`],
  ['performance/noReExportAll', 'src/core/all.ts', `export * from './one';`],
  ['style/noDefaultExport', 'src/core/unnamed.ts', 'export default 1;'],
  ['style/noDefaultExport', 'src/ui/Unnamed.tsx', 'export default function Unnamed() {\n  return null;\n}'],
  ['style/noEnum', 'src/core/colours.ts', 'export enum Colour {\n  Red = 1,\n}'],
  ['style/noNonNullAssertion', 'src/core/certain.ts', 'export const first = (list: number[]) => list[0]!;'],
  ['style/noNamespace', 'src/core/space.ts', 'export namespace Space {\n  export const one = 1;\n}'],
  ['style/useImportType', 'src/core/typeUse.ts', `import { One } from './one';\nexport type Two = One;`],
  ['style/useExportType', 'src/core/typeOut.ts', `import type { One } from './one';\nexport { One };`],
  ['style/useFilenamingConvention', 'src/core/kebab-name.ts', 'export const one = 1;'],
  ['style/noExcessiveLinesPerFile', 'src/core/long.ts', tooLong],
  ['style/noParameterAssign', 'src/core/assign.ts', 'export function more(a: number) {\n  a += 1;\n  return a;\n}'],
  ['suspicious/noExplicitAny', 'src/core/anything.ts', 'export const take = (thing: any) => thing;'],
  ['suspicious/noTsIgnore', 'src/core/ignored.ts', '// @ts-ignore\nexport const one: number = 1;'],
  ['suspicious/noConsole', 'src/ui/say.ts', `export const say = () => console.log('x');`],
  ['suspicious/noFocusedTests', 'test/core/only.test.ts', `import { it } from 'vitest';\nit.only('x', () => {});`],
  ['suspicious/noSkippedTests', 'test/core/skip.test.ts', `import { it } from 'vitest';\nit.skip('x', () => {});`],
  ['correctness/noUnusedImports', 'src/core/idleImport.ts', `import { one } from './one';\nexport const two = 2;`],
  ['correctness/noUnusedVariables', 'src/core/idle.ts', 'const one = 1;\nexport const two = 2;'],
  ['correctness/noUnusedFunctionParameters', 'src/core/deaf.ts', 'export const deaf = (heard: number) => 1;'],
  ['complexity/noExcessiveCognitiveComplexity', 'src/core/tangle.ts', `export function f(a: number) { ${tangled(7)} }`],
  [
    'nursery/noFloatingPromises',
    'src/store/float.ts',
    'const wait = async () => await 1;\nexport const go = () => {\n  wait();\n};',
  ],
  [
    'security/noDangerouslySetInnerHtml',
    'src/ui/Raw.tsx',
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
  ],
  ['security/noGlobalEval', 'src/ui/evil.ts', `export const evil = () => eval('1');`],
  [
    'correctness/useExhaustiveDependencies',
    'src/ui/useIt.ts',
    `import { useEffect } from 'react';\nexport function useIt(a: () => void) {\n  useEffect(() => a(), []);\n}`,
  ],
  [
    'correctness/useHookAtTopLevel',
    'src/ui/useMaybe.ts',
    `import { useId } from 'react';\nexport function useMaybe(a: boolean) {\n  if (a) useId();\n}`,
  ],
  ['a11y/useButtonType', 'src/ui/Button.tsx', 'export const Button = () => <button>x</button>;'],
  ['a11y/useKeyWithClickEvents', 'src/ui/Click.tsx', 'export const Click = () => <div onClick={() => 1}>x</div>;'],
  ['a11y/useAltText', 'src/ui/Picture.tsx', 'export const Picture = () => <img src="x.png" />;'],
];

const FINE: readonly (readonly [what: string, path: string, source: string])[] = [
  ['a configuration may export a default', 'vite.config.ts', 'export default { base: "./" };'],
  ['a plain module', 'src/core/one.ts', 'export type One = 1;\nexport const one = 1;'],
  [
    'an awaited promise',
    'src/store/wait.ts',
    'const wait = async () => await 1;\nexport const go = async () => await wait();',
  ],
  ['an inline style', 'src/ui/Styled.tsx', `export const Styled = () => <p style={{ '--row': '1' }}>x</p>;`],
];

const planted = [...OFFENCES, ...FINE];
const rulesBroken = await lint(Object.fromEntries(planted.map(([, path, source]) => [path, `${source}\n`])));

describe('house style', () => {
  it('every offence is seen', () => {
    const name = ([rule, path]: (typeof OFFENCES)[number]) => `${rule} in ${path}`;
    const isSeen = ([rule, path]: (typeof OFFENCES)[number]) => rulesBroken(path).includes(`lint/${rule}`);
    expect(misjudged(OFFENCES, name, isSeen)).toEqual([]);
  });

  it('what is fine is let be', () => {
    const name = ([what, path]: (typeof FINE)[number]) => `${what}, ${path}: ${rulesBroken(path).join()}`;
    expect(misjudged(FINE, name, ([, path]) => rulesBroken(path).length === 0)).toEqual([]);
  });
});
