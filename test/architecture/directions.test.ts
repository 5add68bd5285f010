import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import { MAY_IMPORT, ROOMS, type Room } from './support/rooms';

const BUSY_MACHINE = 30_000;
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

const files: Record<string, string> = {
  'src/main.tsx': importing('./ui/thing'),
};
for (const room of ROOMS) files[`src/${room}/thing.ts`] = 'export type Thing = 1;\n\nexport const thing = 1;\n';
const everyVisit = [forbidden, permitted, intoMain, intoTests, throughTheFrontDoor, withinTheRoom].flat();
for (const { path, source } of everyVisit) files[path] = importing(source);
for (const [name, source] of SLY_WAYS)
  files[`src/core/sly/${name}.ts`] = source.replaceAll('../battle', '../../battle');
const rulesBroken = await lint(files);

describe('rooms import in one direction', () => {
  it.each(forbidden)('$from must not import $to ($path)', ({ path }) => {
    expect(rulesBroken(path)).toContain(DIRECTION);
  });

  it.each([...permitted, ...withinTheRoom])('$from may import $to ($path)', ({ path }) => {
    expect(rulesBroken(path)).toEqual([]);
  });

  it.each([...intoMain, ...intoTests, ...throughTheFrontDoor])('$from must not import $source', ({ path }) => {
    expect(rulesBroken(path)).toContain(DIRECTION);
  });

  it.each(SLY_WAYS)('an import is seen however it is written: %s', (name, _source, rule) => {
    expect(rulesBroken(`src/core/sly/${name}.ts`)).toContain(rule);
  });

  it('main composes the page', () => {
    expect(rulesBroken('src/main.tsx')).toEqual([]);
  });

  it.each(['./cli/thing', '../test/thing', '../scripts/thing', '../cards/thing'])(
    'main must not import %s',
    async (source) => {
      const mainBreaks = await lint({ 'src/main.tsx': importing(source) });
      expect(mainBreaks('src/main.tsx')).toContain(DIRECTION);
    },
    BUSY_MACHINE,
  );
});
