import { beginField } from './fieldPage.mjs';

/** The page is drawn for the first time before anybody thinks. */
const SETTLED = 1500;
const LONGEST = 180_000;

/**
 * The longest time for which the page could do nothing else while two Captains fight to the end.
 * @param {import('../../browser/servedPage.mjs').ServedPage} served
 */
export async function measureFieldThinking({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const link = 'rules=2d6&battlefield=the-commons&left=captain&right=captain&seed=7&fog=on';
  await beginField(page, url, link, { watchSpeed: 'normal' });
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => {
    /** @type {number[]} */
    const tasks = [];
    Object.assign(window, { ninekeepTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page
    .locator('dialog[open] h2')
    .waitFor({ timeout: LONGEST })
    .catch(() => undefined);
  const tasks = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'ninekeepTasks')));
  await page.close();
  return { fieldTask: Math.max(0, ...tasks) };
}
