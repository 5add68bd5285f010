import { describe, expect, it } from 'vitest';
import { lint } from './support/lint';
import type { Room } from './support/rooms';

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
const SECRETS = ['../store/selectBattle', '../../store/selectBattle', '../store/selectBattle.ts'];

const forbidden = [
  ...cases(
    ['kernel', 'core', 'battle', 'skirmish', 'ai', 'measure'],
    [...FRAMEWORKS, 'zod', 'idb-keyval', 'node:fs', 'fs'],
  ),
  ...cases(['core', 'battle', 'skirmish', 'ai', 'measure'], ['pure-rand', 'pure-rand/generator/xoroshiro128plus']),
  ...cases(['kernel', 'core', 'battle', 'skirmish', 'measure'], ['comlink']),
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
  ...cases(['ui'], [...FRAMEWORKS, 'react-intl', '../battle/orders', '../battle/sides', '../content/catalog']),
  ...cases(['cli'], ['node:util', 'zod', '../battle/BattleEngine', '../battle/legalOrders']),
];

const pathOf = new Map(
  [...forbidden, ...permitted].map((visit, index) => [visit, `src/${visit.room}/visit${index}.ts`]),
);
const files = Object.fromEntries([...pathOf].map(([{ source }, path]) => [path, importing(source)]));
const rulesBroken = await lint(files);
const brokenBy = (visit: Case) => rulesBroken(pathOf.get(visit) ?? '');

const NODE_OUTSIDE_THE_COMMAND_LINE = cases(['content', 'words', 'store', 'ui'], ['node:fs']);
const nodeFiles = Object.fromEntries(
  NODE_OUTSIDE_THE_COMMAND_LINE.map(({ room, source }) => [`src/${room}/node.ts`, importing(source)]),
);
const nodeRulesBroken = await lint(nodeFiles);

describe('packages, engines and raw cards stay in their rooms', () => {
  it.each(forbidden)('$room must not import $source', (visit) => {
    expect(brokenBy(visit)).toContain(RESTRICTED);
  });

  it.each(permitted)('$room may import $source', (visit) => {
    expect(brokenBy(visit)).toEqual([]);
  });

  it.each(NODE_OUTSIDE_THE_COMMAND_LINE)('$room must not import $source', ({ room }) => {
    expect(nodeRulesBroken(`src/${room}/node.ts`)).toContain('lint/correctness/noNodejsModules');
  });
});
