import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { focusedName, tabTo } from './support/keyboard';
import { playByOneWay } from './support/playBattle';
import { chooseInstantByKeys } from './support/setUp';
import { beginBattle, guard, readLog, readTable, waitForHand, waitForTurn } from './support/table';
import { answer, type, typing } from './support/typing';

const visit = openVisits();

test('a battle to its end by typed commands alone', async () => {
  const { page, complaints } = await visit();
  await page.goto(inject('pageUrl'));
  const story = await playByOneWay(page, typing(page), async () => {
    await chooseInstantByKeys(page);
    await tabTo(page, /^Quick battle$/);
    await page.keyboard.press('Enter');
  });
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

test('completion offers what is legal, keys walk over it, and its lines are accepted', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  const { hand } = await beginBattle(page);
  const cheap = hand.filter((name) => !name.includes('needs')).map((name) => name.split(',')[0] ?? '');
  await page.keyboard.press('/');
  await page.keyboard.type('dep');
  const list = page.getByRole('listbox', { name: 'Completions' });
  const field = page.getByRole('combobox', { name: 'Command line' });
  expect(await list.getByRole('option').allInnerTexts()).toEqual([expect.stringMatching(/^deploy/)]);
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('deploy ');
  const cards = (await list.getByRole('option').allInnerTexts()).map((text) => /^deploy (.*?)\s*\n/.exec(text)?.[1]);
  expect(new Set(cards)).toEqual(new Set(cheap));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => list.getByRole('option', { selected: true }).innerText()).toContain(`deploy ${cards[0]}`);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe(`deploy ${cards[0]} `);
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toMatch(/^deploy .* 1 left$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => readLog(page, 3)).toContain(`You deploy ${cards[0]} to row 1, left wing →.`);
  expect((await readTable(page)).cells[0]).toContain(`your ${cards[0]}`);
  await page.keyboard.press('ArrowUp');
  expect(await field.inputValue()).toMatch(/^deploy .* 1 left$/);
  await page.keyboard.press('ArrowDown');
  expect(await field.inputValue()).toBe('');
  await type(page, 'undo');
  expect((await readTable(page)).cells[0]).toContain('empty');
  expect(complaints).toEqual([]);
});

test('errors say what would be legal, and Escape closes the line and gives the focus back', async () => {
  const { page } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  const { hand } = await beginBattle(page);
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
  expect(await axeViolations(page)).toEqual([]);
  await type(page, 'deplyo');
  await expect.poll(() => answer(page)).toBe('“deplyo” is no command. Did you mean “deploy”?');
  await type(page, 'hand');
  await expect.poll(() => answer(page)).toContain(hand[0]?.split(',')[0]);
  await type(page, 'board');
  await expect.poll(() => answer(page)).toMatch(/Enemy castle, (\d+) of \1 health/);
  await page.keyboard.type('eub/');
  expect(await page.getByRole('combobox', { name: 'Command line' }).inputValue()).toBe('eub/');
  expect((await readTable(page)).mayEndTurn).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await focusedName(page)).toBe(focused);
});

test('the opening hand by typing, and conceding asks once', async () => {
  const { page } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await page.getByRole('button', { name: 'Quick battle' }).click();
  const { hand } = await waitForHand(page);
  await type(page, 'end');
  await expect.poll(() => answer(page)).toBe('First say which cards of your hand go back.');
  const name = hand[0]?.split(',')[0] ?? '';
  await type(page, `mulligan ${name}`);
  await waitForTurn(page);
  expect(await readLog(page, 9)).toContain(`You send 1 card back: ${name}.`);
  await type(page, 'concede');
  await expect.poll(() => answer(page)).toContain('Type concede once more');
  await page.keyboard.type('concede');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
});

test('ending the turn with something left asks first: by key, by button, by command', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await page.keyboard.press('e');
  await expect.poll(() => guard(page).innerText()).toMatch(/supply would buy/);
  expect(await axeViolations(page)).toEqual([]);
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
  expect(complaints).toEqual([]);
});

test('keys: L goes to the log, ? lists the keys, and the menu opens the command line', async () => {
  const { page } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await page.keyboard.press('l');
  const log = page.getByRole('region', { name: 'Battle log' });
  expect(await log.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('?');
  const menu = page.getByRole('dialog', { name: 'Settings' });
  await menu.getByText('/ opens the command line').waitFor();
  await menu.getByRole('button', { name: 'Command line' }).click();
  await expect
    .poll(() =>
      page.getByRole('combobox', { name: 'Command line' }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  expect(await log.evaluate((region) => region.contains(document.activeElement))).toBe(true);
});
