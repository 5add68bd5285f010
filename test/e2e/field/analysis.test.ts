import { expect, inject, test } from 'vitest';
import { packedField } from '../../../src/content/packed/packedField';
import { packBattle } from '../../../src/content/packed/packedText';
import { archiveFile } from '../../../src/store/archive/archiveFile';
import { keptBattle } from '../../../src/store/archive/keptBattle';
import { fieldBook } from '../../skirmish/support/books';
import { playedField } from '../../store/replay/support/played';
import { SOAK } from '../../support/gameRunner';
import { axeViolations } from '../support/axe';
import { openVisits } from '../support/browser';

const visit = openVisits();
const FROM = 40;

/** A battle that a person lost in the fog, as a file of the battles page. */
function keptFile() {
  const record = playedField();
  const book = fieldBook('clockwork');
  const seats = { left: 'human', right: 'recruit' };
  const packed = packBattle('field', packedField, book, { record, seats });
  const decks = { left: book.rules.id, right: book.rules.id };
  const end = { winner: 'right', rounds: 9, castles: null } as const;
  const battle = keptBattle(
    { mode: 'field', packed, book: record.rules, seats, decks, ground: record.start.map, ...end },
    1_790_000_000_000,
  );
  const text = JSON.stringify(archiveFile([{ battle, book, variations: [] }]));
  return { name: 'battles.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test.runIf(SOAK)(
  'a battle in the fog is analysed by orders for both sides, in two variations that a reload keeps',
  async () => {
    const { page, complaints } = await visit({ speed: 'instant' });
    await page.goto(`${inject('pageUrl')}#/battles`);
    await page.locator('input[type=file]').first().setInputFiles(keptFile());
    await page.getByRole('link', { name: 'Replay: Defeat: The Recruit' }).click();
    const slider = page.getByRole('slider', { name: 'Moment' });
    await slider.fill(String(FROM));
    await page.getByRole('link', { name: 'Analyse from here' }).click();
    const tree = page.getByRole('tree', { name: 'Variations' });
    await tree.waitFor();
    await page.getByText('Nothing is hidden here').waitFor();
    const cells = () => page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.textContent).join());
    await page.getByText(new RegExp(`order ${FROM} of`)).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    // One order on and back, by keys: the board is as it was.
    const before = await cells();
    await page.keyboard.press('o');
    await page.getByText(new RegExp(`order ${FROM + 1} of`)).waitFor();
    await page.keyboard.press('i');
    await page.getByText(new RegExp(`order ${FROM} of`)).waitFor();
    expect(await cells()).toBe(before);

    const toMove = page.getByText(/(Left|Right) to move/);
    const first = await toMove.textContent();
    await page.keyboard.press('e');
    await page.getByText('Variation 1: order 1 of 1').waitFor();
    expect(await toMove.textContent()).not.toBe(first);
    await page.keyboard.press('e');
    await page.getByText('Variation 1: order 2 of 2').waitFor();
    await page.getByLabel('Name of this variation').fill('patience');
    await page.getByRole('button', { name: 'Back to the battle as it was' }).click();
    expect(await cells()).toBe(before);
    await page.keyboard.press('o');
    await page.keyboard.press('e');
    await page.getByText('Variation 2: order 1 of 1').waitFor();
    const names = () => tree.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.textContent?.trim()));
    const kept = await names();
    expect(kept).toHaveLength(3);
    expect(kept[1]).toMatch(/^patience from \d+\.\d+, 2 orders$/);
    await page.reload();
    await tree.waitFor();
    await expect.poll(names).toEqual(kept);

    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await slider.waitFor();
    expect(complaints).toEqual([]);

    // The same by touch on a small phone.
    const { page: phone, complaints: heard } = await visit({
      speed: 'instant',
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      locale: 'it-IT',
    });
    await phone.goto(`${inject('pageUrl')}#/battles`);
    await phone.locator('input[type=file]').first().setInputFiles(keptFile());
    await phone
      .getByRole('link', { name: /^Rivedi|^Ripeti|: Sconfitta/ })
      .first()
      .tap();
    await phone.getByRole('link', { name: 'Analizza da qui' }).tap();
    await phone.getByRole('button', { name: 'Varianti: 0' }).waitFor();
    await phone.getByRole('button', { name: 'Un ordine avanti' }).tap();
    await phone.getByRole('button', { name: 'Un ordine indietro' }).tap();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(phone)).toEqual([]);
    expect(heard).toEqual([]);
  },
);
