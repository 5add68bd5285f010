import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withServedPage } from '../browser/servedPage.mjs';
import { SCENES } from './scenes.mjs';

/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./scenes.mjs').Size} Size */

/** A tenth of a PNG's size: every new set of pictures stays in the history for ever. */
const PICTURE = /** @type {const} */ ({ type: 'jpeg', quality: 82 });
/** Everything that fades or flies has arrived. */
const SETTLED = 900;
const SEED = 20;

/**
 * Takes the pictures in docs/screenshots anew: every scene of the table at each of its sizes.
 * @param {string} root
 * @param {string} chromiumPath
 * @param {string[]} wanted names of scenes; all if there are none
 * @returns {Promise<number>}
 */
export async function takeScreenshots(root, chromiumPath, wanted) {
  const unknown = wanted.filter((name) => SCENES.every((scene) => scene.name !== name));
  if (unknown.length > 0) {
    console.error(`There is no scene ${unknown.join(', ')}: use ${SCENES.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const folder = join(root, 'docs', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const isOutdated = (/** @type {string} */ file) => scenes.some(({ name }) => file.startsWith(`${name}-`));
  for (const file of readdirSync(folder).filter(isOutdated)) rmSync(join(folder, file));
  await withServedPage(root, chromiumPath, (visit) =>
    visit(async ({ url, browser }) => {
      for (const scene of scenes) {
        for (const size of scene.sizes) await takePicture(browser, url, scene, size, folder);
      }
    }),
  );
  return 0;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Scene} scene
 * @param {Size} size
 * @param {string} folder
 */
async function takePicture(browser, url, { name, reach, moment = SETTLED }, { width, height, theme = 'dark' }, folder) {
  const hasTouch = Math.min(width, height) < 500;
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en', colorScheme: theme, hasTouch });
  // The same battle on every picture: its seed is drawn by the page.
  await page.addInitScript((seed) => {
    Crypto.prototype.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(seed);
      return numbers;
    };
  }, SEED);
  await reach({ page, url, hasTouch, settings: { theme, speed: 'instant', turnGuard: false, muted: true } });
  await page.waitForTimeout(moment);
  const file = `${name}-${width}x${height}${theme === 'light' ? '-light' : ''}.jpg`;
  await page.screenshot({ path: join(folder, file), ...PICTURE });
  console.log(`docs/screenshots/${file}`);
  await page.close();
}
