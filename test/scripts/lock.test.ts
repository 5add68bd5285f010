import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { lockPath, withLock } from '../../scripts/setup/lock.mjs';
import { runNode, temporaryFolder, write } from './support/sandbox';

const LOCK_MODULE = join(import.meta.dirname, '../../scripts/setup/lock.mjs');
const HOLDER = `
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
const [module, root] = process.argv.slice(2);
const { withLock } = await import(pathToFileURL(module));
await withLock(root, 'test', async () => {
  appendFileSync(root + '/log', 'in ' + process.pid + '\\n');
  await pause(60);
  appendFileSync(root + '/log', 'out ' + process.pid + '\\n');
});
`;

function project(): string {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(lockPath(root, 'test'), { force: true }));
  return root;
}

async function pidOfADeadProcess(): Promise<string> {
  return (await runNode(['-e', 'console.log(process.pid)'])).stdout.trim();
}

test('processes hold it one after the other, even when all of them find a dead holder', async () => {
  const root = project();
  const script = write(join(root, 'holder.mjs'), HOLDER);
  writeFileSync(lockPath(root, 'test'), await pidOfADeadProcess());
  const ended = await Promise.all(Array.from({ length: 4 }, () => runNode([script, LOCK_MODULE, root])));
  expect(ended.map(({ code, stderr }) => `${code}${stderr}`)).toEqual(['0', '0', '0', '0']);
  const lines = readFileSync(join(root, 'log'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(8);
  for (let index = 0; index < lines.length; index += 2) {
    expect(lines[index + 1]).toBe(lines[index]?.replace('in', 'out'));
  }
  expect(existsSync(lockPath(root, 'test'))).toBe(false);
});

test('a living holder is waited for', async () => {
  const root = project();
  writeFileSync(lockPath(root, 'test'), String(process.ppid));
  const order: string[] = [];
  const work = withLock(root, 'test', async () => {
    order.push('work');
    await pause(1);
  });
  await pause(350);
  order.push('released');
  rmSync(lockPath(root, 'test'));
  await work;
  expect(order).toEqual(['released', 'work']);
});

test('a failure lets go of it', async () => {
  const root = project();
  await expect(withLock(root, 'test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lockPath(root, 'test'))).toBe(false);
});

test('two projects do not wait for each other', () => {
  expect(lockPath('/one', 'setup')).not.toBe(lockPath('/two', 'setup'));
});
