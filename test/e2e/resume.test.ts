import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { pointer } from './support/pointer';
import { beginBattle, endTurn, readTable, waitForTurn } from './support/table';

const visit = openVisits();

test('a reload in the middle of a battle resumes it, and nothing plays twice', async () => {
  const { page, complaints } = await visit();
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await beginBattle(page);
  const hands = pointer(page);
  for (let turn = 0; turn < 3; turn++) {
    const view = await waitForTurn(page);
    const card = view.hand.findIndex((name) => !name.includes('needs'));
    if (card >= 0) {
      await hands.pressCard(card);
      const { cells } = await readTable(page);
      await hands.pressCell(cells.findIndex((name) => name.includes('deploy here')));
    }
    await hands.endTurn();
  }
  const before = await waitForTurn(page);
  await page.reload();
  const after = await waitForTurn(page);
  expect(after).toEqual(before);
  await hands.endTurn();
  await waitForTurn(page);
  expect(complaints).toEqual([]);
});

test('a reload while the opponent is moving goes on with its turn', async () => {
  const { page, complaints } = await visit();
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await endTurn(page);
  await page.waitForTimeout(900);
  expect((await readTable(page)).mayEndTurn).toBe(false);
  await page.reload();
  const view = await waitForTurn(page);
  expect(view.mayEndTurn).toBe(true);
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('leaving keeps the battle, and the start page offers it', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  const before = await beginBattle(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start page' }).click();
  await page.getByRole('button', { name: 'Continue the battle' }).click();
  await page.getByRole('grid').waitFor();
  expect(await readTable(page)).toEqual(before);
});

test('a finished battle is not opened again by the next visit', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await page.getByRole('button', { name: 'Quick battle' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede: sure?' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Quick battle' }).waitFor();
  expect(await page.getByRole('button', { name: 'Continue the battle' }).count()).toBe(0);
});

test('a save that cannot be opened is set aside and said', async () => {
  const { page } = await visit();
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open('ninekeep');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const saves = database.transaction('saves', 'readwrite').objectStore('saves');
    const writing = saves.put({ format: 'ninekeep-save', version: 2, checksum: 'wrong', save: {} }, 'battle');
    await new Promise((resolve) => {
      writing.onsuccess = resolve;
    });
  });
  await page.reload();
  await page.getByText('can’t be opened').waitFor();
  expect((await beginBattle(page)).mayEndTurn).toBe(true);
});

test('storage that is forbidden is said in a banner and play goes on', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is forbidden', 'SecurityError');
    };
  });
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await page.getByText('can’t be saved').waitFor();
  expect((await readTable(page)).mayEndTurn).toBe(true);
});
