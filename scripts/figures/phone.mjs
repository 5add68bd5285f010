/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ bytes: number, isPicture: boolean }} Loaded */

/** A phone on a slow line: what Lighthouse takes for its own. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, locale: 'en' };
const LINE = { offline: false, latency: 150, downloadThroughput: (1_638_400 * 0.9) / 8, uploadThroughput: 675_000 / 8 };
const SLOWER = 4;
/** Until it is kept for offline, an idle page needs its three seconds and the line. */
const STORED_WITHIN = 60_000;

/**
 * The start page of a first visit: its largest contentful paint, what it moves by itself, and how much its pictures weigh.
 * @param {ServedPage} served
 */
export async function measurePhone({ url, browser }) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const pictures = weighPictures(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const largestPaint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const homeShift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        /** @type {PerformanceEntry[]} */
        const moved = [];
        const observer = new PerformanceObserver((list) => moved.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)), 100);
      }),
  );
  await context.close();
  return { largestPaint: Number(largestPaint), homeShift: Number(homeShift), homePictures: pictures() / 1024 };
}

/**
 * As they come over the line: whatever is drawn, be it an image of its own or the sprite of all signs.
 * @param {import('playwright').CDPSession} session
 */
function weighPictures(session) {
  /** @type {Map<string, Loaded>} */
  const loaded = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    loaded.set(requestId, { bytes: 0, isPicture: response.mimeType.startsWith('image/') });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  return () => [...loaded.values()].reduce((sum, { bytes, isPicture }) => sum + (isPicture ? bytes : 0), 0);
}

/**
 * All that is kept for offline, as the browser counts it, and when the first of it was asked for.
 * @param {ServedPage} served
 */
export async function measureStored({ url, browser }) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = (...given) => {
      Object.assign(window, { ninekeepAsked: performance.now() });
      return register(...given);
    };
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: STORED_WITHIN,
  });
  const { bytes, asked } = await page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) sum += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
    const [visit] = performance.getEntriesByType('navigation');
    const loaded = Number(Reflect.get(visit ?? {}, 'loadEventEnd'));
    return { bytes: sum, asked: (Number(Reflect.get(window, 'ninekeepAsked')) - loaded) / 1000 };
  });
  await context.close();
  return { stored: bytes / 1024 / 1024, storedAfter: asked };
}
