import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { installPackages, whyNoApt } from '../../../scripts/setup/apt.mjs';
import { SOAK } from '../../support/gameRunner';

/** A program of Debian's packages, or why there is none: whoever lacks one is told and fails nothing. */
type Found = { readonly path: string } | { readonly why: string };

async function findOrInstall(name: string, find: () => string | undefined, packages: string[]): Promise<Found> {
  const there = find();
  if (there !== undefined) return { path: there };
  if (!SOAK) return { why: `${name} is not installed` };
  const obstacle = whyNoApt();
  if (obstacle !== undefined) return { why: `${name} is not installed, and ${obstacle}` };
  const isInstalled = await installPackages(packages);
  const path = isInstalled ? find() : undefined;
  return path === undefined ? { why: `apt-get could not install ${packages.join(', ')}` } : { path };
}

const FOLDERS = '/usr/lib/postgresql';

export const findPostgres = () =>
  findOrInstall('PostgreSQL', () => {
    const versions = existsSync(FOLDERS) ? readdirSync(FOLDERS).sort((a, b) => Number(b) - Number(a)) : [];
    return versions.map((version) => join(FOLDERS, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  }, ['postgresql']);

export const findRedis = () =>
  findOrInstall(
    'Redis',
    () => ['/usr/bin', '/usr/local/bin'].map((bin) => join(bin, 'redis-server')).find((path) => existsSync(path)),
    ['redis-server'],
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Ends what was started, by its id, and its folder with it. */
function ending(child: ChildProcess, folder: string): () => Promise<void> {
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

export async function until(isReady: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isReady()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`waited in vain: ${isReady}`);
}

export interface PostgresServer {
  readonly port: number;
  /** As its superuser, by the socket. */
  readonly admin: (statement: string) => string;
  readonly stop: () => Promise<void>;
}

/** A server of its own on a port of its own in a folder of its own. It refuses to run as root. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ninekeep-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const who = isRoot ? { uid: number('-u'), gid: number('-g') } : {};
  if (isRoot) chownSync(folder, number('-u'), number('-g'));
  const data = join(folder, 'data');
  const options = [
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'of the superuser', { mode: 0o644 });
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options, `--pwfile=${secret}`], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = ending(child, folder);
  const admin = (statement: string): string =>
    execFileSync('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-tAc', statement, 'postgres'], {
      ...who,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  await until(() => {
    try {
      return admin('SELECT 1').trim() === '1';
    } catch {
      return false;
    }
  });
  return { port, admin, stop };
}

export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** On a free port if none is named. */
export async function startRedis(path: string, at?: number): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ninekeep-redis-'));
  const port = at ?? (await freePort());
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(path, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  afterAll(ending(child, folder));
  let said = '';
  child.stdout?.on('data', (data) => {
    said += String(data);
  });
  await until(() => /Ready to accept connections/i.test(said));
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
