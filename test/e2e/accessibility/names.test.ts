import { expect, inject, test } from 'vitest';
import { openVisits } from '../support/browser';
import { openSetUp } from '../support/setUp';
import { readTable } from '../support/table';

const visit = openVisits();

test('the board is a grid with names that tell everything, the ground included', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await openSetUp(page);
  await page.getByText('Broken Ground').click();
  await page.getByRole('button', { name: 'To battle' }).click();
  const grid = page.getByRole('grid', { name: 'Battlefield' });
  await grid.waitFor();
  expect(await grid.getByRole('row').count()).toBe(3);
  const { cells } = await readTable(page);
  expect(cells).toEqual([
    'Row 1, left wing, empty',
    'Row 1, center, high ground +10, empty',
    'Row 1, right wing, light cover shots −25 %, empty',
    'Row 2, left wing, difficult ground one step, empty',
    'Row 2, center, empty',
    'Row 2, right wing, difficult ground one step, empty',
    'Row 3, left wing, light cover shots −25 %, empty',
    'Row 3, center, high ground +10, empty',
    'Row 3, right wing, empty',
  ]);
  for (const name of cells) expect(await grid.getByRole('gridcell', { name, exact: true }).count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Battle log' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Your castle, 140 of 140 health' }).count()).toBe(1);
});

test('Italian speaks on every screen, and the page says so', async () => {
  const { page, complaints } = await visit({ locale: 'it-IT' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Battaglia rapida' }).click();
  await page.getByRole('grid', { name: 'Campo di battaglia' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
  await page.getByRole('button', { name: 'Tieni tutto' }).click();
  await page.getByText('Tocca a te').first().waitFor();
  await page.getByRole('button', { name: 'Fine turno' }).click();
  await page.getByText('Tocca a te').first().waitFor();
  expect(complaints).toEqual([]);
});
