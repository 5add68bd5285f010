import { openPosition } from '../browser/plantBattle.mjs';
import { mean, quantile, shareOf } from './statistics.mjs';
import { scriptPerFrame } from './trace.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ at: number, moving: number }} Frame when it began, and how many units had moved since the one before */

const UNITS = 9;
const SMOOTH = 25;
const TURNS = 8;
const TRACED_TURNS = 4;
/** A ribbon, nine units that burn, and what little the other side does, at half speed. */
const LONGEST_TURN = 30_000;
const IDLE = 2000;
/**
 * From the ribbon to the end of the fire, at half speed, with what one unit recovers in between. Playwright looks for the
 * next button in the page itself: while units still burn, its search would be counted as theirs, and its press ends the fire.
 */
const BURNT = 4000;

/**
 * Frames in which all nine units of a full board move at once: they stand on burning ground, and burn when their turn
 * begins, at half speed. Times are those of requestAnimationFrame; script is read from a trace of other turns, so that
 * tracing slows no frame.
 * @param {ServedPage} served
 */
export async function measureFrames({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.addInitScript(watchFrames);
  await openPosition(page, url, 'burning-board', { speed: 'half', turnGuard: false, muted: true });
  await page.waitForTimeout(1500);
  const idle = intervals(await recorded(page, () => page.waitForTimeout(IDLE))).map(({ length }) => length);
  const plain = await plainFrames(browser);
  const frames = intervals(await recorded(page, () => burn(page, TURNS))).filter(({ all }) => all);

  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', '__metadata'] });
  await recorded(page, () => burn(page, TRACED_TURNS));
  const script = scriptPerFrame(JSON.parse((await browser.stopTracing()).toString()));
  await page.close();
  return {
    smoothFrames: shareOf(
      frames.map(({ length }) => length),
      (length) => length <= SMOOTH,
    ),
    animatedFrames: frames.length,
    idleFrames: shareOf(idle, (length) => length <= SMOOTH),
    plainFrames: shareOf(plain, (length) => length <= SMOOTH),
    scriptMean: mean(script),
    scriptLate: quantile(script, 0.95),
  };
}

/**
 * What this machine makes of nine boxes that move on an empty page: frames of the game can't be smoother than these.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<number[]>}
 */
async function plainFrames(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const lengths = await page.evaluate(async (milliseconds) => {
    for (let box = 0; box < 9; box++) {
      const element = document.body.appendChild(document.createElement('div'));
      element.style.cssText = 'float:left;width:240px;height:126px;margin:16px;background:linear-gradient(#543,#210)';
      const frames = ['none', 'translateX(-6px)', 'translateX(5px)', 'none'].map((transform) => ({ transform }));
      element.animate(frames, { duration: 480, iterations: Number.POSITIVE_INFINITY });
    }
    /** @type {number[]} */
    const found = [];
    const end = performance.now() + milliseconds;
    let before = await new Promise(requestAnimationFrame);
    while (before < end) {
      const at = await new Promise(requestAnimationFrame);
      found.push(at - before);
      before = at;
    }
    return found;
  }, IDLE);
  await page.close();
  return lengths;
}

/** Runs in the page. What it takes itself goes into its mark, so that it is not counted as the game's. */
function watchFrames() {
  /** @type {{ frames: Frame[], on: boolean }} */
  const record = { frames: [], on: false };
  Object.assign(window, { ninekeepFrames: record });
  const isUnit = (/** @type {Animation} */ { effect, playState }) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.target?.matches('[class*="UnitToken-module__plate"]') === true;
  const next = (/** @type {number} */ at) => {
    if (record.on) {
      const begin = performance.now();
      const targets = document
        .getAnimations()
        .filter(isUnit)
        .map(({ effect }) => /** @type {KeyframeEffect} */ (effect).target);
      const moving = new Set(targets).size;
      record.frames.push({ at, moving });
      performance.mark(`ninekeep-frame-${moving}-${(performance.now() - begin).toFixed(2)}`);
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

/**
 * How long each frame lasted, and whether all units moved in it.
 * @param {Frame[]} frames
 */
function intervals(frames) {
  return frames.slice(1).map(({ at, moving }, index) => {
    const before = frames[index];
    return { length: at - (before?.at ?? at), all: moving >= UNITS && (before?.moving ?? 0) >= UNITS };
  });
}

/**
 * Ends the turn, and waits for the next one to have begun and burnt.
 * @param {Page} page
 * @param {number} turns
 */
async function burn(page, turns) {
  for (let turn = 0; turn < turns; turn++) {
    const round = Number(/\d+/.exec(await page.getByText(/^Round \d+$/).innerText())?.[0]);
    await page.getByRole('button', { name: 'End turn' }).click();
    await page.getByText(`Round ${round + 1}`, { exact: true }).waitFor({ timeout: LONGEST_TURN });
    await page.waitForTimeout(BURNT);
  }
}
