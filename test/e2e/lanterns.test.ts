import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openVisits } from './support/browser';
import { serveToy } from './support/serveToy';

const visit = openVisits();
const address = serveToy(fileURLToPath(new URL('./lanterns', import.meta.url)));

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true }).getByRole('button');
const isSaid = (page: Page, status: string) => page.getByRole('status').filter({ hasText: status }).waitFor();
const walk = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a toy game on seven columns and four rows is played by keys, undone, looked back at and resumed', async () => {
  const { page, complaints } = await visit();
  await page.goto(address());
  await cell(page, 'A2, left').waitFor();

  // Orders by keys alone: from the one Tab stop to the warden's own cell and one step on.
  await walk(page, 'Tab', 'Control+Home', 'ArrowDown', 'ArrowRight', 'Enter');
  await cell(page, 'B2, left').waitFor();
  // What moves is the warden, by the playback's gesture.
  await page.waitForFunction(() => document.getAnimations().length > 0);
  await walk(page, 'End', 'Enter');
  await isSaid(page, 'left to move, A warden goes one step at a time.');

  await page.getByRole('button', { name: 'Undo' }).click();
  await cell(page, 'A2, left').waitFor();
  await cell(page, 'A2, left').click();
  await cell(page, 'A2, left, lit').waitFor();
  await isSaid(page, 'right to move, no refusal');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isSaid(page, 'There is no order that could be taken back.');

  // A moment of the past is shown, takes no order, and is left again.
  await page.getByRole('button', { name: 'Back' }).click();
  await cell(page, 'A2, left').waitFor();
  await cell(page, 'B2').click();
  expect(await cell(page, 'A2, left').count()).toBe(1);
  await page.getByRole('button', { name: 'Now' }).click();
  await cell(page, 'A2, left, lit').waitFor();

  await cell(page, 'G3, right').click();
  await isSaid(page, 'left to move');
  await page.reload();
  await cell(page, 'G3, right, lit').waitFor();
  await cell(page, 'A3').click();
  await cell(page, 'A3, left').click();
  await isSaid(page, 'left has won');
  expect(complaints).toEqual([]);
});
