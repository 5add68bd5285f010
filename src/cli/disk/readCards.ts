import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { LARGEST_FILE } from '../../content/json/limits';
import type { CardFiles } from '../../content/load/loadCatalog';
import { jsonFilesIn } from './jsonFiles';

/** Generated, and no content. */
const SCHEMA_FOLDER = 'schema';

/** Every content file under a cards folder, sorted, under the name that problems show: `cards/…`. */
export function readCards(cardsFolder: string): CardFiles {
  const paths = jsonFilesIn(cardsFolder).filter((path) => !path.startsWith(`${SCHEMA_FOLDER}/`));
  return new Map(paths.map((path) => [`cards/${path}`, readStart(join(cardsFolder, path))]));
}

/** Read into by one file after the other: hundreds are, and room for the largest would be cleared for each. */
const START = new Uint8Array(4 * LARGEST_FILE + 1);

/** No more than it takes to see that a file is too large; null when it can't be read. */
export function readStart(path: string): string | null {
  try {
    const file = openSync(path, 'r');
    try {
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(START.subarray(0, readFully(file, START)));
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

function readFully(file: number, bytes: Uint8Array): number {
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count) {
    count = readSync(file, bytes, length, bytes.length - length, null);
  }
  return length;
}
