import { mean } from '../statistics.mjs';
import { beginField } from './fieldPage.mjs';

const BATTLES = 20;
const LONGEST = 120_000;
/** Battles after which the code is compiled and the sentences are parsed: until then a heap grows that nothing leaks into. */
const WARM = 5;

/**
 * The heap after each of twenty watched battles in one page, begun from each result.
 * @param {import('../../browser/servedPage.mjs').ServedPage} served
 */
export async function measureFieldHeap({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const session = await page.context().newCDPSession(page);
  await beginField(page, url, 'rules=clockwork&battlefield=pinfold&left=recruit&right=recruit&seed=4');
  /** @type {number[]} */
  const heaps = [];
  for (let battle = 0; battle < BATTLES; battle++) {
    await page.locator('dialog[open] h2').waitFor({ timeout: LONGEST });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    heaps.push(usedSize / 1024 ** 2);
    if (battle === BATTLES - 1) break;
    await page.locator('dialog[open]').getByRole('button', { name: 'Again' }).first().click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.close();
  const warm = mean(heaps.slice(WARM, WARM + 5));
  return {
    fieldHeapGrowth: 100 * (mean(heaps.slice(-5)) / warm - 1),
    fieldHeap: heaps.at(-1),
    fieldBattles: heaps.length,
  };
}
