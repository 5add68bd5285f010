import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { stableHash } from '../../src/kernel/hash';
import { axeViolations } from './support/axe';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';

const visit = openVisits();
const AGAINST_A_RECRUIT = { left: 'human', right: 'recruit' } as const;

/** How the battle at hand began, as the browser keeps it. */
function startOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ninekeep');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const save = await new Promise<{ save: { record: { start: unknown } } }>((resolve, reject) => {
      const reading = database.transaction('saves').objectStore('saves').get('battle');
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    database.close();
    return save.save.record.start;
  });
}

const keep = (page: Page, progress: object) =>
  page.evaluate((kept) => localStorage.setItem('ninekeep-campaign', kept), JSON.stringify(progress));

test('a campaign battle is won by its goal: the end of the turn says so, the map has its seal, and after a reload the next one is open; its piece of the arms can be looked at and flies from the castle', async () => {
  const { page, complaints } = await visit({ speed: 'instant', viewport: { width: 1280, height: 800 } });
  await openBattle(page, 'campaign-goal', { speed: 'instant', muted: true }, AGAINST_A_RECRUIT);
  const honour = { type: 'castle', least: 50 };
  const running = { id: 'the-first-mile', start: stableHash(await startOf(page)), isHarder: false, honour };
  await keep(page, { won: {}, running, fresh: null });
  await page.reload();
  await page.getByText('End the turn and you win: you hold center, 1 of 1 turns.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^End turn/ }).click();
  const result = page.getByRole('dialog', { name: 'Victory' });
  await result.waitFor();
  await result.getByRole('button', { name: 'To the map' }).click();
  const won = page.getByRole('button', { name: '1, The First Mile, won, 2 of 3 honours' });
  await won.waitFor();
  await page.reload();
  await won.waitFor();
  await page.getByRole('button', { name: '2, Copse Watch, open' }).click();
  await page.getByRole('button', { name: 'March', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Your arms: azure field' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your arms' }).waitFor();
  expect(await page.getByRole('radio', { name: /^azure field/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /^a crown Win Hold the Crown/ }).isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the map' }).click();
  await page.getByRole('button', { name: 'March', exact: true }).click();
  await page.getByRole('grid').waitFor();
  await expect.poll(() => page.locator('[data-side="left"][data-colour="azure"]').count()).toBe(1);
  expect(await page.locator('[data-side="right"][data-colour]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a phone, in Italian: the map’s window shows the chosen battle, arms are chosen by touch and kept, and nothing is wider than the window', async () => {
  const { page, complaints } = await visit({
    speed: 'instant',
    viewport: { width: 360, height: 640 },
    locale: 'it-IT',
  });
  await page.goto(`${inject('pageUrl')}#/campaign/11`);
  const ids = ['the-first-mile', 'copse-watch', 'the-boulder-pass', 'crown-hill'];
  await keep(page, { won: Object.fromEntries(ids.map((id) => [id, ['win']])) });
  await page.reload();
  const node = page.getByRole('button', { name: /^11, / });
  await node.waitFor();
  await expect
    .poll(() =>
      node.evaluate((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(`${inject('pageUrl')}#/campaign/arms`);
  await page.getByRole('radio', { name: /^una torre/ }).check({ force: true });
  await page.getByText('Il tuo stemma: campo azzurro, una torre, bordo semplice').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.reload();
  await page.getByText('Il tuo stemma: campo azzurro, una torre, bordo semplice').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
