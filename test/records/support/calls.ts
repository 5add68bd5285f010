import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll } from 'vitest';
import { bundledCli } from '../../../scripts/setup/cliBundle.mjs';

export interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complaints: string;
}

export interface Call {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** The command in a process of its own, from its bundle. */
export async function start(words: readonly string[], environment: Record<string, string> = {}): Promise<Call> {
  const child = spawn(process.execPath, [await bundledCli(resolve('.')), ...words], {
    env: { ...process.env, NINEKEEP_ROOT: resolve('.'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  afterAll(() => {
    child.kill('SIGKILL');
  });
  let [said, complaints] = ['', ''];
  child.stdout?.on('data', (data) => {
    said += String(data);
  });
  child.stderr?.on('data', (data) => {
    complaints += String(data);
  });
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, said, complaints })));
  return { child, ended };
}

export async function call(words: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  return (await start(words, environment)).ended;
}

/** Waits until a process has said something; it must not end before. */
export const hears = (child: ChildProcess, words: RegExp): Promise<void> => reads(child, 'stdout', words);

/** The same for what it complains of. */
export const complains = (child: ChildProcess, words: RegExp): Promise<void> => reads(child, 'stderr', words);

function reads(child: ChildProcess, stream: 'stdout' | 'stderr', words: RegExp): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    child[stream]?.on('data', (data) => {
      said += String(data);
      if (words.test(said)) done();
    });
    child.once('close', () => fail(new Error(`it ended without ${words}: ${said}`)));
  });
}
