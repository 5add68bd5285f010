import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';
import { readLog, readTable, waitForHand, waitForTurn } from './support/table';

const visit = openVisits();

const SETTINGS = { speed: 'instant', turnGuard: false, muted: true } as const;
const OWNED = 2;
const MARCHER = 3;

const cell = (page: Page, index: number) => page.locator('[role="grid"] td button').nth(index);
const heads = (page: Page) => page.getByRole('list', { name: 'Zones' }).getByRole('button').allTextContents();

test('house rules are chosen before a battle, stand in its link, and are on from its first round', async () => {
  const { page, complaints } = await visit({ viewport: { width: 360, height: 640 } });
  await page.goto(new URL('#/play', inject('pageUrl')).href);
  await page.getByRole('checkbox', { name: 'Domination' }).check();
  await page.getByRole('checkbox', { name: 'March and Retreat' }).check();
  await page.getByRole('button', { name: /with Domination and March and Retreat$/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  expect(await page.getByRole('checkbox', { name: 'Domination' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'To battle' }).click();
  await waitForHand(page);
  await page.getByRole('button', { name: '2 house rules: Domination and March and Retreat' }).waitFor();
  await page.goto(new URL('#/play?seed=3&house-rules=mirrored-zones', inject('pageUrl')).href);
  const asked = page.getByRole('dialog', { name: 'Another battle?' });
  await asked.getByText(/with Mirrored Zones/).waitFor();
  expect(complaints).toEqual([]);
});

test('house rules on the board: who dominates, who owns, who may march by press, key and typed line, in names and without a fault for axe', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1440, height: 900 } });
  await openBattle(page, 'house-rules', SETTINGS);
  const before = await waitForTurn(page);
  const [left, center, right] = await heads(page);
  expect(left).toContain('you dominate it, +10 % against cards');
  expect(center).not.toContain('dominate');
  expect(right).toContain('you own it and may deploy there');
  expect(before.cells[MARCHER]).toContain('its formation can march on');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^5 house rules: Domination, March and Retreat/ }).click();
  await page.getByText(/Above a column a crown/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  expect((await readTable(page)).cells[OWNED]).toContain('deploy here');
  await page.keyboard.press('Escape');
  await cell(page, MARCHER).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^March on/ }).waitFor();
  await page.keyboard.press('f');
  expect(await readLog(page, 3)).toContain('moves to row 3, center');
  await page.keyboard.press('u');
  await page.keyboard.press('/');
  await page.keyboard.type('march left center');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readTable(page)).cells[MARCHER]).toContain('empty');
  expect(complaints).toEqual([]);
});
