import type { Page } from 'playwright';
import { afterAll, expect, inject, test } from 'vitest';
import { drawInteger, openStream } from '../../../src/kernel/chance';
import { SOAK } from '../../support/gameRunner';
import { killableBrowser } from './support/killableBrowser';
import { hearWrites, type Writes } from './support/writes';

const KILLS = SOAK ? 100 : 2;
const SEED = 6;
/** Within this time some dozens of orders are given. */
const LONGEST_LIFE = 700;

const executablePath = process.env.NINEKEEP_CHROMIUM ?? '';
const browser = killableBrowser(executablePath);
afterAll(() => browser.end());

/** Two opponents at full speed: an order every few milliseconds, so that every moment is a bad one. */
const SETTINGS = JSON.stringify({ language: 'en', speed: 'instant', muted: true });

interface Life {
  readonly page: Page;
  readonly writes: Writes;
}

async function wakeUp(): Promise<Life> {
  const page = await browser.open();
  page.setDefaultTimeout(15_000);
  const writes = await hearWrites(page);
  await page.addInitScript((text) => localStorage.setItem('ninekeep-settings', text), SETTINGS);
  await page.goto(inject('pageUrl'));
  const goOn = page.getByRole('link', { name: /^Continue the battle/ });
  await goOn
    .or(page.getByRole('link', { name: 'Quick battle' }))
    .first()
    .waitFor();
  if (await goOn.isVisible()) await goOn.click();
  else await page.goto(`${inject('pageUrl')}#/play?players=greedy,random`);
  await expect.poll(() => writes.first(), { timeout: 15_000 }).not.toBeNull();
  return { page, writes };
}

/** The whole browser, or only the process of the page. */
async function kill(page: Page, whole: boolean): Promise<void> {
  if (whole) return browser.kill();
  const session = await page.context().newCDPSession(page);
  // The page doesn't live to answer.
  session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
}

test(
  `${KILLS} kills at random moments: the battle goes on from the last acknowledged order or the one before`,
  async () => {
    let stream = openStream(SEED, 'lot');
    const draw = (most: number): number => {
      const [drawn, after] = drawInteger(stream, 0, most);
      stream = after;
      return drawn;
    };
    const behind: number[] = [];
    let life = await wakeUp();
    for (let kills = 0; kills < KILLS; kills++) {
      await life.page.waitForTimeout(draw(LONGEST_LIFE));
      await kill(life.page, draw(1) === 0);
      const { kept, last } = life.writes;
      const [acknowledged, begun] = [kept(), last()];
      life = await wakeUp();
      // The first record that is written after it is the resumed one and one order more.
      const next = life.writes.first();
      if (acknowledged === null || begun === null || next?.start !== acknowledged.start) continue;
      const resumed = next.orders.slice(0, -1);
      const lost = acknowledged.orders.length - resumed.length;
      expect({ kills, seed: SEED, lost: lost > 1 ? lost : 'one at most' }).toMatchObject({ lost: 'one at most' });
      // What was begun and not heard of may be there too, but nothing else.
      expect(resumed.length).toBeLessThanOrEqual(begun.orders.length + 1);
      expect(resumed.slice(0, begun.orders.length)).toEqual(begun.orders.slice(0, resumed.length));
      behind.push(lost);
    }
    console.info(`kills: ${KILLS}, of them in a running battle: ${behind.length}, acknowledged orders lost: ${behind}`);
    expect(behind.length).toBeGreaterThan(KILLS / 3);
  },
  SOAK ? 1_200_000 : 180_000,
);
