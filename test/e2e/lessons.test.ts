import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';

const visit = openVisits();

const prompt = (page: Page) => page.getByRole('region', { name: 'The Sergeant' });
const place = (page: Page, word: string) => page.locator(`[data-place="${word}"]`);
const end = (page: Page) => page.getByRole('dialog', { name: 'Ground under your feet' });

async function openFirst(page: Page): Promise<void> {
  await page.goto(`${inject('pageUrl')}#/learn`);
  await page.getByRole('link', { name: 'Begin: Ground under your feet' }).click();
  await prompt(page).waitFor();
}

test('lesson 1 by mouse: a wrong deed is answered and does nothing; six presses, then the primer has its seal, also after a reload', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await openFirst(page);
  await place(page, 'handCard 1').click();
  await place(page, 'cell 1 0').click();
  await expect.poll(() => prompt(page).textContent()).toContain('The crossbow comes next.');
  await page.keyboard.press('Escape');
  expect(await axeViolations(page)).toEqual([]);
  for (const word of ['handCard 0', 'cell 0 1', 'handCard 0', 'cell 1 0', 'cell 0 1', 'cell 1 1']) {
    await place(page, word).click();
  }
  await end(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await end(page).getByRole('button', { name: 'To the primer' }).click();
  const learned = page.getByRole('link', { name: /^Ground under your feet .*learned$/ });
  await learned.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await learned.waitFor();
  await page.getByRole('link', { name: 'Go on: Face the enemy' }).waitFor();
  expect(complaints).toEqual([]);
});

test('lesson 1 by keyboard on a phone’s width, in Italian: H goes to what is to be pressed, Enter presses, and nothing is wider than the window', async () => {
  const { page, complaints } = await visit({
    speed: 'instant',
    viewport: { width: 360, height: 640 },
    locale: 'it-IT',
  });
  await page.goto(`${inject('pageUrl')}#/learn/1`);
  await page.getByRole('region', { name: 'Il Sergente' }).waitFor();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('h');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-place'))).toBe(true);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('dialog', { name: 'Terreno sotto i piedi' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(`${inject('pageUrl')}#/learn/77`);
  await page.getByRole('heading', { level: 1, name: 'Non c’è la lezione 77' }).waitFor();
  expect(complaints).toEqual([]);
});

test('lesson 7 on the open field by mouse: a wrong deed is answered, and a battle that goes on there is not touched', async () => {
  const { page, complaints } = await visit({ speed: 'instant', viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject('pageUrl')}#/learn`);
  await page.getByRole('link', { name: /^Step and strike / }).click();
  await prompt(page).waitFor();
  const cell = (name: RegExp) => page.getByRole('button', { name });
  await cell(/^B3, .*your Axeman/).click();
  await cell(/^C3, /).click();
  await expect.poll(() => prompt(page).textContent()).toContain('From there the Bowman is out of reach.');
  await cell(/^B3, .*your Axeman/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await cell(/^E3, /).click();
  await cell(/^F3, .*enemy Bowman/).click();
  await cell(/^C5, .*your Bowman/).click();
  await page.getByRole('button', { name: /^Disengage/ }).click();
  await cell(/^B6, /).click();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect.poll(() => prompt(page).textContent()).toContain('Your Bowman is free now');
  await cell(/^B6, .*your Bowman/).click();
  await cell(/^E4, .*enemy Warden/).click();
  const over = page.getByRole('dialog', { name: 'Step and strike' });
  await over.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await over.getByRole('button', { name: 'To the primer' }).click();
  await page.getByRole('link', { name: /^Step and strike .*learned$/ }).waitFor();
  await page.goto(`${inject('pageUrl')}#/field/battle`);
  await page.getByRole('heading', { level: 1, name: /no battle/i }).waitFor();
  expect(complaints).toEqual([]);
});

test('lesson 7 by keyboard on a phone’s width, in Italian: H goes to what is to be pressed, and nothing is wider than the window', async () => {
  const { page, complaints } = await visit({
    speed: 'instant',
    viewport: { width: 360, height: 640 },
    locale: 'it-IT',
  });
  await page.goto(`${inject('pageUrl')}#/learn/7`);
  await page.getByRole('region', { name: 'Il Sergente' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const over = page.getByRole('dialog', { name: 'Passo e colpo' });
  for (let press = 0; press < 10; press++) {
    const before = await page.evaluate(() => document.activeElement?.outerHTML);
    // While something is still shown there is nothing to point at.
    const pointed = async () => {
      if (await over.isVisible()) return 'over';
      await page.keyboard.press('h');
      return page.evaluate(() => document.activeElement?.outerHTML);
    };
    await expect.poll(pointed).not.toBe(press === 0 ? '' : before);
    if (await over.isVisible()) break;
    await page.keyboard.press('Enter');
  }
  await over.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(complaints).toEqual([]);
});

test('the map: arrows walk the road, what is closed says why; a battle begins with its goal in sight, and is there after a reload', async () => {
  const { page, complaints } = await visit({ speed: 'instant', viewport: { width: 1280, height: 800 } });
  await page.goto(`${inject('pageUrl')}#/campaign`);
  const node = (name: RegExp) => page.getByRole('button', { name });
  await node(/^1, The First Mile, open$/).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { level: 2, name: 'Copse Watch' }).waitFor();
  await page.getByText('Closed: win The First Mile first.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const won = Object.fromEntries(['the-first-mile', 'copse-watch', 'the-boulder-pass'].map((id) => [id, ['win']]));
  await page.evaluate((kept) => localStorage.setItem('ninekeep-campaign', kept), JSON.stringify({ won }));
  await page.reload();
  await page.goto(`${inject('pageUrl')}#/campaign/4`);
  await page.getByRole('button', { name: 'March', exact: true }).click();
  await page.getByText(/Goal: hold center at the end of 5 turns running/i).waitFor();
  await page.reload();
  await page.getByText(/Goal: hold center/i).waitFor();
  expect(complaints).toEqual([]);
});
