/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {Parameters<typeof import('../browser/plantBattle.mjs').plantSettings>[1]} Settings */
/** @typedef {{ width: number, height: number, theme?: 'dark' | 'light' }} Size */
/** @typedef {{ page: Page, url: string, hasTouch: boolean, settings: Settings }} Stage */

/**
 * @typedef {object} Scene
 * @property {string} name with its folder below docs/screenshots, if it has one
 * @property {(stage: Stage) => Promise<void>} reach
 * @property {Size[]} sizes
 * @property {import('./pictures.mjs').PictureType} [ending] `jpg` if left out
 * @property {(stage: Stage) => Promise<void>} [blow] what begins a blow: three frames of it are the picture
 * @property {number} [moment] milliseconds until the picture, where what is to be seen passes
 */

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const LYING = { width: 844, height: 390 };

/** @param {Size} size @returns {Size} */
export const light = (size) => ({ ...size, theme: 'light' });

/**
 * @param {Stage} stage
 * @param {Locator} place
 */
export async function act({ hasTouch }, place) {
  await (hasTouch ? place.tap() : place.click());
}

/**
 * @param {Stage} stage
 * @param {string | RegExp} name
 */
export const button = ({ page }, name) => page.getByRole('button', { name }).first();
