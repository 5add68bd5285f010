import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { pointer } from './support/pointer';
import { beginBattle, endTurn, readTable, waitForTurn } from './support/table';

const visit = openVisits();

/** It takes any disk longer to write this than it takes somebody to deploy a card and to reload. */
const SLOW_WRITE_BYTES = 100_000_000;

test('a reload in the middle of a battle resumes it, and nothing plays twice, even what is still being written; leaving keeps it; a finished one is not opened again; copies that cannot be opened are said and kept', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await keepsWhatIsBeingWritten(page);
  await resumesAtOnce(page);
  await keepsWhatIsLeft(page);
  await forgetsWhatIsOver(page);
  await keepsWhatCannotBeOpened(page);
  expect(complaints).toEqual([]);
});

/** An order that is given while the one before is still being written is there after a reload. */
async function keepsWhatIsBeingWritten(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate((bytes) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      IDBObjectStore.prototype.put = put;
      put.call(this, new Uint8Array(bytes), 'ballast');
      return put.apply(this, given);
    };
  }, SLOW_WRITE_BYTES);
  for (const _card of ['first', 'second']) await deployOne(page);
  const before = await readTable(page);
  expect(before.cells.filter((name) => name.includes('your'))).toHaveLength(2);
  await page.reload();
  expect((await waitForTurn(page)).cells).toEqual(before.cells);
}

async function deployOne(page: Page): Promise<void> {
  const hands = pointer(page);
  const { hand } = await waitForTurn(page);
  const card = hand.findIndex((name) => !name.includes('needs'));
  if (card < 0) return;
  await hands.pressCard(card);
  const { cells } = await readTable(page);
  await hands.pressCell(cells.findIndex((name) => name.includes('deploy here')));
}

/** A reload after some turns shows the battle at once and as it was, and no page without it before. */
async function resumesAtOnce(page: Page): Promise<void> {
  const hands = pointer(page);
  for (let turn = 0; turn < (SOAK ? 3 : 1); turn++) {
    await deployOne(page);
    await hands.endTurn();
  }
  const before = await waitForTurn(page);
  await page.addInitScript(() => {
    const isFirst = new MutationObserver(() => {
      if (document.querySelector('#root > *') === null) return;
      isFirst.disconnect();
      Object.assign(window, {
        firstShown: document.querySelector('[role="grid"]') === null ? 'no board' : 'the board',
      });
    });
    isFirst.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await waitForTurn(page)).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'firstShown'))).toBe('the board');
  await hands.endTurn();
  await waitForTurn(page);
}

/** Leaving keeps the battle, and the start page offers it. */
async function keepsWhatIsLeft(page: Page): Promise<void> {
  const before = await readTable(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start page' }).click();
  await page.getByRole('link', { name: /^Continue the battle/ }).click();
  await page.getByRole('grid').waitFor();
  expect(await readTable(page)).toEqual(before);
}

/** A finished battle is not opened again by the next visit. */
async function forgetsWhatIsOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede: sure?' }).click();
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Quick battle' }).waitFor();
  expect(await page.getByRole('link', { name: /^Continue the battle/ }).count()).toBe(0);
}

/** Two copies that cannot be opened are said, kept and can be exported, and a new battle begins. */
async function keepsWhatCannotBeOpened(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('ninekeep');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = database.transaction('saves', 'readwrite');
    for (const slot of ['battle', 'battle-2']) {
      writing.objectStore('saves').put({ format: 'ninekeep-save', version: 2, checksum: 'wrong', save: {} }, slot);
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
  });
  await page.reload();
  await page.getByRole('status').getByText('can’t be opened').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('status').getByRole('button', { name: 'Export it as it is' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.match(/"checksum":"wrong"/g)).toHaveLength(2);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect((await beginBattle(page)).mayEndTurn).toBe(true);
  const names = await page.evaluate(async () => {
    const opening = indexedDB.open('ninekeep');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const keys = database.transaction('saves').objectStore('saves').getAllKeys();
    return new Promise<IDBValidKey[]>((resolve) => {
      keys.onsuccess = () => resolve(keys.result);
    });
  });
  expect(names.filter((name) => String(name).includes('set-aside'))).toHaveLength(2);
}

test('a reload while the opponent is moving goes on with its turn', async () => {
  const { page, complaints } = await visit();
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await endTurn(page);
  // Its first order is told, and the turn is still its own.
  await page.waitForFunction(() => {
    const log = document.querySelector('[aria-label="Battle log"]')?.textContent ?? '';
    const isOwn = [...document.querySelectorAll('button[aria-disabled="false"]')].some((button) =>
      button.textContent.includes('End turn'),
    );
    return !isOwn && /The Recruit deploys/.test(log);
  });
  await page.reload();
  const view = await waitForTurn(page);
  expect(view.mayEndTurn).toBe(true);
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
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
  await page.getByRole('status').getByText('can’t be saved').waitFor();
  expect((await readTable(page)).mayEndTurn).toBe(true);
});
