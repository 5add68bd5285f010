import { expect, inject, test } from 'vitest';
import { GOLDEN } from '../content/packed/golden/golden';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openVisits } from './support/browser';

const visit = openVisits();

/** Its last order is a blow at the castle by the card in the first cell: Left's, who wins by it. */
const NEARLY_WON = GOLDEN[64]?.packed ?? '';
const FIRST_CELL = '[aria-label="Battlefield"] td button >> nth=0';

test('a battle that was given up is found, analysed in two variations that a reload keeps, and won by who lost it', async () => {
  const { page: first, complaints } = await visit({ speed: 'instant' });
  await first.goto(`${inject('pageUrl')}#/battles/link/${NEARLY_WON}`);
  await first.getByRole('slider', { name: 'Moment' }).waitFor();
  await first.keyboard.press('End');
  await first.getByRole('button', { name: 'One order back' }).click();
  await first.getByLabel('Against').selectOption('recruit');
  await first.getByRole('button', { name: 'as Left' }).click();
  await first.getByRole('grid', { name: 'Battlefield' }).waitFor();
  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: 'Concede' }).click();
  await first.getByRole('button', { name: 'Concede: sure?' }).click();
  await first.getByRole('dialog', { name: 'Defeat' }).waitFor();
  const page = await first.context().newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await first.close();

  // Another day: it is among the battles that were lost.
  await page.goto(`${inject('pageUrl')}#/battles`);
  await page.getByRole('radio', { name: 'Lost 1' }).check();
  await page.getByRole('link', { name: 'Replay: Defeat: The Recruit' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  await page.keyboard.press('End');
  const last = Number(await slider.inputValue());
  await page.getByRole('button', { name: 'One order back' }).click();
  await expect.poll(() => slider.inputValue()).toBe(String(last - 1));

  await page.getByRole('link', { name: 'Analyse from here' }).click();
  const tree = page.getByRole('tree', { name: 'Variations' });
  await tree.waitFor();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await page.getByLabel('Name of this variation').fill('patience');
  await page.getByRole('button', { name: 'Back to the battle as it was' }).click();
  await page.locator(FIRST_CELL).click();
  await page.getByRole('button', { name: /^Enemy castle,/ }).click();
  await page.getByText('Left has won').waitFor();
  const names = () => tree.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.textContent?.trim()));
  const kept = ['The battle as it was', /^patience from \d+\.\d+, 1 order$/, /^Variation 2 from \d+\.\d+, 1 order$/];
  await expect.poll(names).toEqual(kept.map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))));
  await page.reload();
  await tree.waitFor();
  await expect.poll(names).toEqual(kept.map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))));
  expect(await axeViolations(page)).toEqual([]);

  // By keys alone: down to the first variation, which goes and is put back.
  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('patience: order 1 of 1').waitFor();
  await page.keyboard.press('Delete');
  await expect.poll(() => tree.getByRole('treeitem').count()).toBe(2);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.poll(() => tree.getByRole('treeitem').count()).toBe(3);

  await page.getByRole('link', { name: 'Back to the replay' }).click();
  await expect.poll(() => slider.inputValue()).toBe(String(last - 1));
  await page.getByLabel('Against').selectOption('recruit');
  await page.getByRole('button', { name: 'as yourself' }).click();
  await page.locator(FIRST_CELL).click();
  await page.getByRole('button', { name: /^Enemy castle,/ }).click();
  await page.getByRole('dialog', { name: 'Victory' }).waitFor();
  expect(complaints).toEqual([]);
});

test.runIf(SOAK)(
  'by touch on a small phone, in Italian: a variation is tried, listed, deleted and put back, without sideways scrolling',
  async () => {
    const { page, complaints } = await visit({
      speed: 'instant',
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      locale: 'it-IT',
    });
    await page.goto(`${inject('pageUrl')}#/analysis/link/${NEARLY_WON}`);
    await page.getByRole('button', { name: 'Un ordine indietro' }).tap();
    await page.getByText(/ordine 103 di 104/).waitFor();
    await page.getByRole('button', { name: /^Fine turno/ }).tap();
    await page.getByRole('button', { name: 'Varianti: 1' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Varianti' });
    const rows = dialog.getByRole('treeitem');
    expect(await rows.count()).toBe(2);
    await page.waitForTimeout(400);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancella Variante 1' }).tap();
    await expect.poll(() => rows.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Rimetti' }).tap();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.nth(1).tap();
    await dialog.getByRole('button', { name: 'Chiudi' }).tap();
    await page.getByText(/Variante 1: ordine 1 di 1/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
