import { gzipSync } from 'node:zlib';
import { keepHand } from '../../browser/play.mjs';
import { beginField, cells, takePlaces, untilOwnTurn } from './fieldPage.mjs';

/** @typedef {import('../../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ size: number, text: string }} Script */

/** What only the open field says or knows: a script with one of these holds some of it. */
const MARKS = ['board.deploy.how', 'muster.tagline', 'formationEstablished', 'rail.verb.disengage'];

const sum = (/** @type {Script[]} */ scripts) => scripts.reduce((all, { size }) => all + size, 0) / 1024;

/**
 * What the open field loads beyond what the start page and a card battle do: the muster and the first battle, with a turn of a
 * person's own; apart from it what comes only when somebody asks for it, or with a rule set that has stances and formations.
 * @param {ServedPage} served
 */
export async function measureFieldScripts({ url, browser }) {
  const cards = await scriptsOf(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Quick battle' }).click();
    await page.getByRole('grid').waitFor();
    const opponent = page.waitForEvent('worker');
    await keepHand(page);
    await page.getByRole('button', { name: 'End turn' }).click();
    await opponent;
    await page.waitForLoadState('networkidle');
  });
  /** @type {Set<string>} */
  let atMuster = new Set();
  /** @type {Set<string>} */
  let inBattle = new Set();
  let fieldWorker = Number.NaN;
  const field = await scriptsOf(browser, async (page, loaded) => {
    await page.goto(`${url}#/field`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'To the field' }).waitFor();
    await page.waitForTimeout(300);
    atMuster = new Set(loaded.keys());
    const started = page.waitForEvent('worker', { predicate: (worker) => worker.url().includes('fieldWorker') });
    await playTurn(page, url);
    const worker = await page.request.get((await started).url());
    fieldWorker = gzipSync(await worker.body(), { level: 9 }).length / 1024;
    inBattle = new Set(loaded.keys());
    await askForTheRest(page, url);
  });
  const own = [...field].filter(([address]) => !cards.has(address));
  const scripts = (/** @type {(address: string) => boolean} */ wanted) =>
    own.filter(([address]) => wanted(address)).map(([, script]) => script);
  return {
    fieldScript: sum(scripts((address) => inBattle.has(address))),
    fieldMuster: sum(scripts((address) => atMuster.has(address))),
    fieldBattle: sum(scripts((address) => inBattle.has(address) && !atMuster.has(address))),
    fieldLater: sum(scripts((address) => !inBattle.has(address))),
    fieldShared: sum([...field].filter(([address]) => cards.has(address)).map(([, script]) => script)),
    fieldWorker,
    fieldElsewhere: [...cards.values()].filter(({ text }) => MARKS.some((mark) => text.includes(mark))).length,
  };
}

/**
 * The first battle, as it begins with one press: places, threats, a way, the opponent's turn.
 * @param {import('playwright').Page} page
 * @param {string} url
 */
async function playTurn(page, url) {
  await beginField(page, url, '');
  await takePlaces(page);
  await page.getByRole('button', { name: /^Threats/ }).click();
  await cells(page, /, your (?!ground)/)
    .first()
    .click();
  await cells(page, /, reachable/)
    .first()
    .click();
  await page.locator('aside button', { hasText: 'End turn' }).click();
  await untilOwnTurn(page);
  await page.waitForLoadState('networkidle');
}

/**
 * Typed orders, menu, help, result; then a rule set with stances, maneuvers and formations.
 * @param {import('playwright').Page} page
 * @param {string} url
 */
async function askForTheRest(page, url) {
  await page.keyboard.press('/');
  await page.getByLabel('Type an order').fill('help');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('atk B2 C4').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'How these rules work' }).click();
  await page.locator('dialog[open] h3').first().waitFor();
  await page.keyboard.press('Escape');
  await beginField(page, url, 'rules=d50&battlefield=pinfold&left=recruit&right=recruit&seed=4');
  await page.getByRole('button', { name: 'Again' }).waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
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
