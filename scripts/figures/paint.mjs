/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */

/** A phone on a slow line: what Lighthouse takes for its own. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, locale: 'en' };
const LINE = { offline: false, latency: 150, downloadThroughput: (1_638_400 * 0.9) / 8, uploadThroughput: 675_000 / 8 };
const SLOWER = 4;

/**
 * The largest contentful paint of the start page.
 * @param {ServedPage} served
 */
export async function measurePaint({ url, browser }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
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
  await context.close();
  return { largestPaint: Number(largestPaint) };
}
