import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutInheritedNpm } from '../../scripts/setup/npm.mjs';
import { Sandbox } from './support/sandbox';

const NOTICE = 'Installing dependencies (first run or package.json changed)…\n';
const failing = (code: number, words: string) => ({ FAKE_FAILURE: JSON.stringify({ tool: 'npm', code, words }) });
const installed = (packages: Record<string, unknown>) => JSON.stringify({ packages });

test('installs on the first run, says so in one line, and not again', async () => {
  const sandbox = new Sandbox();
  expect(await sandbox.run(['build'])).toEqual({ code: 0, stdout: '', stderr: NOTICE });
  expect(await sandbox.run(['build'])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(sandbox.toolsCalled()).toEqual(['npm', 'vite', 'vite']);
  expect(sandbox.calls()[0]?.args.slice(0, 2)).toEqual(['ci', '--include=dev']);
});

test('installs again when another package is wanted, when the folder is gone, and for another machine', async () => {
  const sandbox = new Sandbox();
  sandbox.install();
  sandbox.manifest({ dependencies: { a: '1.0.0' } }, { 'node_modules/a': { version: '1.0.0' } });
  await sandbox.run(['build']);
  rmSync(join(sandbox.root, 'node_modules'), { recursive: true });
  await sandbox.run(['build']);
  sandbox.file('node_modules/.ninekeep/installed.json', '{ "packages": "?", "machine": "amiga" }');
  await sandbox.run(['build']);
  expect(sandbox.toolsCalled().filter((tool) => tool === 'npm')).toHaveLength(3);
});

test('leaves alone what already is as locked: own `npm install`, a renamed script', async () => {
  const sandbox = new Sandbox();
  const foreign = { version: '1.0.0', optional: true, os: ['none'], cpu: ['none'] };
  const locked = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/foreign': foreign };
  sandbox.install();
  sandbox.file('node_modules/.package-lock.json', installed({ 'node_modules/a': { version: '1.0.0' } }));
  sandbox.manifest({ dependencies: { a: '1.0.0' } }, locked);
  expect((await sandbox.run(['build'])).stderr).toBe('');
  sandbox.manifest({ dependencies: { a: '1.0.0' }, scripts: { other: 'name' } }, locked);
  expect((await sandbox.run(['build'])).stderr).toBe('');
  expect(sandbox.toolsCalled()).toEqual(['vite', 'vite']);
});

test('does not take a tree for the locked one when a build for this machine is missing', async () => {
  const sandbox = new Sandbox();
  const native = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  sandbox.file('node_modules/.package-lock.json', installed({}));
  sandbox.manifest({}, { 'node_modules/native': native });
  expect((await sandbox.run(['build'])).stderr).toBe(NOTICE);
});

test('two commands at once install once', async () => {
  const sandbox = new Sandbox();
  const ended = await Promise.all([sandbox.run(['build']), sandbox.run(['start'])]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(sandbox.toolsCalled().sort()).toEqual(['npm', 'vite', 'vite']);
});

test('without a network tries what npm has kept, then says what to do', async () => {
  const sandbox = new Sandbox();
  const ended = await sandbox.run(['build'], failing(1, 'npm error code ENOTFOUND'));
  expect(ended.code).toBe(1);
  expect(ended.stderr.trimEnd().split('\n').at(-1)).toMatch(/^The package registry can't be reached: connect to the/);
  expect(sandbox.calls().map(({ args }) => args.includes('--offline'))).toEqual([false, true]);
  expect((await sandbox.run(['build'])).stderr).toBe(NOTICE);
});

test.each([
  [
    'npm error code EUSAGE',
    'package.json and package-lock.json disagree: run `npm install` and keep the lock it writes.',
  ],
  ['npm error code EACCES', "node_modules can't be written: make the project's folder yours and try again."],
  ['npm error code EWHAT', 'npm could not install the dependencies (exit code 9): its own message is above.'],
])('%s becomes a sentence', async (words, sentence) => {
  const ended = await new Sandbox().run(['build'], failing(9, words));
  expect(ended).toEqual({ code: 1, stdout: '', stderr: `${NOTICE}${words}\n${sentence}\n` });
});

test("npm gets where packages come from, and nothing else of the outer npm's settings", () => {
  const outer = {
    PATH: '/bin',
    INIT_CWD: '/elsewhere',
    npm_config_registry: 'a',
    NPM_CONFIG_CAFILE: 'b',
    npm_config_https_proxy: 'c',
    npm_config_omit: 'dev',
    npm_config_local_prefix: '/elsewhere',
    npm_package_name: 'outer',
    npm_execpath: '/npm-cli.js',
  };
  expect(Object.keys(withoutInheritedNpm(outer))).toEqual([
    'PATH',
    'npm_config_registry',
    'NPM_CONFIG_CAFILE',
    'npm_config_https_proxy',
  ]);
});
