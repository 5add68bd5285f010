import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartKind } from '../series/partPool';

/** Keys of this program in Redis begin with this. */
export const PREFIX = 'ninekeep';

/** One part of a series, for whoever takes it. */
export interface PartJob {
  /** Whose it is: it lives as long as the command that asked. */
  readonly run: string;
  readonly kind: PartKind;
  /** The hash under which the series lies. */
  readonly work: string;
  readonly part: number;
  readonly keeps: boolean;
}

/** A run whose command was killed is forgotten after so long; workers pass over its parts then. */
export const RUN_SECONDS = 60;

/** What a worker answers for a run whose command is gone. */
export const SKIPPED = 'skipped';

export const workKey = (hash: string): string => `${PREFIX}:work:${hash}`;
export const runKey = (run: string): string => `${PREFIX}:run:${run}`;

/**
 * The queue that programs of the very same code share. Another version would play other battles: it has another queue, and its
 * parts wait for workers of its own.
 */
export function queueName(): string {
  return `parts-${versionOf(dirname(fileURLToPath(import.meta.url)))}`;
}

/** By content, so that two machines agree: all JavaScript that lies beside this bundle. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder).filter((name) => /\.m?[jt]s$/.test(name));
  for (const name of names.sort()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
