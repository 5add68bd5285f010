import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withServedPage } from '../browser/servedPage.mjs';
import { BATTLES_SCENES } from './battlesScenes.mjs';
import { BLOW_SCENES } from './blowScenes.mjs';
import { recordBlow } from './blowStrip.mjs';
import { FIELD_SCENES } from './fieldScenes.mjs';
import { PICTURES } from './pictures.mjs';
import { SIEGE_SCENES } from './siegeScenes.mjs';

/** @typedef {import('./stage.mjs').Scene} Scene */
/** @typedef {import('./stage.mjs').Size} Size */

const SCENES = [...SIEGE_SCENES, ...BLOW_SCENES, ...FIELD_SCENES, ...BATTLES_SCENES];
/** Everything that fades or flies has arrived. */
const SETTLED = 900;
const SEED = 20;

/**
 * Takes the pictures in docs/screenshots anew: every scene of the table at each of its sizes.
 * @param {string} root
 * @param {string} chromiumPath
 * @param {string[]} wanted names of scenes or of their folder; all if there are none
 * @returns {Promise<number>}
 */
export async function takeScreenshots(root, chromiumPath, wanted) {
  const unknown = wanted.filter((name) => SCENES.every((scene) => !isMeant(scene, name)));
  if (unknown.length > 0) {
    console.error(`There is no scene ${unknown.join(', ')}: use ${SCENES.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const scenes = SCENES.filter((scene) => wanted.length === 0 || wanted.some((name) => isMeant(scene, name)));
  const folder = join(root, 'docs', 'screenshots');
  for (const { name } of scenes) removeOutdated(join(folder, dirname(name)), basename(name));
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
 * @param {Scene} scene
 * @param {string} wanted
 */
const isMeant = ({ name }, wanted) => name === wanted || dirname(name) === wanted;

/**
 * @param {string} folder
 * @param {string} name
 */
function removeOutdated(folder, name) {
  mkdirSync(folder, { recursive: true });
  const isOutdated = (/** @type {string} */ file) =>
    file.startsWith(`${name}-`) && /^\d/.test(file.slice(name.length + 1));
  for (const file of readdirSync(folder).filter(isOutdated)) rmSync(join(folder, file));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Scene} scene
 * @param {Size} size
 * @param {string} folder
 */
async function takePicture(
  browser,
  url,
  { name, reach, blow, moment = SETTLED, ending = 'jpg' },
  { width, height, theme = 'dark' },
  folder,
) {
  const hasTouch = Math.min(width, height) < 500;
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en', colorScheme: theme, hasTouch });
  // The same battle on every picture: its seed is drawn by the page.
  await page.addInitScript((seed) => {
    Crypto.prototype.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(seed);
      return numbers;
    };
  }, SEED);
  /** @type {import('./stage.mjs').Stage} */
  const stage = { page, url, hasTouch, settings: { theme, speed: 'instant', turnGuard: false, muted: true } };
  await reach(stage);
  await page.waitForTimeout(moment);
  const file = `${name}-${width}x${height}${theme === 'light' ? '-light' : ''}.${ending}`;
  const picture = blow === undefined ? await PICTURES[ending](page) : await recordBlow(page, () => blow(stage));
  writeFileSync(join(folder, file), picture);
  console.log(`docs/screenshots/${file}`);
  await page.close();
}
