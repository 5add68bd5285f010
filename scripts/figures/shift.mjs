import { plantSettings } from '../browser/plantBattle.mjs';
import { keepHand, playTurn, waitForTurn } from '../browser/play.mjs';

/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */

const TURNS = 10;
const SEED = 20;

/**
 * Everything that moves by itself from the start page to the result: ten turns by pointer, all that is played back shown.
 * @param {ServedPage} served
 */
export async function measureShift({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.addInitScript((seed) => {
    Crypto.prototype.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(seed);
      return numbers;
    };
  }, SEED);
  await page.goto(url);
  await plantSettings(page, { speed: 'double', turnGuard: false, muted: true });
  await page.addInitScript(() => {
    const sums = { quiet: 0, all: 0, sources: /** @type {string[]} */ ([]) };
    Object.assign(window, { ninekeepShift: sums });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } =
          /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean, sources: { node?: Element }[] }} */ (
            entry
          );
        sums.all += value;
        if (hadRecentInput) continue;
        sums.quiet += value;
        for (const { node } of sources) sums.sources.push(`${value.toFixed(4)} ${node?.className ?? node?.nodeName}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.getByRole('link', { name: 'Quick battle' }).click();
  await keepHand(page);
  let turns = 0;
  while (turns < TURNS && (await waitForTurn(page))) {
    await playTurn(page);
    turns++;
  }
  await concede(page);
  await page.waitForTimeout(600);
  const { quiet, all, sources } = await page.evaluate(
    () => /** @type {{ quiet: number, all: number, sources: string[] }} */ (Reflect.get(window, 'ninekeepShift')),
  );
  await page.close();
  return { layoutShift: quiet, layoutShiftAll: all, turns, sources };
}

/** @param {import('playwright').Page} page */
async function concede(page) {
  if (!(await waitForTurn(page))) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: /sure/ }).click();
  await page.getByRole('dialog').waitFor();
}
