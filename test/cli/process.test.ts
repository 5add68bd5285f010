import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CARD_FILES } from './support/cardFiles';

/** The command as people call it: a real process in the folder where they stand. */
function ninekeep(folder: string, ...words: readonly string[]) {
  const { npm_lifecycle_event: _, ...environment } = process.env;
  const call = [resolve('scripts/run.mjs'), 'ninekeep', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, call, {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('answers with exit codes 0, 1 and 2', { timeout: 120_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'ninekeep-process-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync('cards', join(root, 'cards'), { recursive: true });
  expect(ninekeep(root, 'check')).toMatchObject({ status: 0, stdout: `${CARD_FILES} files, no problems\n` });

  writeFileSync(join(root, 'cards/bastion/oathguard.json'), '{');
  const found = ninekeep(root, 'check', 'cards/bastion/oathguard.json');
  expect(found.stdout).toBe('cards/bastion/oathguard.json:1:2 a closing } is expected here\n1 file, 1 problem\n');
  expect(found.status).toBe(1);

  const refused = ninekeep(root, 'chekc');
  expect(refused.stderr).toContain('there is no command "chekc" (did you mean "check"?)');
  expect(refused.status).toBe(2);
});

it('simulates the same battles on one thread and on two', { timeout: 120_000 }, () => {
  const words = ['simulate', '--left', 'greedy', '--right', 'random', '--games', '48', '--seed', '11', '--json'];
  const [one, two] = ['1', '2'].map((workers) => ninekeep('.', ...words, '--workers', workers));
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(one?.stdout ?? '').results[0]).toMatchObject({ games: 48 });
  expect(two).toEqual(one);
});

it('decides a sequential test after the same battles on one thread and on three', { timeout: 120_000 }, () => {
  const words = ['arena', 'greedy', 'random', '--games', '400', '--seed', '2', '--sprt', '0,300', '--json'];
  const [one, three] = ['1', '3'].map((workers) => ninekeep('.', ...words, '--workers', workers));
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(one?.stdout ?? '').sprt.verdict).toBe('elo1');
  expect(three).toEqual(one);
});
