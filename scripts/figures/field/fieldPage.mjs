import { leaveGame, plantSettings } from '../../browser/plantBattle.mjs';

/** @typedef {import('playwright').Page} Page */

/** Ten units on the largest ground. */
export const LARGE = 'rules=2d6&battlefield=the-marches&right=recruit&seed=6&fog=on';

/**
 * A battle on the open field from its deployment on.
 * @param {Page} page
 * @param {string} url
 * @param {string} link the set-up; the first battle's if it is empty
 * @param {Parameters<typeof plantSettings>[1]} [settings]
 */
export async function beginField(page, url, link, settings = {}) {
  await leaveGame(page, url);
  await page.evaluate(() => localStorage.clear());
  await plantSettings(page, { speed: 'instant', watchSpeed: 'instant', turnGuard: false, muted: true, ...settings });
  await page.goto(`${url}#/field${link === '' ? '' : `?${link}`}`);
  await page.getByRole('button', { name: 'To the field' }).click();
  const anyway = page.getByRole('button', { name: 'Begin the new battle' });
  await page.locator('[data-field]').or(anyway).first().waitFor();
  if ((await anyway.count()) > 0) await anyway.click();
  await page.locator('[data-field]').waitFor();
}

/**
 * Ready, and the first turn of the person at the page.
 * @param {Page} page
 */
export async function takePlaces(page) {
  await page.getByRole('button', { name: /^Ready/ }).click();
  await untilOwnTurn(page);
}

/** @param {Page} page */
export async function untilOwnTurn(page) {
  await page.locator('aside button[aria-disabled="false"]', { hasText: 'End turn' }).waitFor({ timeout: 30_000 });
}

/**
 * Cells by what their names say.
 * @param {Page} page
 * @param {RegExp} name
 */
export const cells = (page, name) => page.locator('[data-field] [data-place]').filter({ hasText: name });
