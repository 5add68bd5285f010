import { describe, expect, it } from 'vitest';
import { executable, inPlantedHouse, printed } from './support/plantedHouse';

const KNIP = executable('knip', 'bin/knip.js');

type Kind = 'exports' | 'types' | 'files' | 'dependencies' | 'unlisted';
type Issue = { readonly file: string } & Readonly<Record<Kind, readonly { readonly name: string }[]>>;
type Report = { readonly issues: readonly Issue[] };

const MANIFEST = {
  name: 'planted',
  type: 'module',
  scripts: { start: 'node scripts/run.mjs start' },
  dependencies: { zod: '*', leven: '*', '@fontsource/alegreya-sans': '*' },
};

const output = await inPlantedHouse(
  {
    'package.json': JSON.stringify(MANIFEST),
    'scripts/run.mjs': `import 'idb-keyval';\nimport './step.mjs';\n`,
    'scripts/step.mjs': 'export const forgotten = 1;\n',
    'scripts/orphan.mjs': 'export const nobody = 1;\n',
    'src/cli/series/seriesWorker.ts': `import { wanted } from '../../core/thing';\n\nexport const main = wanted;\n`,
    'src/cli/main.ts': `import { parse } from 'zod';\n\nexport const main = parse;\n`,
    'src/ai/worker/worker.ts': `import { spoken } from '../../core/thing';\n\nexport const main = spoken;\n`,
    'src/core/thing.ts': [
      'export type Own = 1;',
      'export type Unwanted = 2;',
      'export const wanted: Own = 1;',
      'export const spoken = 2;',
      'export const tested = 3;',
      'export const unwanted = 4;',
    ].join('\n'),
    'src/core/orphan.ts': 'export const nobody = 1;\n',
    'test/core/thing.test.ts': `import { tested } from '../../src/core/thing';\n\nexport const used = tested;\n`,
    'test/support/orphan.ts': 'export const nobody = 1;\n',
  },
  (house) => printed(KNIP, ['--reporter', 'json', '--no-progress'], house),
);
const report = JSON.parse(output) as Report;

const found = (file: string, kind: Kind): string[] =>
  report.issues.filter((issue) => issue.file === file).flatMap((issue) => issue[kind].map(({ name }) => name));

describe('nothing unused stays in the house', () => {
  const EXPECTED = [
    ['exports', 'src/core/thing.ts', ['unwanted']],
    ['types', 'src/core/thing.ts', ['Unwanted']],
    ['exports', 'scripts/step.mjs', ['forgotten']],
    ['files', 'src/core/orphan.ts', ['src/core/orphan.ts']],
    ['files', 'scripts/orphan.mjs', ['scripts/orphan.mjs']],
    ['files', 'test/support/orphan.ts', ['test/support/orphan.ts']],
    ['dependencies', 'package.json', ['leven']],
    ['unlisted', 'scripts/run.mjs', ['idb-keyval']],
  ] as const;

  it('neither exports, types, files nor dependencies', () => {
    expect(EXPECTED.map(([kind, file]) => [kind, file, found(file, kind)])).toEqual(EXPECTED);
  });
});
