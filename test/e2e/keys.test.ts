import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { focusedName, keyboard, tabTo } from './support/keyboard';
import { playByOneWay } from './support/playBattle';
import { chooseInstantByKeys } from './support/setUp';
import { endTurnBy, readLog, readTable, waitForHand, waitForTurn } from './support/table';

const visit = openVisits();

/** Tab leads nowhere before the page is drawn. */
async function beginByKeys(page: Page): Promise<void> {
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Quick battle' }).waitFor();
  await tabTo(page, /^Quick battle$/);
  await page.keyboard.press('Enter');
}

/** In `npm test` a battle with stratagems is won by keys (`stratagems.test.ts`). */
test.runIf(SOAK)('a battle to its end by keys alone', async () => {
  const { page, complaints } = await visit();
  const story = await playByOneWay(page, keyboard(page), async () => {
    await page.goto(inject('pageUrl'));
    await chooseInstantByKeys(page);
    await tabTo(page, /^Quick battle$/);
    await page.keyboard.press('Enter');
  });
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  expect((await readTable(page)).result).toBeNull();
  expect(complaints).toEqual([]);
});

test('the opening hand is settled by keys; Escape puts down what was chosen; arrows lead from the board to the castles and back, other keys to its ends and corners, and the board stays one stop; the log is walked likewise', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await beginByKeys(page);
  const dealt = await waitForHand(page);
  expect(await focusedName(page)).toBe(dealt.hand[0]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  const marked = await readTable(page);
  expect(marked.hand.map((name) => name.endsWith('goes back'))).toEqual([true, true, false, false]);
  await tabTo(page, /^Send back 2/);
  await page.keyboard.press('Enter');
  const begun = await waitForTurn(page);
  const kept = dealt.hand.slice(2).map((name) => name.split(',')[0] ?? '');
  expect(begun.hand.map((name) => name.split(',')[0])).toEqual(expect.arrayContaining(kept));
  expect(begun.hand).toHaveLength(5);
  expect(await readLog(page, 9)).toContain('You send 2 cards back');
  expect(await focusedName(page)).toMatch(/^End turn/);

  await page.keyboard.press('1');
  expect((await readTable(page)).hand[0]).toContain('chosen');
  await page.keyboard.press('Escape');
  expect((await readTable(page)).hand[0]).not.toContain('chosen');

  await tabTo(page, /^Row /);
  for (const [key, place] of [
    ['ArrowRight', /^Row 2, right wing/],
    ['ArrowRight', /^Enemy castle, (\d+) of \1 health/],
    ['ArrowLeft', /^Row 2, right wing/],
    ['Home', /^Row 2, left wing/],
    ['PageUp', /^Row 1, left wing/],
    ['ArrowUp', /^Row 1, left wing/],
    ['End', /^Row 1, right wing/],
    ['PageDown', /^Row 3, right wing/],
    ['Control+Home', /^Row 1, left wing/],
    ['Control+End', /^Row 3, right wing/],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focusedName(page)).toMatch(place);
  }
  await expect.poll(() => page.locator('[role="grid"] [tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).not.toMatch(/^Row /);
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toMatch(/^Row 3, right wing/);

  const entries = page.locator('[data-log] > li > button:not([data-read])');
  const focusedEntry = () => entries.evaluateAll((all) => all.findIndex((each) => each === document.activeElement));
  const newest = (await entries.count()) - 1;
  expect(newest).toBeGreaterThan(1);
  await entries.nth(newest).focus();
  for (const [key, entry] of [
    ['ArrowUp', newest - 1],
    ['Home', 0],
    ['ArrowUp', 0],
    ['End', newest],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focusedEntry()).toBe(entry);
  }
  expect(complaints).toEqual([]);
});

test('the focus is never lost: into a battle, after ending the turn, in and out of the menu; a key on the heels of the one that opens a dialog meets it, and not the page behind', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await beginByKeys(page);
  await waitForHand(page);
  await page.keyboard.press('e');
  await waitForTurn(page);
  expect(await focusedName(page)).toMatch(/^Row 2, center/);
  await tabTo(page, /^End turn/);
  await endTurnBy(page, () => page.keyboard.press('Enter'));
  await waitForTurn(page);
  expect(await focusedName(page)).toMatch(/^End turn/);
  const menu = page.getByRole('button', { name: 'Menu' });
  const isBack = () => expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await menu.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Close$/);
  await page.keyboard.press('Enter');
  await isBack();

  for (let again = 0; again < 5; again++) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await isBack();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog:modal')?.ariaLabel)).toBe('Settings');
  expect(complaints).toEqual([]);
});
