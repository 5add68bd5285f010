import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { chooseSpeed, openSetUp } from './support/setUp';
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

test('two opponents fight to the end at instant speed, and again', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await openSetUp(page);
  await page.getByText('Watch two opponents').click();
  await page.getByRole('group', { name: 'Who plays Left' }).getByText('The Steward').click();
  await page.getByRole('group', { name: 'Who plays Right' }).getByText('The Jester').click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.getByLabel('Speed').selectOption('instant');
  const result = page.getByRole('dialog', { name: /^(Left wins|Right wins|Draw)$/ });
  await result.waitFor({ timeout: 120_000 });
  const told = await wholeText(page);
  expect(told).not.toMatch(/\b(you|your|enemy)\b/i);
  expect(told).toMatch(/The Steward/);
  expect(told).toMatch(/The Jester/);
  const figure = async (row: string): Promise<number[]> =>
    (
      await result
        .getByRole('row', { name: new RegExp(`^${row}`) })
        .getByRole('cell')
        .allInnerTexts()
    ).map(Number);
  const dealt = await figure('Damage to the castle');
  expect(dealt).toHaveLength(2);
  expect(Math.max(...dealt)).toBeGreaterThan(50);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('button', { name: /^Left castle, \d+ of 140 health/ }).waitFor();
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await page.getByRole('dialog', { name: /^(Left wins|Right wins|Draw)$/ }).waitFor({ timeout: 120_000 });
  expect(complaints).toEqual([]);
}, 300_000);

test('watching can be stopped, goes on by single orders, and offers none of its own', async () => {
  const { page, complaints } = await visit();
  await page.goto(inject('pageUrl'));
  await chooseSpeed(page, 'Double speed');
  await page.goto(
    `${inject('pageUrl')}#battle?seed=5&left=bastion&right=cinder&battlefield=ruins&players=greedy,random`,
  );
  await page.getByLabel('Speed').selectOption('half');
  await page.getByRole('button', { name: 'Pause' }).click();
  // What was given before the pause is still shown to its end.
  await page.waitForTimeout(1_500);
  const paused = await ordersTold(page);
  await page.waitForTimeout(1_500);
  expect(await ordersTold(page)).toBe(paused);
  await page.getByRole('button', { name: 'One order' }).click();
  await expect.poll(() => ordersTold(page)).toBe(paused + 1);
  await page.waitForTimeout(1_500);
  expect(await ordersTold(page)).toBe(paused + 1);
  await page.keyboard.press('n');
  await expect.poll(() => ordersTold(page)).toBe(paused + 2);
  expect(await axeViolations(page)).toEqual([]);

  expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /End turn|Undo/ }).count()).toBe(0);
  await page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').first().click();
  for (const key of ['1', 'e', 'u', 'b']) await page.keyboard.press(key);
  expect(await page.getByRole('button', { name: /deploy here|move here/ }).count()).toBe(0);

  for (let press = 0; press < 3; press++) await page.keyboard.press('+');
  expect(await page.getByLabel('Speed').inputValue()).toBe('instant');
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: /^(Left wins|Right wins|Draw)$/ }).waitFor({ timeout: 120_000 });
  // One's own battles are as fast as before.
  await page.getByRole('button', { name: 'Start page' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Double speed' }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
}, 300_000);

test('a watched battle is gone on with after a reload', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${inject('pageUrl')}#battle?seed=5&players=greedy,greedy`);
  await expect.poll(() => readLog(page, 40), { timeout: 20_000 }).toMatch(/Left deploys/);
  await page.getByRole('button', { name: 'Pause' }).click();
  const before = await readLog(page, 40);
  await page.reload();
  await expect.poll(() => readLog(page, 60)).toContain(before.split('\n').at(-1));
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  expect(complaints).toEqual([]);
});
