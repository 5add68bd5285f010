import { describe, expect, it } from 'vitest';
import { executable, type Files, inPlantedHouse, printed } from './support/plantedHouse';
import { misjudged } from './support/tables';

const COMPILER = executable('typescript', 'bin/tsc');

/** Lines like `src/core/clock.ts(1,20): error TS2304: Cannot find name 'performance'.` */
async function compile(project: string, files: Files): Promise<(path: string) => string> {
  const output = await inPlantedHouse(files, (house) => printed(COMPILER, ['-p', project, '--pretty', 'false'], house));
  return (path) =>
    output
      .split('\n')
      .filter((line) => line.startsWith(`${path}(`))
      .join('\n');
}

type Mention = { readonly name: string; readonly path: string };
const mentions = (rooms: readonly string[], names: readonly string[]): Mention[] =>
  rooms.flatMap((room) => names.map((name) => ({ name, path: `src/${room}/mentions${name}.ts` })));
const planted = (offences: readonly Mention[]): Files =>
  Object.fromEntries(offences.map(({ name, path }) => [path, `export const offence = ${name};\n`]));

const FINE: Files = { 'src/kernel/fine.ts': 'export const fine = [1, 2].toSorted();\n' };
const PAGE = ['document', 'window', 'localStorage', 'HTMLElement'];
const NODE = ['process', 'Buffer', '__dirname'];
const HOST = ['setTimeout', 'performance', 'console', 'fetch', 'crypto', 'structuredClone'];

const inPureRooms = mentions(['kernel', 'core', 'battle', 'skirmish', 'match', 'measure'], [...PAGE, ...NODE, ...HOST]);
const inAi = mentions(['ai'], [...PAGE, ...NODE]);
const inPage = mentions(['ui', 'store', 'content'], NODE);
const worker = `import { fine } from '../../content/fine';\n\nexport const now = [performance.now(), fine];\n`;
const glob = `export const fine = import.meta.glob('../../cards/*.json');\n`;
const page = `export const title = document.title + import.meta.env.BASE_URL;\n`;

const [pureSays, aiSays, pageSays] = await Promise.all([
  compile('tsconfig.pure.json', { ...planted(inPureRooms), ...FINE }),
  compile('tsconfig.ai.json', { ...planted(inAi), 'src/ai/worker/worker.ts': worker, 'src/content/fine.ts': glob }),
  compile('tsconfig.page.json', {
    ...planted(inPage),
    'src/ui/title.ts': page,
    'src/cli/main.ts': 'process.exit();\n',
  }),
]);

describe.each([
  { project: 'tsconfig.pure.json', offences: inPureRooms, says: pureSays, fine: ['src/kernel/fine.ts'] },
  {
    project: 'tsconfig.ai.json',
    offences: inAi,
    says: aiSays,
    fine: ['src/ai/worker/worker.ts', 'src/content/fine.ts'],
  },
  { project: 'tsconfig.page.json', offences: inPage, says: pageSays, fine: ['src/ui/title.ts', 'src/cli/main.ts'] },
])('$project', ({ offences, says, fine }) => {
  it('knows nothing of what its rooms must not know', () => {
    const isRefused = ({ name, path }: Mention) => says(path).includes(`Cannot find name '${name}'`);
    expect(misjudged(offences, ({ name, path }) => `${name} in ${path}`, isRefused)).toEqual([]);
  });

  it('compiles what is fine', () => {
    expect(misjudged(fine, says, (path) => says(path) === '')).toEqual([]);
  });
});

const STRICTNESS: readonly (readonly [code: string, path: string, source: string])[] = [
  ['TS2322', 'src/core/unchecked.ts', 'export const first = (list: string[]): string => list[0];'],
  ['TS2375', 'src/core/optional.ts', 'export const a: { b?: number } = { b: undefined };'],
  ['TS7006', 'src/core/implicit.ts', 'export const take = (thing) => thing;'],
  ['TS1484', 'src/core/verbatim.ts', `import { Fine } from './fine';\nexport type Two = Fine;`],
  ['TS1294', 'src/core/enumeration.ts', 'export enum Colour {\n  Red = 1,\n}'],
  ['TS7030', 'src/core/returns.ts', 'export function f(a: number) {\n  if (a) return 1;\n}'],
  ['TS6133', 'src/core/unused.ts', 'const one = 1;\nexport const two = 2;'],
  ['TS2322', 'scripts/typed.mjs', '/** @type {number} */\nexport const one = "one";'],
  ['TS2322', 'test/core/typed.ts', 'export const one: number = "one";'],
];
const strictFiles = Object.fromEntries(STRICTNESS.map(([, path, source]) => [path, `${source}\n`]));
const everythingSays = await compile('tsconfig.json', {
  ...strictFiles,
  'src/core/fine.ts': 'export type Fine = 1;\n',
});

describe('tsconfig.json is strict', () => {
  it('about every planted slip', () => {
    const isRefused = ([code, path]: (typeof STRICTNESS)[number]) => everythingSays(path).includes(code);
    expect(misjudged(STRICTNESS, ([code, path]) => `${code} in ${path}`, isRefused)).toEqual([]);
  });

  it('and quiet about a fine module', () => {
    expect(everythingSays('src/core/fine.ts')).toBe('');
  });
});
