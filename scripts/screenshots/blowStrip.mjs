/** @typedef {import('playwright').Page} Page */

/** Before it lands, as it lands, and when it has landed: milliseconds after it has begun. */
const BLOW_MOMENTS = [80, 190, 330];
/** What is shot is in the air longer. */
const SHOT_MOMENTS = [130, 250, 470];
/** An order takes some frames to be carried out and shown. */
const MOST_FRAMES = 80;
const FRAME = 16;
/** How wide one of the three frames is in the file. */
const FRAME_WIDTH = 340;
const QUALITY = 0.55;

/**
 * Three frames of a blow side by side, as they are at normal speed: the page's clock stands still at each of them, so that a
 * busy machine takes the same pictures. The log is not in them.
 * @param {Page} page
 * @param {() => Promise<void>} strike
 * @returns {Promise<Buffer>} a WebP
 */
export async function recordBlow(page, strike) {
  await page.evaluate(holdFromTheBeginning);
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await strike();
  await untilItBegins(page);
  const isShot = (await page.locator(ARROW).count()) > 0;
  const pictures = [];
  let now = 0;
  for (const moment of isShot ? SHOT_MOMENTS : BLOW_MOMENTS) {
    await page.clock.runFor(moment - now);
    now = moment;
    await page.evaluate(holdAt, moment);
    pictures.push((await page.screenshot({ type: 'jpeg', quality: 90, animations: 'allow' })).toString('base64'));
  }
  const strip = await page.evaluate(sideBySide, { pictures, width: FRAME_WIDTH, quality: QUALITY });
  return Buffer.from(strip.slice(strip.indexOf(',') + 1), 'base64');
}

const ARROW = '[class*="Missiles-module__arrow"]';

/** @param {Page} page */
async function untilItBegins(page) {
  const stroke = page.locator('[data-strike]');
  for (let frame = 0; frame < MOST_FRAMES && (await stroke.count()) === 0; frame++) await page.clock.runFor(FRAME);
}

/** In the page: whatever begins to move together with the stroke waits; a busy machine would be too late to hold it. */
function holdFromTheBeginning() {
  const TURNS = 30;
  const { port1, port2 } = new MessageChannel();
  let turns = 0;
  port1.onmessage = () => {
    for (const animation of document.getAnimations()) animation.pause();
    if (turns++ < TURNS) port2.postMessage('again');
  };
  const seen = new MutationObserver(() => {
    if (document.querySelector('[data-strike]') === null) return;
    seen.disconnect();
    port2.postMessage('hold');
  });
  seen.observe(document.body, { subtree: true, childList: true });
}

/**
 * In the page: all that moves stands where it is so many milliseconds after the blow has begun.
 * @param {number} moment
 */
function holdAt(moment) {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = moment;
  }
}

/**
 * In the page: the board with both castles, three times.
 * @param {{ pictures: string[], width: number, quality: number }} strip
 */
async function sideBySide({ pictures, width, quality }) {
  const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
  if (grid === undefined) return '';
  const castles = Math.min(grid.left, 90);
  const part = { x: grid.left - castles, y: grid.top - 8, width: grid.width + 2 * castles, height: grid.height + 16 };
  const height = Math.round((width * part.height) / part.width);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * pictures.length + 4 * (pictures.length - 1), height];
  const context = canvas.getContext('2d');
  for (const [place, picture] of pictures.entries()) {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${picture}`;
    await image.decode();
    const left = place * (width + 4);
    context?.drawImage(image, part.x, part.y, part.width, part.height, left, 0, width, height);
  }
  return canvas.toDataURL('image/webp', quality);
}
