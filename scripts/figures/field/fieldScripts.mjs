import { gzipSync } from 'node:zlib';
import { beginField } from './fieldPage.mjs';

/** @typedef {import('../../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ size: number, text: string }} Script */

/** What only the open field says or knows: a script with one of these holds some of it. */
const MARKS = ['board.deploy.how', 'muster.tagline', 'formationEstablished', 'rail.verb.disengage'];

const sum = (/** @type {Script[]} */ scripts) => scripts.reduce((all, { size }) => all + size, 0) / 1024;

/**
 * What the muster and the first battle on the open field load beyond what the start page and a card battle do.
 * @param {ServedPage} served
 */
export async function measureFieldScripts({ url, browser }) {
  const cards = await scriptsOf(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
  });
  /** @type {Set<string>} */
  let atMuster = new Set();
  let fieldWorker = Number.NaN;
  const field = await scriptsOf(browser, async (page, loaded) => {
    await page.goto(`${url}#/field`, { waitUntil: 'networkidle' });
    atMuster = new Set(loaded.keys());
    const started = page.waitForEvent('worker', { predicate: (worker) => worker.url().includes('fieldWorker') });
    await beginField(page, url, 'rules=clockwork&battlefield=pinfold&left=recruit&right=recruit&seed=4');
    const worker = await page.request.get((await started).url());
    fieldWorker = gzipSync(await worker.body(), { level: 9 }).length / 1024;
    await page.waitForLoadState('networkidle');
  });
  const own = [...field].filter(([address]) => !cards.has(address));
  const scripts = (/** @type {(address: string) => boolean} */ wanted) =>
    own.filter(([address]) => wanted(address)).map(([, script]) => script);
  return {
    fieldScript: sum(scripts(() => true)),
    fieldMuster: sum(scripts((address) => atMuster.has(address))),
    fieldBattle: sum(scripts((address) => !atMuster.has(address))),
    fieldShared: sum([...field].filter(([address]) => cards.has(address)).map(([, script]) => script)),
    fieldWorker,
    fieldElsewhere: [...cards.values()].filter(({ text }) => MARKS.some((mark) => text.includes(mark))).length,
  };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page, loaded: Map<string, Script>) => Promise<void>} act
 */
async function scriptsOf(browser, act) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  /** @type {Map<string, Script>} */
  const loaded = new Map();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || /worker/i.test(pathname)) return;
    const body = await response.body();
    loaded.set(pathname, { size: gzipSync(body, { level: 9 }).length, text: body.toString() });
  });
  await act(page, loaded);
  await page.waitForTimeout(300);
  await context.close();
  return loaded;
}
