import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';

/** Everything of one browser, by the names of its parts. */
export type BackupParts = Readonly<Record<string, unknown>>;

/** One kind of thing that goes into the file. A new one is one row in `parts.ts`. */
export interface BackupPart {
  readonly name: string;
  /** What is wrong with it, where and why; null when it can be taken over. */
  readonly whatIsWrong: (value: unknown) => string | null;
  /** How much of it there is, to say what would be replaced. */
  readonly count: (value: unknown) => number;
}

export type BackupProblem =
  | { readonly type: 'no-json'; readonly detail: string }
  | { readonly type: 'too-large' | 'no-backup' | 'other-version' | 'damaged' }
  | { readonly type: 'unknown-part' | 'bad-part'; readonly part: string; readonly detail: string };

const FORMAT = 'ninekeep-everything';
const VERSION = 1;
/** In letters; some dozens of battles with their books are a tenth of it. */
const LARGEST = 20_000_000;

export function toBackupText(parts: BackupParts): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, checksum: stableHash(parts), parts });
}

/** All that the text of a file holds, checked part by part; the first thing that is wrong refuses all of it. */
export function readBackup(text: string, known: readonly BackupPart[]): Result<BackupParts, BackupProblem> {
  if (text.length > LARGEST) return refused({ type: 'too-large' });
  const raw = parse(text);
  if (!raw.ok) return refused({ type: 'no-json', detail: raw.refusal });
  const file = raw.value;
  if (!isObject(file) || file.format !== FORMAT || !isObject(file.parts)) return refused({ type: 'no-backup' });
  if (file.version !== VERSION) return refused({ type: 'other-version' });
  if (checksumOf(file.parts) !== file.checksum) return refused({ type: 'damaged' });
  for (const [name, value] of Object.entries(file.parts)) {
    const part = known.find((each) => each.name === name);
    if (part === undefined) return refused({ type: 'unknown-part', part: name, detail: '' });
    const detail = part.whatIsWrong(value);
    if (detail !== null) return refused({ type: 'bad-part', part: name, detail });
  }
  return accepted(file.parts);
}

function parse(text: string): Result<unknown, string> {
  try {
    return accepted(JSON.parse(text));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function checksumOf(parts: unknown): string | null {
  try {
    return stableHash(parts);
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
