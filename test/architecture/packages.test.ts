import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import type { Room } from './support/rooms';
import { misjudged } from './support/tables';

const RESTRICTED = 'lint/style/noRestrictedImports';
const importing = (source: string) => `import { thing } from '${source}';\n\nexport const used = thing;\n`;

type Case = { readonly room: Room; readonly source: string };
const cases = (rooms: readonly Room[], sources: readonly string[]): Case[] =>
  rooms.flatMap((room) => sources.map((source) => ({ room, source })));

const DRAWING = ['react-dom', 'react-dom/client', 'framer-motion', 'framer-motion/client'];
const FRAMEWORKS = [...DRAWING, 'react', 'react/jsx-runtime', 'react-redux', '@reduxjs/toolkit'];
const ENGINE = [
  '../battle/BattleEngine',
  '../battle/BattleEngine.ts',
  '../battle/resolve/attack',
  '../battle/resolve/deeper/attack',
  '../battle/apply',
  '../battle/whyIllegal',
  '../battle/legalOrders',
  '../battle/engineFor',
  '../battle/begin',
  '../battle/play',
];
/** Whoever reads it has both hands before him. */
const SECRETS = ['../store/battle/selectBattle', '../../store/battle/selectBattle', '../store/battle/selectBattle.ts'];

const forbidden = [
  ...cases(
    ['kernel', 'core', 'battle', 'skirmish', 'match', 'ai', 'measure'],
    [...FRAMEWORKS, 'zod', 'idb-keyval', 'node:fs', 'fs'],
  ),
  ...cases(
    ['core', 'battle', 'skirmish', 'match', 'ai', 'measure'],
    ['pure-rand', 'pure-rand/generator/xoroshiro128plus'],
  ),
  ...cases(['kernel', 'core', 'battle', 'skirmish', 'match', 'measure'], ['comlink']),
  ...cases(['content', 'words', 'records', 'cli'], FRAMEWORKS),
  ...cases(['content', 'words'], ['comlink', 'idb-keyval']),
  ...cases(['store'], [...DRAWING, 'react-intl']),
  ...cases(['core', 'words', 'ai', 'store', 'ui'], ['../../cards/base/knight.json']),
  ...cases(['ui'], [...ENGINE, ...SECRETS]),
];

const permitted = [
  ...cases(['kernel'], ['pure-rand', 'pure-rand/generator/xoroshiro128plus']),
  ...cases(['ai'], ['comlink', '../battle/BattleEngine']),
  ...cases(['content'], ['zod', 'jsonc-parser', 'leven', '../../cards/base/knight.json']),
  ...cases(['store'], ['@reduxjs/toolkit', 'react-redux', 'idb-keyval', '../battle/BattleEngine', '../battle/apply']),
  ...cases(['ui'], [...FRAMEWORKS, 'react-intl', '../battle/orders', '../kernel/sides', '../content/catalog']),
  ...cases(['cli'], ['node:util', 'zod', '../battle/BattleEngine', '../battle/legalOrders']),
];

const NODE_OUTSIDE_THE_COMMAND_LINE = cases(['content', 'words', 'store', 'ui'], ['node:fs']);

const pathOf = new Map(
  [...forbidden, ...permitted, ...NODE_OUTSIDE_THE_COMMAND_LINE].map((visit, index) => [
    visit,
    `src/${visit.room}/visit${index}.ts`,
  ]),
);
const files = Object.fromEntries([...pathOf].map(([{ source }, path]) => [path, importing(source)]));
const rulesBroken = await lint(files);
const brokenBy = (visit: Case) => rulesBroken(pathOf.get(visit) ?? '');
const nameOf = (visit: Case) => `src/${visit.room} imports ${visit.source}: ${brokenBy(visit).join() || 'not seen'}`;

describe('packages, engines and raw cards stay in their rooms', () => {
  it('no room imports what belongs to another', () => {
    expect(misjudged(forbidden, nameOf, (visit) => brokenBy(visit).includes(RESTRICTED))).toEqual([]);
  });

  it('each may import its own', () => {
    expect(misjudged(permitted, nameOf, (visit) => brokenBy(visit).length === 0)).toEqual([]);
  });

  it('only the command line imports Node', () => {
    const isSeen = (visit: Case) => brokenBy(visit).includes('lint/correctness/noNodejsModules');
    expect(misjudged(NODE_OUTSIDE_THE_COMMAND_LINE, nameOf, isSeen)).toEqual([]);
  });
});
