import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { focusedName, keyboard, tabTo } from './support/keyboard';
import { playBattle } from './support/playBattle';
import { readTable, waitForTurn } from './support/table';

const visit = openVisits();

test('a whole battle by keys alone', async () => {
  const { page, complaints } = await visit();
  await page.goto(inject('pageUrl'));
  await tabTo(page, /^Normal$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Quick battle$/);
  await page.keyboard.press('Enter');
  const story = await playBattle(page, keyboard(page));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  expect((await readTable(page)).result).toBeNull();
  expect(complaints).toEqual([]);
});

test('Escape puts down what was chosen, and arrows lead from the board to the castles and back', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await tabTo(page, /^Quick battle$/);
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('1');
  expect((await readTable(page)).hand[0]).toContain('chosen');
  await page.keyboard.press('Escape');
  expect((await readTable(page)).hand[0]).not.toContain('chosen');
  await tabTo(page, /^Row /);
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  expect(await focusedName(page)).toMatch(/^Enemy castle, 140 of 140 health/);
  await page.keyboard.press('ArrowLeft');
  expect(await focusedName(page)).toMatch(/^Row 2, right wing/);
});

test('the focus is never lost: after ending the turn, in and out of the menu, and into a battle', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await tabTo(page, /^Quick battle$/);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  expect(await focusedName(page)).toMatch(/^Row 2, center/);
  await tabTo(page, /^End turn/);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  expect(await focusedName(page)).toMatch(/^End turn/);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Close$/);
  await page.keyboard.press('Enter');
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
});
