import { readPresses, watchPresses } from '../presses.mjs';
import { median, quantile } from '../statistics.mjs';
import { beginField, cells, LARGE, takePlaces } from './fieldPage.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

const ROUNDS = 3;
const UNITS = 5;
/** Long enough that no press meets what follows the one before. */
const PAUSE = 350;

/**
 * Real presses on the largest ground with ten units: choosing, letting go, moving, undoing, looking at threats.
 * @param {import('../../browser/servedPage.mjs').ServedPage} served
 */
export async function measureFieldPresses({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.addInitScript(watchPresses);
  await beginField(page, url, LARGE);
  await takePlaces(page);
  await page.waitForTimeout(1000);
  for (let round = 0; round < ROUNDS; round++) await pressEverything(page, round);
  const times = (await readPresses(page)).presses.map(({ milliseconds }) => milliseconds);
  await page.close();
  return {
    fieldFeedback: quantile(times, 0.95),
    fieldFeedbackMedian: median(times),
    fieldPresses: times.length,
  };
}

/**
 * @param {Page} page
 * @param {string} kind
 * @param {Locator} where
 */
async function press(page, kind, where) {
  await where.hover();
  await page.waitForTimeout(150);
  await page.evaluate((name) => Object.assign(Reflect.get(window, 'ninekeepPresses'), { kind: name }), kind);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(PAUSE);
}

/**
 * @param {Page} page
 * @param {number} round
 */
async function pressEverything(page, round) {
  const threats = page.getByRole('button', { name: /^Threats/ });
  for (let unit = 0; unit < UNITS; unit++)
    await press(page, 'choose a unit', cells(page, /, your (?!ground)/).nth(unit));
  await press(page, 'move', cells(page, /, reachable/).nth(round));
  const undo = page.getByRole('button', { name: /^Undo/ });
  if ((await undo.getAttribute('aria-disabled')) !== 'true') await press(page, 'undo', undo);
  await page.keyboard.press('Escape');
  await press(page, 'threats', threats);
  await press(page, 'threats', threats);
}
