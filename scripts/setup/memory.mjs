import { readFileSync, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
const ENOUGH = 2 * 1024 ** 3;

/**
 * A folder for temporary files that lies in memory; null where there is none, or no room, or nothing may run from it. Tests
 * delete them by the ten thousand, and a disk can take as long for each as for a whole test.
 */
export function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH && isRunnable() ? IN_MEMORY : null;
  } catch {
    return null;
  }
}

function isRunnable() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options] = mounts.find((line) => line.split(' ')[1] === IN_MEMORY)?.split(' ') ?? [];
  return type === 'tmpfs' && options !== undefined && options.split(',').includes('rw') && !options.includes('noexec');
}
