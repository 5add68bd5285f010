import { readdirSync } from 'node:fs';

/** How many files designers edit: all JSON of `cards/` but the generated schemas. Counted here by other means than the command's. */
export const CARD_FILES = readdirSync('cards', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && !path.startsWith('schema'),
).length;
