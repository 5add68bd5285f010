import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Running {
  readonly child: ChildProcess;
  readonly folder: string;
}

const PATIENCE = 60_000;

const running: Running[] = [];

/** A program that runs until `endPrograms`, with a folder of its own: nothing of a person's browser is read or written. */
export function startProgram(
  command: string,
  argsIn: (folder: string) => readonly string[],
  environment: Record<string, string> = {},
): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'ninekeep-browser-'));
  const env = { ...process.env, HOME: folder, ...environment };
  const child = spawn(command, argsIn(folder), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // What nobody reads fills the pipe, and the program stops.
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  running.push({ child, folder });
  return child;
}

/** The newest first: a browser goes before the screen it is shown on. */
export async function endPrograms(): Promise<void> {
  for (const { child, folder } of running.splice(0).reverse()) {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    // Its helpers may still be writing their last files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** The first group of a pattern, once the program has said something like it. */
export function heardFrom(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}: ${output}`));
    const timer = setTimeout(() => fail(`did not say ${pattern} in ${PATIENCE / 1000} s`), PATIENCE);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const said = pattern.exec(output)?.[1];
        if (said === undefined) return;
        clearTimeout(timer);
        resolve(said);
      });
    }
    child.on('error', (error) => fail(String(error)));
    child.on('exit', (code) => fail(`ended with ${code}`));
  });
}
