import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

// Real processes on a busy machine: a slow start is no failure.
vi.setConfig({ testTimeout: 60_000 });

const SCRIPTS = join(import.meta.dirname, '..', '..', '..', 'scripts');
/** Shared by the page's build and the bundles of the scripts. */
const BUILD_PLUGIN = join(SCRIPTS, '../build/constantFunctions.mjs');
const PACKAGES = ['@biomejs/biome', 'knip', 'playwright', 'typescript', 'vite', 'vitest'];
const COMMANDS: Record<string, string> = { '@biomejs/biome': 'biome', typescript: 'tsc' };

export interface Call {
  tool: string;
  args: string[];
  environment: Record<string, string>;
}

/** A folder that is gone when the test has ended. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ninekeep-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function write(path: string, text: string, mode = 0o644): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode });
  return path;
}

/** Writes down how it was called; fails when FAKE_FAILURE names it, with the code and the words given there. */
const FAKE = `
const { appendFileSync, cpSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const [tool, root] = [__TOOL__, __ROOT__];
const args = process.argv.slice(2);
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(npm|NINEKEEP)_/i.test(name)));
appendFileSync(join(root, 'calls.jsonl'), JSON.stringify({ tool, args, environment }) + '\\n');
if (tool === 'npm') {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  cpSync(join(root, 'registry'), join(root, 'node_modules'), { recursive: true });
}
const report = args.find((arg) => arg.startsWith('--outputFile.json='))?.split('=')[1];
const failure = JSON.parse(process.env.FAKE_FAILURE ?? '{}');
const fails = failure.tool === tool;
if (report) writeFileSync(report, JSON.stringify({ numPassedTests: 7, numFailedTests: fails ? 2 : 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }));
if (fails) console.error(failure.words);
process.exitCode = fails ? failure.code : 0;
`;

const fake = (tool: string, root: string) =>
  FAKE.replace('__TOOL__', JSON.stringify(tool)).replace('__ROOT__', JSON.stringify(root));

/** A project with the real scripts, whose npm and tools are fakes. */
export class Sandbox {
  readonly root = temporaryFolder();

  constructor() {
    cpSync(SCRIPTS, join(this.root, 'scripts'), { recursive: true });
    cpSync(BUILD_PLUGIN, join(this.root, 'build/constantFunctions.mjs'));
    this.manifest({});
    this.file('tsconfig.json', '{}');
    this.file('calls.jsonl', '');
    this.file('npm/npm-cli.js', fake('npm', this.root));
    this.file('npm/package.json', '{ "type": "commonjs" }');
    for (const name of PACKAGES) {
      const tool = COMMANDS[name] ?? name;
      this.file(
        `registry/${name}/package.json`,
        JSON.stringify({ name, type: 'commonjs', bin: { [tool]: 'tool.js' } }),
      );
      this.file(`registry/${name}/tool.js`, fake(tool, this.root));
    }
  }

  file(name: string, text: string, mode?: number): string {
    return write(join(this.root, name), text, mode);
  }

  /** As after someone's own `npm install`. */
  install(): void {
    cpSync(join(this.root, 'registry'), join(this.root, 'node_modules'), { recursive: true });
    this.file('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  }

  manifest(changes: Record<string, unknown>, locked: Record<string, unknown> = {}): void {
    const base = { name: 'sandbox', type: 'module', engines: { node: '>=20.19' } };
    this.file('package.json', JSON.stringify({ ...base, ...changes }));
    this.file('package-lock.json', JSON.stringify({ packages: { '': changes, ...locked } }));
  }

  calls(): Call[] {
    return readFileSync(join(this.root, 'calls.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Call);
  }

  toolsCalled(): string[] {
    return this.calls().map((call) => call.tool);
  }

  run(args: string[], environment: Record<string, string> = {}, cwd = this.root) {
    return runNode([join(this.root, 'scripts', 'run.mjs'), ...args], {
      cwd,
      environment: { npm_execpath: join(this.root, 'npm', 'npm-cli.js'), ...environment },
    });
  }
}

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Surroundings {
  cwd?: string;
  environment?: Record<string, string>;
}

/** Without the npm and Ninekeep settings of the run that this test is part of. */
export function runNode(args: string[], { cwd, environment = {} }: Surroundings = {}): Promise<Finished> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NINEKEEP_|INIT_CWD$)/i.test(name));
  const child = spawn(process.execPath, args, { cwd, env: { ...Object.fromEntries(inherited), ...environment } });
  const finished: Finished = { code: null, stdout: '', stderr: '' };
  child.stdin.end();
  child.stdout.on('data', (text) => {
    finished.stdout += text;
  });
  child.stderr.on('data', (text) => {
    finished.stderr += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ...finished, code }));
  });
}
