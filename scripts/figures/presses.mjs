import { openPosition } from '../browser/plantBattle.mjs';
import { median, quantile } from './statistics.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ kind: string, milliseconds: number }} Press */

/** Long enough that no press meets the animation of the one before. */
const PAUSE = 350;
const AFTER_A_BLOW = 1400;
const ROUNDS = 3;

/**
 * Some fifty real presses of every kind on a board in mid-game, each from the time stamp of its own trusted event to the
 * frame after the one in which the page first changed: a little more than what an eye waits.
 * @param {ServedPage} served
 */
export async function measurePresses({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.addInitScript(watchPresses);
  await openPosition(page, url, 'midgame', { speed: 'normal', turnGuard: false, muted: true });
  await page.waitForTimeout(1500);
  for (let round = 0; round < ROUNDS; round++) await pressEverything(page, round);
  await page.waitForTimeout(500);
  const { presses, events } = await readPresses(page);
  await page.close();
  const times = presses.map(({ milliseconds }) => milliseconds);
  return {
    feedback: quantile(times, 0.95),
    feedbackMedian: median(times),
    feedbackEvents: quantile(events, 0.95),
    presses: times.length,
    slowest: presses.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 5),
  };
}

/**
 * @param {Page} page
 * @returns {Promise<{ presses: Press[], events: number[] }>}
 */
export function readPresses(page) {
  return page.evaluate(
    () => /** @type {{ presses: Press[], events: number[] }} */ (Reflect.get(window, 'ninekeepPresses')),
  );
}

/** Runs in the page, before its own scripts. */
export function watchPresses() {
  /** @type {{ presses: Press[], events: number[], kind: string }} */
  const record = { presses: [], events: [], kind: '' };
  Object.assign(window, { ninekeepPresses: record });
  /** @type {number | null} */
  let pressedAt = null;
  const changed = new MutationObserver(() => {
    if (pressedAt === null) return;
    const begin = pressedAt;
    const { kind } = record;
    pressedAt = null;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => record.presses.push({ kind, milliseconds: performance.now() - begin })),
    );
  });
  changed.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted && record.kind !== '') pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' && record.kind !== '') record.events.push(duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/**
 * @param {Page} page
 * @param {string} kind
 * @param {Locator} where
 * @param {number} [pause]
 */
async function press(page, kind, where, pause = PAUSE) {
  // What the pointer changes by coming is over before the press begins.
  await where.hover();
  await page.waitForTimeout(150);
  await page.evaluate((name) => Object.assign(Reflect.get(window, 'ninekeepPresses'), { kind: name }), kind);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(pause);
}

/**
 * @param {Page} page
 * @param {number} round
 */
async function pressEverything(page, round) {
  const affordable = page.getByRole('list', { name: 'Your hand' }).getByRole('button').filter({ hasNotText: 'needs' });
  const card = affordable.nth(round);
  const button = (/** @type {RegExp | string} */ name) => page.getByRole('button', { name }).first();
  const unit = button(/^Row.*your .*can move.*can strike/);
  await press(page, 'choose a card', card);
  await press(page, 'put the card down', card);
  await press(page, 'choose a card', card);
  await press(page, 'deploy', button(/deploy here/), 900);
  await press(page, 'undo', button(/^Undo/));
  await press(page, 'choose a unit', unit);
  await press(page, 'put the unit down', unit);
  await press(page, 'choose a unit', unit);
  await press(page, 'move', button(/move here/), 900);
  await press(page, 'undo', button(/^Undo/));
  await press(page, 'choose a unit', button(/^Row 2, center.*your/));
  await press(page, 'strike', button(/^Row.*strike for/), AFTER_A_BLOW);
  await press(page, 'undo', button(/^Undo/));
  await press(page, 'open the menu', button('Menu'));
  await press(page, 'change the theme', page.getByText(round % 2 === 0 ? 'Light oak' : 'Dark walnut'));
  await press(page, 'close the menu', button('Close'));
}
