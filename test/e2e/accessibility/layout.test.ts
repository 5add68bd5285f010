import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { openVisits } from '../support/browser';
import { crossings } from './crossings';
import { type Device, hold, type Look } from './device';

const visit = openVisits();

/** What people play on: a desk, a tablet both ways, the smallest phone that the game is made for, larger ones. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** The language with the longer words first. */
const LANGUAGES: readonly Look['language'][] = ['it', 'en'];

/** A cell of the position "full-hand": who stands there can strike four cards. */
const PORTCULLIS = 4;

type Troubles = Record<string, readonly string[]>;

test.runIf(SOAK).each(LANGUAGES)(
  'with a full hand on a full board nothing covers, cuts off or loses anything, at every size: %s',
  async (language) => {
    const { page } = await visit({ viewport: SIZES[0] });
    const device = hold(page, { theme: 'dark', language, viewport: SIZES[0] }, inject('pageUrl'));
    const found: Troubles = {};
    await device.open('full-hand');
    await lookAtAllSizes(page, 'at rest', misplaced, found);
    await device.press(device.cell(PORTCULLIS));
    await page.getByText(/^−\d+/).first().waitFor();
    await lookAtAllSizes(page, 'unit chosen', misplaced, found);
    await page.keyboard.press('Escape');
    await device.press(device.button('threat.title'));
    await page.locator('[class*="ThreatBadge-module__threat_"]').first().waitFor();
    await lookAtAllSizes(page, 'threats', misplaced, found);
    await herald(device);
    await lookAtAllSizes(page, 'turn told', heraldedCells, found);
    expect(found).toEqual({});
  },
  400_000,
);

type Measure = (page: Page) => Promise<readonly string[]>;

async function lookAtAllSizes(page: Page, state: string, measure: Measure, found: Troubles): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    const troubles = await measure(page);
    if (troubles.length > 0) found[`${state}, ${size.width} × ${size.height}`] = troubles;
  }
  await page.setViewportSize(SIZES[0]);
  await settle(page);
}

async function misplaced(page: Page): Promise<readonly string[]> {
  return [...(await crossings(page)), ...(await sidewaysScroll(page))];
}

/** Cards slide to where a window of another size has them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Ends the turn, and keeps a copy of the ribbon that tells it: the ribbon itself is gone before a window changes its size. */
async function herald(device: Device): Promise<void> {
  await device.open('full-hand', { speed: 'half' });
  await device.press(device.button('controls.endTurn'));
  const ribbon = device.page.locator('[class*="TurnRibbon-module__place"] > p');
  await ribbon.first().evaluate((shown) => shown.parentElement?.append(shown.cloneNode(true)));
}

/** Cells that the ribbon of a turn lies over. */
function heraldedCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ribbons = [...document.querySelectorAll('[class*="TurnRibbon-module__place"] > p')];
    return [...document.querySelectorAll('[role="grid"] td')].flatMap((cell, index) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const isUnder = ribbons.some((ribbon) => {
        const box = ribbon.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
      return isUnder ? [`the turn is told over cell ${index}`] : [];
    });
  });
}

function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`${over} pixels to scroll sideways`] : [];
  });
}
