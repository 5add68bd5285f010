import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { previewSteps } from '../../scripts/plans.mjs';
import { VERBS } from '../../scripts/verbs.mjs';
import { Sandbox, temporaryFolder, write } from './support/sandbox';

const failing = (tool: string, code: number) => ({ FAKE_FAILURE: JSON.stringify({ tool, code, words: 'no' }) });

/** Installed, with a fake Chromium that was found earlier. */
function readySandbox(): Sandbox {
  const sandbox = new Sandbox();
  sandbox.install();
  const path = sandbox.file('chromium', '', 0o755);
  utimesSync(path, 1, 1);
  sandbox.file('node_modules/.ninekeep/test-chromium.json', JSON.stringify({ path, changed: 1000, size: 0 }));
  return sandbox;
}

test('every npm script that goes through run.mjs has a verb', () => {
  const verbs = Object.values(manifest.scripts).flatMap(
    (script) => /^node scripts\/run\.mjs (\w+)/.exec(script)?.[1] ?? [],
  );
  expect(Object.keys(VERBS)).toEqual(expect.arrayContaining(verbs));
  expect(verbs).toEqual(expect.arrayContaining(['start', 'test', 'soak', 'build', 'preview', 'ninekeep']));
});

test('an unknown verb is answered with the list', async () => {
  const ended = await new Sandbox().run(['sing']);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toMatch(/^There is no "sing": use one of start, test, /);
});

test('a Node that is too old is told before anything else happens', async () => {
  const sandbox = new Sandbox();
  sandbox.manifest({ engines: { node: '>=99' } });
  const ended = await sandbox.run(['test']);
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringMatching(/^Ninekeep needs Node >=99 and this is .*\n$/)]);
  expect(sandbox.calls()).toEqual([]);
});

test('start hands its arguments to Vite', async () => {
  const sandbox = readySandbox();
  await sandbox.run(['start', '--port', '1234']);
  expect(sandbox.calls()).toMatchObject([{ tool: 'vite', args: ['--port', '1234'] }]);
});

describe('test', () => {
  test('lints, compiles every project, looks for unused code, runs the tests, and closes with their count', async () => {
    const sandbox = readySandbox();
    for (const name of ['base', 'pure']) sandbox.file(`tsconfig.${name}.json`, '{}');
    const ended = await sandbox.run(['test', '--coverage']);
    expect(ended.code).toBe(0);
    expect(sandbox.calls().map(({ tool, args }) => `${tool} ${args.at(-1)}`)).toEqual([
      'biome .',
      'tsc tsconfig.json',
      'tsc tsconfig.pure.json',
      'knip undefined',
      'vitest --coverage',
    ]);
    expect(sandbox.calls().at(-1)?.environment.NINEKEEP_CHROMIUM).toBe(join(sandbox.root, 'chromium'));
    expect(ended.stdout).toMatch(
      /\nunused code +\d+\.\d s {2}good\ntests +\d+\.\d s {2}good\n\ntests: 7 passed, 0 failed, 1 skipped\n$/,
    );
  });

  test('stops at the first failure with its exit code and a sentence', async () => {
    const sandbox = readySandbox();
    const ended = await sandbox.run(['test'], failing('biome', 5));
    expect(ended.code).toBe(5);
    expect(ended.stderr).toBe('no\nlint failed with exit code 5: `npx biome check --write .` mends what it can.\n');
    expect(ended.stdout).not.toContain('passed');
    expect(sandbox.toolsCalled()).toEqual(['biome']);
  });

  test('failing tests are counted', async () => {
    const ended = await readySandbox().run(['test'], failing('vitest', 1));
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(/\ntests: 7 passed, 2 failed, 1 skipped\n$/);
  });

  test.each([
    ['unit', undefined],
    ['e2e', 'chromium'],
  ])('"%s" runs that kind alone', async (kind, browser) => {
    const sandbox = readySandbox();
    await sandbox.run(['test', kind, '-t', 'a name']);
    expect(sandbox.toolsCalled()).toEqual(['vitest']);
    const [call] = sandbox.calls();
    expect(call?.args.slice(-4)).toEqual(['--project', `${kind}*`, '-t', 'a name']);
    expect(call?.environment.NINEKEEP_CHROMIUM).toBe(browser && join(sandbox.root, browser));
  });
});

// A script is no program on Windows.
test.runIf(process.platform !== 'win32')(
  'soak runs the tests alone and tells them, and which browsers there are',
  async () => {
    const sandbox = readySandbox();
    const firefox = sandbox.file('firefox', `#!${process.execPath}\n`, 0o755);
    const ended = await sandbox.run(['soak'], { NINEKEEP_FIREFOX: firefox, NINEKEEP_WEBKIT: '/no/driver' });
    const why = 'NINEKEEP_WEBKIT names /no/driver, which does not start';
    expect(sandbox.calls()).toMatchObject([
      {
        tool: 'vitest',
        environment: { NINEKEEP_SOAK: '1', NINEKEEP_FIREFOX: firefox, NINEKEEP_WEBKIT_MISSING: why },
      },
    ]);
    expect(ended.stderr).toContain(`Nothing is played in WebKit: ${why}.\n`);
  },
);

test('preview builds only what is missing or older than its sources', () => {
  const root = temporaryFolder();
  const names = () => previewSteps(root, ['--port', '1']).map(({ name }) => name);
  const source = write(join(root, 'src/a.ts'), '');
  expect(names()).toEqual(['build', 'preview']);
  write(join(root, 'dist/index.html'), '');
  for (const path of [source, dirname(source)]) utimesSync(path, 1, 1);
  expect(names()).toEqual(['preview']);
  rmSync(source);
  expect(names()).toEqual(['build', 'preview']);
});

describe('ninekeep', () => {
  const CLI = `
    import { word } from './word';
    const { cwd, argv, env } = process;
    console.log(JSON.stringify([word, cwd(), argv.slice(2), env.NODE_ENV ?? null, env.NINEKEEP_ROOT]));
    process.exitCode = 7;
  `;

  function sandboxWithCli(): Sandbox {
    const sandbox = readySandbox();
    const vite = join(sandbox.root, 'node_modules/vite');
    rmSync(vite, { recursive: true });
    symlinkSync(join(dirname(fileURLToPath(import.meta.resolve('vite'))), '../..'), vite, 'junction');
    sandbox.file('src/cli/main.ts', CLI);
    sandbox.file('src/cli/series/seriesWorker.ts', 'export {};');
    sandbox.file('src/cli/field/fieldSeriesWorker.ts', 'export {};');
    sandbox.file('src/cli/series/lessonWorker.ts', 'export {};');
    sandbox.file('src/cli/records/askWorker.ts', 'export {};');
    sandbox.file('src/records/migrations/0000_first.sql', 'SELECT 1');
    sandbox.file('src/records/questions/length.sql', 'SELECT 1');
    sandbox.file('src/cli/word.ts', "export const word: string = 'one';");
    return sandbox;
  }

  test('is built when needed, also by two at once, and speaks alone with its own exit code', async () => {
    const sandbox = sandboxWithCli();
    const elsewhere = temporaryFolder();
    const run = () => sandbox.run(['ninekeep', '--json', 'a b'], { NODE_ENV: 'test' }, elsewhere);
    const expected = (word: string) => ({
      code: 7,
      stdout: `${JSON.stringify([word, elsewhere, ['--json', 'a b'], 'test', join(sandbox.root, '/')])}\n`,
      stderr: '',
    });
    expect(await Promise.all([run(), run()])).toEqual([expected('one'), expected('one')]);
    sandbox.file('src/cli/word.ts', "export const word: string = 'other';");
    expect(await run()).toEqual(expected('other'));
  });

  test('stands where npm was called, but only when npm called it', async () => {
    const sandbox = sandboxWithCli();
    const [here, elsewhere] = [temporaryFolder(), temporaryFolder()];
    const called = (script: string) =>
      sandbox
        .run(['ninekeep'], { npm_lifecycle_event: script, INIT_CWD: elsewhere }, here)
        .then(({ stdout }) => JSON.parse(stdout)[1]);
    expect(await called('ninekeep')).toBe(elsewhere);
    expect(await called('test')).toBe(here);
  });

  test('ends with 2 when it cannot be built or set up', async () => {
    const sandbox = sandboxWithCli();
    sandbox.file('src/cli/word.ts', 'export const = 3;');
    const broken = await sandbox.run(['ninekeep']);
    expect([broken.code, broken.stdout]).toEqual([2, '']);
    expect(broken.stderr).toMatch(/^The ninekeep command can't be built, mend this and try again: [\s\S]*word\.ts/);
    const bare = await new Sandbox().run(['ninekeep'], failing('npm', 1));
    expect([bare.code, bare.stdout]).toEqual([2, '']);
  });
});
