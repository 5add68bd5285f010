import { expect, inject, test } from 'vitest';
import { keptBattle } from '../../src/store/archive/keptBattle';
import { openVisits } from './support/browser';

const visit = openVisits();

const BOOK = 'e0306dcb9ea4130a';
const BATTLE = keptBattle(
  {
    mode: 'battle',
    packed: `c${BOOK}AAAA`,
    book: BOOK,
    seats: { left: 'human', right: 'captain' },
    winner: 'left',
    decks: { left: 'bastion', right: 'cinder' },
    ground: 'ruins',
    rounds: 9,
    castles: { left: 31, right: 0 },
  },
  1_700_000_000_000,
);

/** Writes a database as some version of the game left it, at an address where no game runs. */
async function withDatabase(version: number) {
  const { page, complaints } = await visit();
  await page.goto(`${inject('pageUrl')}favicon.svg`);
  await page.evaluate(
    async ([wanted, battle]) => {
      const opening = indexedDB.open('ninekeep-battles', wanted);
      await new Promise((resolve, reject) => {
        opening.onerror = reject;
        opening.onsuccess = resolve;
        opening.onupgradeneeded = () => {
          const battles = opening.result.createObjectStore('battles', { keyPath: 'id' });
          for (const index of ['at', 'outcome', 'mode', 'book']) battles.createIndex(index, index);
          opening.result.createObjectStore('books');
          battles.put(battle);
        };
      });
      opening.result.close();
    },
    [version, BATTLE] as const,
  );
  // A file that is looked at by itself has no icon, and the browser complains of that.
  complaints.splice(0);
  await page.goto(`${inject('pageUrl')}#/battles`);
  return { page, complaints };
}

const versionNow = () =>
  indexedDB.databases().then((all) => all.find(({ name }) => name === 'ninekeep-battles')?.version);

test('battles that were kept before there were variations are still there', async () => {
  const { page, complaints } = await withDatabase(1);
  await page.getByRole('heading', { name: 'Victory: The Captain' }).waitFor();
  expect(await page.evaluate(versionNow)).toBe(2);
  expect(complaints).toEqual([]);
});

test('battles that a later version of the game has kept are left alone, and that is said', async () => {
  const { page } = await withDatabase(9);
  await page.getByText(/can’t be read: a later version of the game has kept battles here/).waitFor();
  expect(await page.evaluate(versionNow)).toBe(9);
});
