import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../../src/cli/run';

/** A folder of one's own with a copy of the shipped cards; gone when the test is. */
export function folderWithCards(): string {
  const root = emptyFolder();
  cpSync('cards', join(root, 'cards'), { recursive: true });
  return root;
}

export function emptyFolder(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ninekeep-cli-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

export interface Answer {
  readonly exit: number;
  readonly said: string;
  readonly complaints: string;
}

/** One call of the command from a folder; `typed` is what comes from a pipe. */
export async function call(
  folder: string,
  words: readonly string[],
  home?: string,
  typed?: readonly string[],
): Promise<Answer> {
  const said: string[] = [];
  const complaints: string[] = [];
  const terminal = {
    folder,
    ...(home === undefined ? {} : { home }),
    say: (line: string) => said.push(line),
    complain: (line: string) => complaints.push(line),
    showProgress: () => undefined,
    ...(typed === undefined ? {} : { lines: () => linesOf(typed) }),
  };
  return { exit: await run(words, terminal), said: said.join('\n'), complaints: complaints.join('\n') };
}

async function* linesOf(typed: readonly string[]): AsyncGenerator<string> {
  yield* typed;
}
