import { gzipSync } from 'node:zlib';
import { keepHand } from '../browser/play.mjs';

/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */

/**
 * Every script that the start page loads before anybody touches it, from the responses themselves, each compressed at
 * level 9; and what the first battle adds.
 * @param {ServedPage} served
 */
export async function measureScripts({ url, browser }) {
  const page = await browser.newPage({ locale: 'en' });
  /** @type {Map<string, number>} */
  const sizes = new Map();
  page.on('response', async (response) => {
    const address = response.url();
    if (!/\.m?js$/.test(new URL(address).pathname)) return;
    sizes.set(address, gzipSync(await response.body(), { level: 9 }).length);
  });
  const kilobytes = (/** @type {(address: string) => boolean} */ wanted) =>
    [...sizes].filter(([address]) => wanted(address)).reduce((sum, [, size]) => sum + size, 0) / 1024;

  await page.goto(url, { waitUntil: 'networkidle' });
  const initialScript = kilobytes(() => true);
  const first = new Set(sizes.keys());
  await page.getByRole('link', { name: 'Quick battle' }).click();
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  const battleScript = kilobytes((address) => !first.has(address));
  const wholeScript = kilobytes(() => true);
  // A worker is no part of the page: its script doesn't show among the responses.
  const started = page.workers()[0] ?? page.waitForEvent('worker');
  await keepHand(page);
  const worker = await page.request.get((await started).url());
  const workerScript = gzipSync(await worker.body(), { level: 9 }).length / 1024;
  await page.close();
  return { initialScript, battleScript, wholeScript, workerScript };
}
