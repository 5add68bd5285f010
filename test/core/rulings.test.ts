import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The rulings that the core carries out so far. */
const RULINGS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 25, 26, 31, 32, 33];

const folder = fileURLToPath(new URL('.', import.meta.url));
const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('rulings.test.ts'))
  .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/['`].*ruling \d+.*['`]/g) ?? []);

describe('every ruling of the core has a test that names it', () => {
  it.each(RULINGS)('ruling %i', (ruling) => {
    expect(titles.filter((title) => new RegExp(`ruling ${ruling}\\b`).test(title))).not.toEqual([]);
  });
});
