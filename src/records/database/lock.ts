import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseProblem } from './address';

const TRIES = 3;

/**
 * Two processes in one folder would destroy the database. The lock lies beside the folder and names its owner; one whose
 * owner was killed is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  for (let tries = 0; tries < TRIES; tries++) {
    if (wasWritten(path)) return () => rmSync(path, { force: true });
    const owner = ownerOf(path);
    if (owner !== null && isRunning(owner)) {
      throw new DatabaseProblem(`${folder} is in use by process ${owner}: wait for it, or use a server for both`);
    }
    rmSync(path, { force: true });
  }
  throw new DatabaseProblem(`${path} can’t be written`);
}

function wasWritten(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(path: string): number | null {
  try {
    const owner = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // Somebody else's process is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
