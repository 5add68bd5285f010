import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { notice } from './notice.mjs';
import { SetupProblem } from './problem.mjs';

const POLL = 100;
const HEARTBEAT = 2_000;
/** Looks without a heartbeat after which a lock is taken over although its pid exists: after a restart it is someone else's. */
const PATIENCE = 30_000 / POLL;
const WORTH_TELLING = 1_500 / POLL;

/**
 * Not in node_modules: `npm ci` empties that folder while the lock is held.
 * @param {string} root
 * @param {string} name
 */
export function lockPath(root, name) {
  const project = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `ninekeep-${project}-${name}.lock`);
}

/**
 * Does the work while no other process does work under the same name for the same project.
 * @template Result
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(root, name, work) {
  const path = lockPath(root, name);
  await acquire(path);
  const heartbeat = setInterval(() => touch(path), HEARTBEAT);
  const release = () => releaseIfOurs(path);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} path */
async function acquire(path) {
  let unchanged = 0;
  let lastHeartbeat = 0;
  for (let looks = 1; !tryToCreate(path); looks++) {
    const heartbeat = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // Counted in looks, not by the clock: after the machine slept, the holder would seem long dead.
    unchanged = heartbeat === lastHeartbeat ? unchanged + 1 : 0;
    lastHeartbeat = heartbeat;
    const holder = holderOf(path);
    if ((isDead(holder) || unchanged > PATIENCE) && removeStale(path, holder)) continue;
    if (looks === WORTH_TELLING) notice('Waiting for another Ninekeep command that is setting up…');
    await pause(POLL);
  }
}

/** @param {string} path */
function tryToCreate(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    // Windows answers EPERM for a moment while the former holder's file is being deleted.
    if (code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32')) return false;
    throw new SetupProblem(`The lock ${path} can't be written (${code}): make its folder writable, or set TMPDIR.`);
  }
}

/**
 * Empty when the holder has made the file and not yet written its pid.
 * @param {string} path
 */
function holderOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} holder */
function isDead(holder) {
  if (!/^\d+$/.test(holder)) return false;
  try {
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * Two waiters may see the same dead holder; the slower must not remove the lock that the faster has just made.
 * So removing is guarded by a folder of its own, and the holder is read again inside.
 * @param {string} path
 * @param {string} holder
 */
function removeStale(path, holder) {
  const guard = `${path}.removing`;
  try {
    mkdirSync(guard);
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 10_000) rmdirSync(guard);
    return false;
  }
  try {
    if (holderOf(path) === holder) rmSync(path, { force: true });
    return true;
  } catch {
    throw new SetupProblem(`The lock ${path} was left by a command that is gone: delete that file and try again.`);
  } finally {
    rmdirSync(guard);
  }
}

/** @param {string} path */
function releaseIfOurs(path) {
  if (holderOf(path) === String(process.pid)) rmSync(path, { force: true });
}

/** @param {string} path */
function touch(path) {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Someone deleted the lock by hand; the work goes on.
  }
}
