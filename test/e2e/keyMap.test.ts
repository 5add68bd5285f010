import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { focusedName, tabTo } from './support/keyboard';
import { waitForHand, waitForTurn } from './support/table';

const visit = openVisits();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const told = (page: Page) => dialog(page).locator('details').getByRole('status').innerText();

test('a key is changed by keys alone: one that is taken is refused by name, the new one is shown, heard and kept, the old one is not, and all come back at once', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  await page.keyboard.press(',');
  await dialog(page).waitFor();
  await tabTo(page, /^Change keys$/);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^End the turn.*: E\. Change/ })
    .focus();
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toBe('New key…');
  await page.keyboard.press('u');
  expect(await told(page)).toBe(
    'U is taken: Take the last order back. “End the turn, confirm the opening” keeps its key.',
  );
  await page.keyboard.press('4');
  expect(await told(page)).toContain('4 can’t be chosen');
  await page.keyboard.press('k');
  expect(await told(page)).toContain('K is taken: Demolish');
  await page.keyboard.press(';');
  expect(await told(page)).toBe(';: End the turn, confirm the opening.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await focusedName(page)).toBe(';');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });

  await page.reload();
  await page.getByRole('link', { name: 'Quick battle' }).click();
  await waitForHand(page);
  await page.keyboard.press('e');
  expect(await page.getByRole('button', { name: /^Keep hand/ }).innerText()).toMatch(/;$/);
  await page.keyboard.press(';');
  await waitForTurn(page);
  await page.keyboard.press('?');
  await dialog(page).waitFor();
  expect(await dialog(page).locator('dl').innerText()).toMatch(/;\s+End the turn/);
  await dialog(page).getByText('Change keys', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'All keys as at first' }).click();
  expect(await told(page)).toBe('All keys are as at first.');
  expect(
    await dialog(page)
      .getByRole('button', { name: /^End the turn.*: E\. Change/ })
      .count(),
  ).toBe(1);
  expect(complaints).toEqual([]);
});
