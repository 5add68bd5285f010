import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags } from './setup/chromiumProof.mjs';

/** @typedef {import('playwright').Page} Page */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const TURNS = 3;
const SEED = 7;
const CHOICES = ['Instant', 'Broken Ground', 'Thornveil Wardens', 'The Jester'];
/** A tenth of a PNG's size: every new set of pictures stays in the history for ever. */
const PICTURE = /** @type {const} */ ({ type: 'jpeg', quality: 86 });

/**
 * Takes the pictures in docs/screenshots: an opening hand, and a battle in its fourth round with a blow forecast, at three
 * sizes, and the start page.
 * @param {string} root
 * @param {string} chromiumPath
 * @returns {Promise<number>}
 */
export async function takeScreenshots(root, chromiumPath) {
  const { preview } = await import('vite');
  const { chromium } = await import('playwright');
  const folder = join(root, 'docs', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags() });
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    for (const viewport of SIZES) {
      const page = await browser.newPage({
        viewport,
        colorScheme: theme,
        locale: 'en',
        hasTouch: viewport.width < 500,
      });
      await page.goto(url);
      const name = `${viewport.width}x${viewport.height}${theme === 'light' ? '-light' : ''}.jpg`;
      if (viewport.width === 1440) await page.screenshot({ path: join(folder, `start-${name}`), ...PICTURE });
      await dealHands(page);
      if (theme === 'dark') await page.screenshot({ path: join(folder, `hand-${name}`), ...PICTURE });
      await fight(page);
      await page.screenshot({ path: join(folder, `battle-${name}`), ...PICTURE });
      console.log(`docs/screenshots/battle-${name}`);
      await page.close();
    }
  }
  await browser.close();
  await server.close();
  return 0;
}

/**
 * The same battle on every picture: its seed is drawn by the page.
 * @param {Page} page
 */
async function dealHands(page) {
  await page.evaluate((seed) => {
    Crypto.prototype.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(seed);
      return numbers;
    };
  }, SEED);
  for (const choice of CHOICES) await page.getByText(choice).first().click();
  await page.getByRole('group', { name: 'The opponent’s deck' }).getByText('Cinder Pact').click();
  await page.getByRole('button', { name: 'Quick battle' }).click();
  await page.getByRole('button', { name: 'Keep hand' }).waitFor();
  await page.keyboard.press('2');
  await page.waitForTimeout(600);
}

/**
 * A few turns, then a unit chosen and a target pointed at.
 * @param {Page} page
 */
async function fight(page) {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep hand' }).click();
  await page.getByText('Your turn').first().waitFor();
  for (let turn = 0; turn < TURNS; turn++) {
    await deployWhatOneCan(page);
    await page.getByRole('button', { name: 'End turn' }).click();
    await page.getByText(`Round ${turn + 2}`, { exact: true }).waitFor();
    await page.waitForTimeout(400);
  }
  await deployWhatOneCan(page);
  const target = await aim(page);
  await (page.viewportSize()?.width === 390 ? target.tap() : target.hover());
  await page.waitForTimeout(600);
}

/**
 * The first blow from the flank or from the rear, else the last one that can be struck at all.
 * @param {Page} page
 */
async function aim(page) {
  const attackers = page.getByRole('button', { name: /^Row.*your .*can strike/ });
  const flanked = page.getByRole('button', { name: /^Row.*strike for \d+ from the (flank|rear)/ });
  for (let index = 0; index < (await attackers.count()); index++) {
    await page.keyboard.press('Escape');
    await attackers.nth(index).click();
    if ((await flanked.count()) > 0) return flanked.first();
  }
  return page.getByRole('button', { name: /^Row.*strike for/ }).first();
}

/** @param {Page} page */
async function deployWhatOneCan(page) {
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  for (let index = 0; index < (await hand.count()); index++) {
    const card = hand.nth(index);
    if ((await card.innerText()).includes('needs')) continue;
    await card.click();
    const cells = page.getByRole('button', { name: /deploy here/ });
    if ((await cells.count()) === 0) return;
    await cells.nth(index % (await cells.count())).click();
    await page.waitForTimeout(300);
  }
}
