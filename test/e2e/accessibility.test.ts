import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';
import { endTurn, readTable, waitForHand, waitForTurn } from './support/table';

const visit = openVisits();

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['dark', 'light'] as const;
const VARIANTS = THEMES.flatMap((theme) =>
  (['desktop', 'phone'] as const).map((size) => ({ theme, size, viewport: SIZES[size] })),
);

test.each(VARIANTS)('axe finds nothing: $theme, $size', async ({ theme, viewport }) => {
  const { page } = await visit({ viewport, colorScheme: theme });
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await page.getByText('Broken Ground').click();
  await page.getByText('The Jester').click();
  await expectClean(page, 'start page');
  await page.getByRole('button', { name: 'Quick battle' }).click();
  await waitForHand(page);
  await page.keyboard.press('1');
  await expectClean(page, 'opening hand');
  await page.keyboard.press('e');
  await waitForTurn(page);
  await expectClean(page, 'first turn');
  await chooseCard(page);
  await expectClean(page, 'card chosen');
  await page
    .getByRole('button', { name: /deploy here/ })
    .last()
    .click();
  await endTurn(page);
  await waitForTurn(page);
  await lookAtEnemy(page);
  await expectClean(page, 'a card looked at');
  await aim(page);
  await expectClean(page, 'forecast');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectClean(page, 'menu');
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede: sure?' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
  await expectClean(page, 'result');
});

test('the board is a grid with names that tell everything, the ground included', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await page.getByText('Broken Ground').click();
  await page.getByRole('button', { name: 'Quick battle' }).click();
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
  await page.getByRole('button', { name: 'Battaglia rapida' }).click();
  await page.getByRole('grid', { name: 'Campo di battaglia' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
  await page.getByRole('button', { name: 'Tieni la mano' }).click();
  await page.getByText('Tocca a te').first().waitFor();
  await page.getByRole('button', { name: 'Fine turno' }).click();
  await page.getByText('Tocca a te').first().waitFor();
  expect(complaints).toEqual([]);
});

test('360 × 640 plays without scrolling, and every target is at least 44 pixels wide and high', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await page.getByRole('button', { name: 'Quick battle' }).click();
  await waitForHand(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep hand' }).tap();
  await waitForTurn(page);
  expect(await tooSmall(page)).toEqual([]);
});

/** Targets below 44 pixels, and by how much the page is taller than the screen, if it is. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollHeight - innerHeight;
    const small = [...document.querySelectorAll('button')]
      .map((button) => ({ name: button.innerText, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    return overflow > 0 ? [...small, `${overflow} pixels to scroll`] : small;
  });
}

/** Turn by turn until an enemy can be looked at. */
async function lookAtEnemy(page: Page): Promise<void> {
  const enemy = page.getByRole('button', { name: /^Row.*enemy/ }).first();
  for (let turn = 0; turn < 6 && (await enemy.count()) === 0; turn++) {
    await endTurn(page);
    await waitForTurn(page);
  }
  await enemy.hover();
  await page.getByRole('region', { name: 'Looked at' }).waitFor();
}

/** Turn by turn until a blow can be foreseen. */
async function aim(page: Page): Promise<void> {
  const attacker = page.getByRole('button', { name: /^Row.*your .*can strike/ }).first();
  const target = page.getByRole('button', { name: /^Row.*strike for/ }).first();
  for (let turn = 0; turn < 6; turn++) {
    if ((await attacker.count()) > 0) await attacker.click();
    if ((await target.count()) > 0) break;
    await page.keyboard.press('Escape');
    await endTurn(page);
    await waitForTurn(page);
  }
  await target.hover();
  await page.getByRole('region', { name: 'Forecast' }).waitFor();
}

async function expectClean(page: Page, state: string): Promise<void> {
  // A colour measured in the middle of a fade is nobody's contrast.
  await page.waitForTimeout(500);
  expect({ state, violations: await axeViolations(page) }).toEqual({ state, violations: [] });
}

async function chooseCard(page: Page): Promise<void> {
  const { hand } = await readTable(page);
  const index = hand.findIndex((name) => !name.includes('needs'));
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(index).click();
}
