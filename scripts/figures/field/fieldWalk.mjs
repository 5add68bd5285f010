import { shareOf } from '../statistics.mjs';
import { beginField, cells, LARGE, takePlaces, untilOwnTurn } from './fieldPage.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ at: number, moving: boolean }} Frame */

const SMOOTH = 25;
const IDLE = 2000;
const TURNS = 3;
const UNITS = 4;
/** Eight cells at half speed, and what comes into sight. */
const WALK = 2500;

/**
 * Frames while units walk as far as they can through fog, at half speed.
 * @param {import('../../browser/servedPage.mjs').ServedPage} served
 */
export async function measureFieldWalk({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.addInitScript(watchTokens);
  await beginField(page, url, `${LARGE}&squad=warhound,warhound,warhound,warhound,axeman`, { speed: 'half' });
  await takePlaces(page);
  await page.waitForTimeout(1500);
  const idle = await recorded(page, () => page.waitForTimeout(IDLE));
  /** @type {Frame[][]} */
  const walks = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (let unit = 0; unit < UNITS; unit++) {
      await page.keyboard.press('Escape');
      const hounds = cells(page, /, your Warhound/);
      // Some may have fallen since the last turn.
      if (unit >= (await hounds.count())) break;
      await hounds.nth(unit).click();
      const far = cells(page, /, reachable/).last();
      if ((await far.count()) > 0) {
        await far.hover();
        await page.mouse.down();
        walks.push(await recorded(page, () => page.mouse.up().then(() => page.waitForTimeout(WALK))));
      }
    }
    await page.keyboard.press('e');
    await untilOwnTurn(page);
  }
  await page.close();
  const lengths = walks.flatMap((frames) =>
    intervals(frames).flatMap(({ length, moving }) => (moving ? [length] : [])),
  );
  return {
    fieldSmooth: shareOf(lengths, (length) => length <= SMOOTH),
    fieldFrames: lengths.length,
    fieldIdle: shareOf(
      intervals(idle).map(({ length }) => length),
      (length) => length <= SMOOTH,
    ),
  };
}

/** Runs in the page: a token moves while its place on the screen differs from the frame before. */
function watchTokens() {
  /** @type {{ frames: Frame[], on: boolean }} */
  const record = { frames: [], on: false };
  Object.assign(window, { ninekeepFrames: record });
  let before = '';
  const next = (/** @type {number} */ at) => {
    if (record.on) {
      const tokens = [...document.querySelectorAll('[data-field] [class*="FieldBoard-module__token_"]')];
      const now = tokens.map((token) => token.getAttribute('style')).join();
      record.frames.push({ at, moving: now !== before || tokens.some((token) => token.getAnimations().length > 0) });
      before = now;
    }
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/**
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<Frame[]>}
 */
async function recorded(page, act) {
  await page.evaluate(() => Object.assign(Reflect.get(window, 'ninekeepFrames'), { frames: [], on: true }));
  await act();
  return page.evaluate(() => Object.assign(Reflect.get(window, 'ninekeepFrames'), { on: false }).frames);
}

/** @param {Frame[]} frames */
function intervals(frames) {
  return frames.slice(1).map(({ at, moving }, index) => ({ length: at - (frames[index]?.at ?? at), moving }));
}
