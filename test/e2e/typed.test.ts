import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { focusedName, tabTo } from './support/keyboard';
import { playByOneWay } from './support/playBattle';
import { chooseInstantByKeys } from './support/setUp';
import { guard, readLog, readTable, waitForHand, waitForTurn } from './support/table';
import { answer, type, typing } from './support/typing';

const visit = openVisits();

const field = (page: Page) => page.getByRole('combobox', { name: 'Command line' });

test.runIf(SOAK)('a battle to its end by typed commands alone', async () => {
  const { page, complaints } = await visit();
  const story = await playByOneWay(page, typing(page), async () => {
    await page.goto(inject('pageUrl'));
    await chooseInstantByKeys(page);
    await tabTo(page, /^Quick battle$/);
    await page.keyboard.press('Enter');
  });
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('by typing: the opening hand is settled, errors say what would be legal, completion offers it, ending the turn with something left asks first, conceding asks once', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('link', { name: 'Quick battle' }).click();
  await settlesTheHand(page);
  await answersErrors(page);
  await completes(page);
  await listsItsKeys(page);
  await asksBeforeTheTurnEnds(page);

  await type(page, 'concede');
  await expect.poll(() => answer(page)).toContain('Type concede once more');
  await page.keyboard.type('concede');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
  expect(complaints).toEqual([]);
});

async function settlesTheHand(page: Page): Promise<void> {
  const { hand } = await waitForHand(page);
  await type(page, 'end');
  await expect.poll(() => answer(page)).toBe('First say which cards of your hand go back.');
  const name = hand[0]?.split(',')[0] ?? '';
  await type(page, `mulligan ${name}`);
  await waitForTurn(page);
  expect(await readLog(page, 9)).toContain(`You send 1 card back: ${name}.`);
  await page.keyboard.press('Escape');
  expect(await field(page).count()).toBe(0);
}

/** Errors say what would be legal, and Escape closes the line and gives the focus back. */
async function answersErrors(page: Page): Promise<void> {
  const { hand } = await readTable(page);
  const card = hand.find((name) => !name.includes('needs'))?.split(',')[0] ?? '';
  await tabTo(page, /^Row /);
  const focused = await focusedName(page);
  await type(page, `deploy ${card} 1 right`);
  await expect
    .poll(() => answer(page))
    .toMatch(
      new RegExp(
        `^${card} can’t be deployed to row 1 right wing: You cannot deploy in this column. It can be deployed to row 1 left wing,`,
      ),
    );
  expect(await page.getByRole('alert').textContent()).toBe('');
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
  await type(page, 'deplyo');
  await expect.poll(() => answer(page)).toBe('“deplyo” is no command. Did you mean “deploy”?');
  await type(page, 'hand');
  await expect.poll(() => answer(page)).toContain(hand[0]?.split(',')[0]);
  await type(page, 'board');
  await expect.poll(() => answer(page)).toMatch(/Enemy castle, (\d+) of \1 health/);
  await page.keyboard.type('eub/');
  expect(await field(page).inputValue()).toBe('eub/');
  expect((await readTable(page)).mayEndTurn).toBe(true);
  await page.keyboard.press('Escape');
  expect(await field(page).count()).toBe(0);
  expect(await focusedName(page)).toBe(focused);
}

/** Completion offers what is legal, keys walk over it, and its lines are accepted. */
async function completes(page: Page): Promise<void> {
  const { hand } = await readTable(page);
  const cheap = hand.filter((name) => !name.includes('needs')).map((name) => name.split(',')[0] ?? '');
  const options = page.getByRole('listbox', { name: 'Completions' }).getByRole('option');
  const chosen = page.getByRole('listbox', { name: 'Completions' }).getByRole('option', { selected: true });
  const value = () => field(page).inputValue();
  await page.keyboard.press('/');
  await page.keyboard.type('dep');
  expect(await options.allInnerTexts()).toEqual([expect.stringMatching(/^deploy/)]);
  await page.keyboard.press('Tab');
  expect(await value()).toBe('deploy ');
  const cards = (await options.allInnerTexts()).map((text) => /^deploy (.*?)\s*\n/.exec(text)?.[1]);
  expect(new Set(cards)).toEqual(new Set(cheap));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => chosen.innerText()).toContain(`deploy ${cards[0]}`);
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await value()).toBe(`deploy ${cards[0]} `);
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  expect(await value()).toMatch(/^deploy .* 1 left$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => readLog(page, 3)).toContain(`You deploy ${cards[0]} to row 1, left wing →.`);
  expect((await readTable(page)).cells[0]).toContain(`your ${cards[0]}`);
  await page.keyboard.press('ArrowUp');
  expect(await value()).toMatch(/^deploy .* 1 left$/);
  await page.keyboard.press('ArrowDown');
  expect(await value()).toBe('');
  await type(page, 'undo');
  expect((await readTable(page)).cells[0]).toContain('empty');
  await page.keyboard.press('Escape');
}

/** L goes to the log, ? lists the keys, and the menu opens the command line. */
async function listsItsKeys(page: Page): Promise<void> {
  await page.keyboard.press('l');
  const log = page.getByRole('region', { name: 'Battle log' });
  expect(await log.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('?');
  const menu = page.getByRole('dialog', { name: 'Settings' });
  await menu.locator('dt:text-is("/") + dd', { hasText: 'Type an order' }).waitFor();
  await menu.getByRole('button', { name: 'Command line' }).click();
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await log.evaluate((region) => region.contains(document.activeElement))).toBe(true);
}

/** By key, by button, by command. */
async function asksBeforeTheTurnEnds(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await expect.poll(() => guard(page).innerText()).toMatch(/supply would buy/);
  if (SOAK) expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await guard(page).count()).toBe(0);
  await page.getByRole('button', { name: 'End turn' }).click();
  await guard(page).getByRole('button', { name: 'Keep playing' }).click();
  expect(await guard(page).count()).toBe(0);
  expect(await focusedName(page)).toMatch(/^Row /);
  await page.keyboard.press('e');
  await page.keyboard.press('1');
  expect(await guard(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await type(page, 'end');
  await guard(page).waitFor();
  expect((await readTable(page)).mayEndTurn).toBe(true);
  await type(page, 'end');
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count()).toBe(1);
  await waitForTurn(page);
}
