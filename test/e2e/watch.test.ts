import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { readLog } from './support/table';

const visit = openVisits();

const wholeText = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Every order has one sentence of its own; the first round begins by itself. */
async function ordersTold(page: Page): Promise<number> {
  const told = await readLog(page, 60);
  return (
    told.match(/keeps the hand|sends \d|deploys|moves to|strikes|Round \d+: (?!Left’s turn, 3 supply)/g)?.length ?? 0
  );
}

const resultOf = (page: Page) => page.getByRole('dialog', { name: /^(Left wins|Right wins|Draw)$/ });

test('two opponents are watched: they can be stopped, go on by single orders, offer none of their own, fight to the end, and again; after a reload they go on', async () => {
  const { page, complaints } = await visit({ speed: 'double' });
  await page.goto(`${inject('pageUrl')}#/play`);
  await page.getByText('Watch two opponents').click();
  await page.getByRole('group', { name: 'Who plays Left' }).getByText('The Steward').click();
  await page.getByRole('group', { name: 'Who plays Right' }).getByText('The Jester').click();
  await page.getByRole('button', { name: 'To battle' }).click();
  await goesByOrders(page);
  await offersNothing(page);
  await page.keyboard.press('p');
  await resultOf(page).waitFor({ timeout: 120_000 });
  await tellsTheResult(page);

  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('button', { name: /^Left castle, \d+ of 140 health/ }).waitFor();
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await goesOnAfterAReload(page);
  if (SOAK) {
    await page.getByLabel('Speed').selectOption('instant');
    await resultOf(page).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Start page' }).click();
  } else {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave to the start page' }).click();
  }
  // One's own battles are as fast as before.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Double speed' }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
}, 300_000);

/** Paused, nothing is ordered but what is asked for, even at the speed at which orders follow each other at once. */
async function goesByOrders(page: Page): Promise<void> {
  await page.getByLabel('Speed').selectOption('half');
  await page.getByRole('button', { name: 'Pause' }).click();
  for (let press = 0; press < 3; press++) await page.keyboard.press('+');
  expect(await page.getByLabel('Speed').inputValue()).toBe('instant');
  // What was given before the pause is still shown to its end.
  await page.waitForTimeout(500);
  const paused = await ordersTold(page);
  await page.waitForTimeout(500);
  expect(await ordersTold(page)).toBe(paused);
  await page.getByRole('button', { name: 'One order' }).click();
  await expect.poll(() => ordersTold(page)).toBe(paused + 1);
  await page.waitForTimeout(500);
  expect(await ordersTold(page)).toBe(paused + 1);
  await page.keyboard.press('n');
  await expect.poll(() => ordersTold(page)).toBe(paused + 2);
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
}

async function offersNothing(page: Page): Promise<void> {
  expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /End turn|Undo/ }).count()).toBe(0);
  await page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').first().click();
  for (const key of ['1', 'e', 'u', 'b']) await page.keyboard.press(key);
  expect(await page.getByRole('button', { name: /deploy here|move here/ }).count()).toBe(0);
}

async function tellsTheResult(page: Page): Promise<void> {
  const told = await wholeText(page);
  expect(told).not.toMatch(/\b(you|your|enemy)\b/i);
  expect(told).toMatch(/The Steward/);
  expect(told).toMatch(/The Jester/);
  const row = resultOf(page).getByRole('row', { name: /^Damage to the castle/ });
  const dealt = (await row.getByRole('cell').allInnerTexts()).map(Number);
  expect(dealt).toHaveLength(2);
  expect(Math.max(...dealt)).toBeGreaterThan(50);
  expect(await axeViolations(page)).toEqual([]);
}

async function goesOnAfterAReload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Speed').selectOption('half');
  await expect
    .poll(async () => {
      await page.keyboard.press('n');
      return readLog(page, 40);
    })
    .toMatch(/Left deploys/);
  const before = await readLog(page, 40);
  await page.reload();
  await expect.poll(() => readLog(page, 60)).toContain(before.split('\n').at(-1));
  await page.getByRole('button', { name: 'Pause' }).waitFor();
}
