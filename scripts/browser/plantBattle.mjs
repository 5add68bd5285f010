import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../setup/folders.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {'midgame' | 'full-hand' | 'burning-board' | 'stratagems' | 'stratagems-win' | 'house-rules' | 'campaign-goal'} PositionName a file in scripts/browser/positions */
/** @typedef {import('../../src/store/settings/settings').Settings} Settings */
/** @typedef {import('../../src/store/seats/seatsSlice').Seat} Seat */
/** @typedef {import('../../src/kernel/sides').BySide<Seat>} Seats */

/** @type {Seats} */
const AGAINST_THE_JESTER = { left: 'human', right: 'random' };

/** @type {Map<string, unknown>} */
const made = new Map();

/**
 * A position as a save of the page. The project's own code writes it, so it can't fall behind the format.
 * @param {PositionName} position
 * @param {Seats} seats
 */
async function saveOf(position, seats) {
  const key = `${position} ${seats.left} ${seats.right}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { runnerImport } = await import('vite');
  const file = `scripts/browser/positions/${position}.json`;
  const { module } = /** @type {{ module: typeof import('./savedBattle') }} */ (
    await runnerImport(join(PROJECT_ROOT, 'scripts/browser/savedBattle.ts'), { root: PROJECT_ROOT, configFile: false })
  );
  const save = module.savedBattle(
    join(PROJECT_ROOT, 'cards'),
    file,
    readFileSync(join(PROJECT_ROOT, file), 'utf8'),
    seats,
  );
  made.set(key, save);
  return save;
}

/**
 * Settings that the page finds when it is loaded next.
 * @param {Page} page already at an address of the game
 * @param {Partial<Settings>} settings
 */
export async function plantSettings(page, settings) {
  await page.evaluate((text) => localStorage.setItem('ninekeep-settings', text), JSON.stringify(settings));
}

const EMPTY_PAGE = '<!doctype html><link rel="icon" href="data:,">';

/**
 * To the game's origin without the game. One that runs could still write over what is planted, and keeps its database from
 * being deleted; one that isn't drawn costs no time.
 * @param {Page} page
 * @param {string} url
 */
export async function leaveGame(page, url) {
  const empty = new URL('empty', url).href;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }), { times: 1 });
  await page.goto(empty);
}

/**
 * Puts a battle into the page's storage, as if it had been fought there, and loads the page: it goes on from this position.
 * @param {Page} page
 * @param {string} url
 * @param {PositionName} position
 * @param {Partial<Settings>} settings
 * @param {Seats} [seats]
 */
export async function openPosition(page, url, position, settings, seats = AGAINST_THE_JESTER) {
  const save = await saveOf(position, seats);
  await leaveGame(page, url);
  await plantSettings(page, settings);
  await page.evaluate(async (file) => {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('ninekeep');
      opening.onupgradeneeded = () => opening.result.createObjectStore('saves');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const writing = database.transaction('saves', 'readwrite');
      // The page keeps two copies; an older battle's must not outdo this one.
      writing.objectStore('saves').clear();
      writing.objectStore('saves').put(file, 'battle');
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    database.close();
  }, save);
  await page.goto(new URL('#/battle', url).href);
  await page.getByRole('grid').waitFor();
}
