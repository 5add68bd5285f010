import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = [
  'package.json',
  'package-lock.json',
  'index.html',
  'vite.config.ts',
  'scripts',
  'build',
  'src',
  'cards',
  'public',
];

/** A copy of the project in which a test may break files, served by the very command that a designer uses. */
export interface ProjectCopy {
  readonly folder: string;
  readonly url: string;
  stop(): Promise<void>;
}

export async function startProjectCopy(): Promise<ProjectCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'ninekeep-copy-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const server = spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const url = await printedAddress(server);
  return {
    folder,
    url,
    stop: async () => {
      stopTree(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.on('exit', () => reject(new Error(`npm start ended before it printed an address:\n${printed}`)));
  });
}

/** The command starts the server as a child: killing only the command would leave it running. */
function stopTree(server: ChildProcess): void {
  if (server.pid === undefined || server.exitCode !== null) return;
  if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(server.pid), '/t', '/f']);
  else process.kill(-server.pid, 'SIGTERM');
}
