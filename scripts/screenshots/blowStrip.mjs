/** @typedef {import('playwright').Page} Page */
/** @typedef {{ at: number, picture: string }} RecordedFrame */

/** Before it lands, as it lands, and when it has landed: milliseconds after it has begun. */
const BLOW_MOMENTS = [70, 170, 330];
/** What is shot is in the air longer. */
const SHOT_MOMENTS = [130, 240, 440];
const RECORDED = 1100;
/** How wide one of the three frames is in the file. */
const FRAME_WIDTH = 340;
const QUALITY = 0.6;

/**
 * Three frames of a blow side by side, as they were on the screen at normal speed. The log is not in the picture.
 * @param {Page} page
 * @param {() => Promise<void>} strike
 * @returns {Promise<Buffer>} a WebP
 */
export async function recordBlow(page, strike) {
  const session = await page.context().newCDPSession(page);
  /** @type {RecordedFrame[]} */
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await page.evaluate(rememberBlow);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 1 });
  await strike();
  await page.waitForTimeout(RECORDED);
  await session.send('Page.stopScreencast');
  const { began, isShot } = await page.evaluate(whenItBegan);
  const moments = isShot ? SHOT_MOMENTS : BLOW_MOMENTS;
  const chosen = moments.map((moment) => nearest(frames, began + moment));
  const strip = await page.evaluate(sideBySide, { pictures: chosen, width: FRAME_WIDTH, quality: QUALITY });
  return Buffer.from(strip.slice(strip.indexOf(',') + 1), 'base64');
}

/**
 * @param {RecordedFrame[]} frames
 * @param {number} moment
 */
function nearest(frames, moment) {
  const sorted = frames.toSorted((one, other) => Math.abs(one.at - moment) - Math.abs(other.at - moment));
  return sorted[0]?.picture ?? '';
}

/** In the page: notes when the stroke from striker to target appears. */
function rememberBlow() {
  const seen = new MutationObserver(() => {
    if (document.querySelector('[data-strike]') === null) return;
    seen.disconnect();
    const isShot = document.querySelector('[class*="Missiles-module__arrow"]') !== null;
    document.documentElement.dataset.blow = JSON.stringify({ began: performance.timeOrigin + performance.now(), isShot });
  });
  seen.observe(document.body, { subtree: true, childList: true });
}

/** @returns {{ began: number, isShot: boolean }} */
function whenItBegan() {
  return JSON.parse(document.documentElement.dataset.blow ?? '{"began":0,"isShot":false}');
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
    const scale = image.width / innerWidth;
    context?.drawImage(
      image,
      ...[part.x * scale, part.y * scale, part.width * scale, part.height * scale],
      ...[place * (width + 4), 0, width, height],
    );
  }
  return canvas.toDataURL('image/webp', quality);
}
