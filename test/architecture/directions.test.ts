import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import { MAY_IMPORT, ROOMS, type Room } from './support/rooms';
import { misjudged } from './support/tables';

const DIRECTION = 'lint/style/noRestrictedImports';
const importing = (source: string) => `import { thing } from '${source}';\n\nexport const used = thing;\n`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Visit = { readonly from: Room; readonly to: string; readonly path: string; readonly source: string };

function visits(from: Room, to: string, target: string): Visit[] {
  const file = `imports${capital(to)}.ts`;
  return [
    { from, to, path: `src/${from}/${file}`, source: `../${target}` },
    { from, to, path: `src/${from}/inner/deeper/${file}`, source: `../../../${target}` },
  ];
}

const pairs = ROOMS.flatMap((from) => ROOMS.filter((to) => to !== from).map((to) => ({ from, to })));
const between = (allowed: boolean) =>
  pairs
    .filter(({ from, to }) => MAY_IMPORT[from].includes(to) === allowed)
    .flatMap(({ from, to }) => visits(from, to, `${to}/thing`));

const forbidden = between(false);
const permitted = between(true);
const intoMain = ROOMS.flatMap((from) => visits(from, 'main', 'main'));
const intoTests = ROOMS.flatMap((from) => visits(from, 'tests', '../test/thing'));
const throughTheFrontDoor = ROOMS.flatMap((from) => visits(from, 'front', '../src/kernel/thing'));
const withinTheRoom: readonly Visit[] = ROOMS.map((from) => ({
  from,
  to: from,
  path: `src/${from}/inner/own.ts`,
  source: '../thing',
}));

/** Every way to name another module, not only the plain statement. */
const SLY_WAYS: readonly (readonly [string, string, string])[] = [
  ['type', `import type { Thing } from '../battle/thing';\n\nexport type Used = Thing;\n`, DIRECTION],
  ['extension', importing('../battle/thing.ts'), DIRECTION],
  ['detour', importing('./../battle/thing'), DIRECTION],
  ['again', `export { thing } from '../battle/thing';\n`, DIRECTION],
  ['later', `export const later = () => import('../battle/thing');\n`, DIRECTION],
  ['sideEffect', `import '../battle/thing';\n`, DIRECTION],
  ['inlineType', `export type Used = import('../battle/thing').Thing;\n`, 'plugin'],
];

/** Judged line by line: there is only one main. */
const FROM_MAIN = [
  ['./ui/thing', []],
  ['./store/thing', []],
  ['./cli/thing', [DIRECTION]],
  ['../test/thing', [DIRECTION]],
  ['../scripts/thing', [DIRECTION]],
  ['../cards/thing', [DIRECTION]],
] as const;

const files: Record<string, string> = {
  'src/main.tsx': FROM_MAIN.map(([source]) => `import '${source}';\n`).join(''),
};
for (const room of ROOMS) files[`src/${room}/thing.ts`] = 'export type Thing = 1;\n\nexport const thing = 1;\n';
const everyVisit = [forbidden, permitted, intoMain, intoTests, throughTheFrontDoor, withinTheRoom].flat();
for (const { path, source } of everyVisit) files[path] = importing(source);
for (const [name, source] of SLY_WAYS)
  files[`src/core/sly/${name}.ts`] = source.replaceAll('../battle', '../../battle');
const rulesBroken = await lint(files);

const isAccused = ({ path }: Visit) => rulesBroken(path).includes(DIRECTION);
const isFine = ({ path }: Visit) => rulesBroken(path).length === 0;
const nameOf = ({ path, source }: Visit) => `${path} imports ${source}: ${rulesBroken(path).join() || 'not seen'}`;

describe('rooms import in one direction', () => {
  it('none imports a room above it or beside it', () => {
    expect(misjudged(forbidden, nameOf, isAccused)).toEqual([]);
  });

  it('each may import what lies below, and its own', () => {
    expect(misjudged([...permitted, ...withinTheRoom], nameOf, isFine)).toEqual([]);
  });

  it('none imports main, a test or itself through the front door', () => {
    expect(misjudged([...intoMain, ...intoTests, ...throughTheFrontDoor], nameOf, isAccused)).toEqual([]);
  });

  it('an import is seen however it is written', () => {
    const isSeen = ([name, , rule]: (typeof SLY_WAYS)[number]) => rulesBroken(`src/core/sly/${name}.ts`).includes(rule);
    expect(misjudged(SLY_WAYS, ([name]) => name, isSeen)).toEqual([]);
  });

  it('main composes the page and imports nothing else', () => {
    const seen = FROM_MAIN.map(([source], index) => [source, rulesBroken('src/main.tsx', index + 1)]);
    expect(seen).toEqual(FROM_MAIN);
  });
});
