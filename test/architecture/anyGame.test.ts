import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import { type Source, sources, withoutComments } from './support/sources';
import { misjudged } from './support/tables';

const DIRECTION = 'lint/style/noRestrictedImports';

/** What plays any game. */
const UNDER_SRC = ['match', 'store/saves', 'store/tabs', 'store/match'];
const UNDER_UI = ['ui/grid', 'ui/input', 'ui/playback'];
/** What belongs to the card battle. */
const BATTLES = ['battle', 'ui/battle', 'ui/board', 'ui/stage'];

const importing = (source: string) => `import { thing } from '${source}';\n\nexport const used = thing;\n`;
const upTo = (folder: string, to: string) => join(...folder.split('/').map(() => '..'), to);

/** Another room of the page is beside, not above: `ui/grid` sees `ui/board` as `../board`. */
function wayTo(folder: string, to: string): string {
  const isBeside = folder.startsWith('ui/') && to.startsWith('ui/');
  return isBeside ? `../${to.slice('ui/'.length)}` : upTo(folder, to);
}

const planted = [...UNDER_SRC, ...UNDER_UI].flatMap((folder) =>
  BATTLES.map((to) => ({
    folder,
    to,
    path: `src/${folder}/${to.replace('/', '')}.ts`,
    text: importing(`${wayTo(folder, to)}/thing`),
  })),
);
type Planted = (typeof planted)[number];
const allowed = [
  { path: 'src/ui/grid/allowed.ts', text: importing('../input/thing') },
  { path: 'src/ui/input/allowed.ts', text: importing('../../match/thing') },
  { path: 'src/ui/playback/allowed.ts', text: importing('../../core/thing') },
  { path: 'src/ui/board/allowed.ts', text: importing('../grid/thing') },
  { path: 'src/ui/battle/allowed.ts', text: importing('../../battle/thing') },
  { path: 'src/store/allowed.ts', text: importing('../battle/thing') },
];
const rulesBroken = await lint(Object.fromEntries([...planted, ...allowed].map(({ path, text }) => [path, text])));

describe('what plays any game', () => {
  it('imports nothing of the card battle', () => {
    const isSeen = ({ path }: Planted) => rulesBroken(path).includes(DIRECTION);
    expect(misjudged(planted, ({ folder, to }) => `src/${folder} imports ${to}`, isSeen)).toEqual([]);
  });

  it('may be used by a game, and itself use what lies below', () => {
    const name = ({ path }: (typeof allowed)[number]) => `${path}: ${rulesBroken(path).join()}`;
    expect(misjudged(allowed, name, ({ path }) => rulesBroken(path).length === 0)).toEqual([]);
  });
});

/** Every way by which the files of these folders lead to a file of those rooms. */
function waysTo(rooms: readonly string[], files: readonly Source[], folders: readonly string[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, withoutComments(text)]));
  const isIn = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(`src/${place}/`));
  const importsOf = (path: string): string[] =>
    [...(texts.get(path) ?? '').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]/g)].flatMap(
      ([, word = '']) => {
        const target = join(dirname(path), word);
        return [target, `${target}.ts`, `${target}.tsx`].filter((candidate) => texts.has(candidate)).slice(0, 1);
      },
    );
  const known = new Set<string>();
  const visit = (path: string, way: readonly string[]): string[] => {
    if (isIn(path, rooms)) return [[...way, path].join(' → ')];
    if (known.has(path)) return [];
    known.add(path);
    return importsOf(path).flatMap((next) => visit(next, [...way, path]));
  };
  return [...texts.keys()].filter((path) => isIn(path, folders)).flatMap((path) => visit(path, []));
}

describe('nothing that plays any game reaches the battle by a detour', () => {
  const FOLDERS = [...UNDER_SRC, ...UNDER_UI];
  const CODE = sources('src').filter(({ path }) => /\.tsx?$/.test(path));

  it('in the house as it is', () => {
    expect(CODE.filter(({ path }) => path.startsWith('src/ui/input/')).length).toBeGreaterThan(5);
    expect(waysTo(BATTLES, CODE, FOLDERS)).toEqual([]);
  });

  it('nor does its part of the page reach the store, the content, the words or an opponent', () => {
    expect(waysTo(['store', 'content', 'words', 'ai'], CODE, UNDER_UI)).toEqual([]);
  });

  const DETOURS = [
    ['a type', `import type { Thing } from '../common/planted';\n`],
    ['a value', `import { thing } from '../common/planted';\n`],
    ['a file that is passed on', `export { thing } from '../common/planted';\n`],
    ['a file that is loaded later', `export const later = () => import('../common/planted');\n`],
    ['a file that only runs', `import '../common/planted';\n`],
  ] as const;

  it('a planted one is seen, whatever it is made of', () => {
    const detour = {
      path: 'src/ui/common/planted.ts',
      text: `import { POSITIONS } from '../../battle/model/position';\n`,
    };
    const isSeen = ([, text]: (typeof DETOURS)[number]) =>
      waysTo(BATTLES, [...CODE, detour, { path: 'src/ui/grid/planted.ts', text }], FOLDERS).includes(
        'src/ui/grid/planted.ts → src/ui/common/planted.ts → src/battle/model/position.ts',
      );
    expect(misjudged(DETOURS, ([what]) => what, isSeen)).toEqual([]);
  });
});
