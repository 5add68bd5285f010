import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';
import { waitForTurn } from './support/table';

const visit = openVisits();

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const isMenuFocused = (page: Page) => menu(page).evaluate((button) => button === document.activeElement);
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' });
const chosenCards = (page: Page) => page.locator('[data-hand] [aria-pressed="true"]').count();
const count = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelectorAll(found).length, selector);

async function openMenu(page: Page): Promise<void> {
  await menu(page).click();
  await expect.poll(() => count(page, 'dialog:modal')).toBe(1);
}

/** Closes the menu, and no frame is drawn before the act is over: it comes on the heels of the press. */
async function closeAnd(page: Page, button: Locator, act: () => Promise<void>): Promise<void> {
  await openMenu(page);
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(window, {
      release: () => {
        window.requestAnimationFrame = draw;
        for (const callback of held) draw(callback);
      },
    });
  });
  await button.click();
  await act();
  await page.evaluate(() => (Reflect.get(window, 'release') as () => void)());
}

test.each(SOAK ? (['normal', 'instant'] as const) : (['normal'] as const))(
  'a dialog that was closed frees the page at the next key or press or as soon as it has been seen to leave, and gives the focus back: speed %s',
  async (speed) => {
    const { page, complaints } = await visit();
    await openBattle(page, 'midgame', { speed });
    await waitForTurn(page);
    const isGone = () => expect.poll(() => page.locator('dialog').count()).toBe(0);
    const isLeaving = () => expect.poll(() => count(page, 'dialog:modal[data-leaving]')).toBe(1);

    await openMenu(page);
    await close(page).click();
    await isGone();
    expect(await isMenuFocused(page)).toBe(true);

    await closeAnd(page, close(page), async () => {
      await isLeaving();
      await page.keyboard.press('1');
      expect(await count(page, 'dialog:modal')).toBe(0);
      expect(await isMenuFocused(page)).toBe(true);
      expect(await chosenCards(page)).toBe(1);
      await page.keyboard.press('Escape');
      expect(await chosenCards(page)).toBe(0);
    });
    await isGone();

    await closeAnd(page, close(page), async () => {
      await isLeaving();
      await page.keyboard.press('Shift+Tab');
      expect(await isMenuFocused(page)).toBe(false);
      await page.keyboard.press('Tab');
      expect(await isMenuFocused(page)).toBe(true);
    });
    await isGone();

    // The pointer comes in one leap, and presses where it arrives.
    const card = page.locator('[data-hand] li:not([inert]) button').first();
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await closeAnd(page, close(page), async () => {
      await isLeaving();
      await page.mouse.click(x + width / 2, y + height / 2);
      expect(await chosenCards(page)).toBe(1);
    });
    await isGone();
    await page.keyboard.press('Escape');

    // Wanted again before it has left, it stays as it is.
    await closeAnd(page, close(page), async () => {
      await isLeaving();
      // The browser takes a while to go back from the settings' address.
      await expect.poll(() => page.url()).toMatch(/#\/battle$/);
      await page.keyboard.press('?');
    });
    await expect.poll(() => count(page, 'dialog:modal:not([inert], [data-leaving])')).toBe(1);
    await page.keyboard.press('Escape');
    await isGone();
    await expect.poll(() => isMenuFocused(page)).toBe(true);

    // Whoever takes the focus for something on the page doesn't find it inert.
    await closeAnd(page, page.getByRole('dialog').getByRole('button', { name: 'Command line' }), async () => {
      await expect.poll(() => count(page, '[data-command]:focus')).toBe(1);
      await page.keyboard.press('Escape');
      expect(await isMenuFocused(page)).toBe(true);
    });
    await isGone();
    expect(complaints).toEqual([]);
  },
);
