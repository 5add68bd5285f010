import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const ENOUGH = 2 * 1024 ** 3;

/**
 * A folder for temporary files that lies in memory and goes with this process; null where there is none, or no room, or
 * nothing may run from it. Tests delete files by the ten thousand, and a disk can take milliseconds for each.
 */
export function folderInMemory() {
  if (!isFit()) return null;
  const folder = mkdtempSync(join(IN_MEMORY, 'ninekeep-'));
  // A database server that a test starts runs as another user.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isFit() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH && isRunnable(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} mounts */
function isRunnable(mounts) {
  const mounted = mounts.split('\n').find((line) => line.split(' ')[1] === IN_MEMORY);
  const [, , type, options = ''] = mounted?.split(' ') ?? [];
  const words = options.split(',');
  return type === 'tmpfs' && words.includes('rw') && !words.includes('noexec');
}
