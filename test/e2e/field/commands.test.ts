import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openVisits } from '../support/browser';
import { isOwn, readField } from './support/readField';

const visit = openVisits();

const SMALL =
  '#/field?rules=2d6&battlefield=pinfold&right=recruit&squad=axeman,bowman&enemy=axeman,bowman&seed=5&fog=off';

/** Opens the line of a battle that has begun. */
async function openLine(page: Page, begin: string, name: string) {
  await page.goto(`${inject('pageUrl')}${SMALL}`);
  await page.getByRole('button', { name: begin }).click();
  await page.locator('[data-field]').waitFor();
  await page.keyboard.press('/');
  const line = page.getByRole('textbox', { name });
  const answer = page.getByRole('log').first();
  const type = async (text: string) => {
    await line.fill(text);
    await page.keyboard.press('Enter');
  };
  return { line, answer, type };
}

test('typed orders are explained, completed, refused with what would be legal, and mean the chosen unit where none is named', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  const { line, answer, type } = await openLine(page, 'To the field', 'Type an order');
  await type('help');
  await expect.poll(() => answer.textContent()).toContain('mv B2 D2 [via C3 …]: move');
  await type('help atk');
  await expect
    .poll(() => answer.textContent())
    .toBe('atk B2 C4: The unit strikes or shoots at a unit, or at what stands on a cell.');
  await type('fly');
  await expect.poll(() => answer.textContent()).toBe('there is no command "fly": help lists them');
  await type('ready');
  await expect.poll(async () => (await readField(page)).great).toMatch(/^End turn/);
  await line.fill('mv axe');
  await page.keyboard.press('Tab');
  expect(await line.inputValue()).toBe('mv axeman ');
  await type('mv axeman h8');
  await expect.poll(() => answer.textContent()).toMatch(/What would be legal: mv [A-H]\d [A-H]\d, /);
  const [own] = (await readField(page)).cells.filter(isOwn);
  if (own === undefined) throw new Error('nobody is there');
  await page.locator(`[data-field] [data-place="cell ${own.x} ${own.y}"]`).click();
  await line.focus();
  await type(`mv ${String.fromCharCode(66 + own.x)}${own.y + 1}`);
  await expect
    .poll(async () => (await readField(page)).cells.filter(isOwn).some(({ x, y }) => x === own.x + 1 && y === own.y))
    .toBe(true);
  expect(complaints).toEqual([]);
});
