import { describe, expect, it } from 'vitest';
import { executable, type Files, inPlantedHouse, printed } from './support/plantedHouse';

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

const inPureRooms = mentions(['kernel', 'core', 'battle', 'skirmish', 'measure'], [...PAGE, ...NODE, ...HOST]);
const inAi = mentions(['ai'], [...PAGE, ...NODE]);
const inPage = mentions(['ui', 'store', 'content'], NODE);
const worker = `import { fine } from '../content/fine';\n\nexport const now = [performance.now(), fine];\n`;
const glob = `export const fine = import.meta.glob('../../cards/*.json');\n`;
const page = `export const title = document.title + import.meta.env.BASE_URL;\n`;

const [pureSays, aiSays, pageSays] = await Promise.all([
  compile('tsconfig.pure.json', { ...planted(inPureRooms), ...FINE }),
  compile('tsconfig.ai.json', { ...planted(inAi), 'src/ai/worker.ts': worker, 'src/content/fine.ts': glob }),
  compile('tsconfig.page.json', {
    ...planted(inPage),
    'src/ui/title.ts': page,
    'src/cli/main.ts': 'process.exit();\n',
  }),
]);

describe.each([
  { project: 'tsconfig.pure.json', offences: inPureRooms, says: pureSays, fine: ['src/kernel/fine.ts'] },
  { project: 'tsconfig.ai.json', offences: inAi, says: aiSays, fine: ['src/ai/worker.ts', 'src/content/fine.ts'] },
  { project: 'tsconfig.page.json', offences: inPage, says: pageSays, fine: ['src/ui/title.ts', 'src/cli/main.ts'] },
])('$project', ({ offences, says, fine }) => {
  it.each(offences)('$path: there is no $name here', ({ name, path }) => {
    expect(says(path)).toContain(`Cannot find name '${name}'`);
  });

  it.each(fine)('%s compiles', (path) => {
    expect(says(path)).toBe('');
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
  it.each(STRICTNESS)('%s in %s', (code, path) => {
    expect(everythingSays(path)).toContain(code);
  });

  it('and quiet about a fine module', () => {
    expect(everythingSays('src/core/fine.ts')).toBe('');
  });
});
