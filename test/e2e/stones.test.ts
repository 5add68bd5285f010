import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openVisits } from './support/browser';
import { serveToy } from './support/serveToy';

const visit = openVisits();
const address = serveToy(fileURLToPath(new URL('./stones', import.meta.url)));

/** A made-up game on five columns and two rows, whose referee answers when the test says so. */
async function openStones() {
  const { page, complaints } = await visit();
  await page.goto(address());
  await page.getByRole('grid', { name: 'Stones' }).waitFor();
  return { page, complaints };
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name }).getByRole('button');
const answer = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('answer')));
const isSaid = (page: Page, status: RegExp) => page.getByRole('status').filter({ hasText: status }).waitFor();
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.querySelector('span')?.textContent);

test('a grid of another size is walked over by keys, and its edges tell where they were left', async () => {
  const { page, complaints } = await openStones();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('C2, empty');
  for (const [key, name] of [
    ['ArrowUp', 'C1, empty'],
    ['ArrowLeft', 'B1, empty'],
    ['Home', 'A1, stone'],
    ['End', 'E1, empty'],
    ['PageDown', 'E2, stone'],
    ['Control+Home', 'A1, stone'],
    ['Control+End', 'E2, stone'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focusedName(page)).toBe(name);
  }
  await page.keyboard.press('ArrowRight');
  await isSaid(page, /off east from E2/);
  await page.keyboard.press('ArrowDown');
  await isSaid(page, /off south from E2/);
  expect(await focusedName(page)).toBe('E2, stone');
  expect(complaints).toEqual([]);
});

test('an order waits for a referee that answers later: the stone stays in hand, and no second order is given', async () => {
  const { page, complaints } = await openStones();
  await cell(page, 'A1, stone').click();
  await cell(page, 'C2, empty').click();
  await isSaid(page, /waiting, 1 orders/);
  await cell(page, 'B1, empty').click();
  await cell(page, 'E2, stone').click();
  await isSaid(page, /waiting, 1 orders/);
  expect(await cell(page, 'A1, stone, chosen').count()).toBe(1);
  await answer(page);
  await cell(page, 'C2, stone, chosen').waitFor();
  // Column E is refused: everything is in hand as it was.
  await cell(page, 'E1, empty').click();
  await isSaid(page, /waiting, 2 orders/);
  await answer(page);
  await isSaid(page, /ready, 2 orders/);
  expect(await cell(page, 'C2, stone, chosen').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test.each([
  ['B2', 'accepts', 'B2, stone, chosen'],
  ['E1', 'refuses', 'A1, stone, chosen'],
])('what is carried to %s lies there until the referee %s it', async (name, _verdict, outcome) => {
  const { page, complaints } = await openStones();
  await cell(page, 'A1, stone').hover();
  await page.mouse.down();
  await cell(page, `${name}, empty`).hover();
  await page.mouse.up();
  await isSaid(page, /waiting, 1 orders/);
  const carried = page.locator('[data-spot="carried"]');
  expect(await carried.count()).toBe(1);
  await answer(page);
  await isSaid(page, /ready/);
  await carried.waitFor({ state: 'detached' });
  expect(await cell(page, outcome).count()).toBe(1);
  expect(complaints).toEqual([]);
});
