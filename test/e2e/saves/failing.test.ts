import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { formationBomb, freezingBattle, wallBrick } from '../../fuzz/forging/hostile';
import { SOAK } from '../../support/gameRunner';
import { openVisits } from '../support/browser';
import { pointer } from '../support/pointer';
import { chooseFile, openSetUp } from '../support/setUp';
import { beginBattle, endTurn, readTable, waitForTurn } from '../support/table';

const visit = openVisits();

type Failure = 'throws' | 'aborts' | 'hangs';

/** Lets some writes pass and every one after them fail, in one of the ways in which a browser's storage fails. */
async function failAfter(page: Page, writes: number, failure: Failure): Promise<void> {
  await page.evaluate(
    ([passed, kind]) => {
      const { put } = IDBObjectStore.prototype;
      const { commit } = IDBTransaction.prototype;
      let left = passed;
      let isMended = false;
      // A storage that fails does so instead.
      IDBTransaction.prototype.commit = function () {
        if (left >= 0 || isMended) commit.call(this);
      };
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        left -= 1;
        if (left >= 0 || isMended) return put.apply(this, given);
        if (kind === 'throws') throw new DOMException('no room is left', 'QuotaExceededError');
        const request = put.apply(this, given);
        if (kind === 'aborts') request.onsuccess = () => this.transaction.abort();
        // A transaction that is always asked something more never ends.
        const ask = () => {
          if (!isMended) this.get('nothing').onsuccess = ask;
        };
        if (kind === 'hangs') request.onsuccess = ask;
        return request;
      };
      addEventListener('mend', () => {
        isMended = true;
      });
    },
    [writes, failure] as const,
  );
}

const mend = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mend')));
const banner = (page: Page) => page.getByRole('status').getByText('can’t be saved');

async function deploySomething(page: Page): Promise<void> {
  const hands = pointer(page);
  const { hand } = await waitForTurn(page);
  const card = hand.findIndex((name) => !name.includes('needs') && !name.includes('no room'));
  if (card < 0) return;
  await hands.pressCard(card);
  const { cells } = await readTable(page);
  await hands.pressCell(cells.findIndex((name) => name.includes('deploy here')));
}

const EVERY_WAY: readonly [number, Failure][] = [
  [0, 'throws'],
  [1, 'aborts'],
  [2, 'hangs'],
];
const FAILURES: readonly [number, Failure][] = SOAK ? [...EVERY_WAY, [3, 'throws'], [4, 'aborts']] : EVERY_WAY;

test('whichever write fails, in whatever way: play goes on, it is said, and saved as soon as it can be', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(inject('pageUrl'));
  for (const [passed, failure] of FAILURES) {
    await failAfter(page, passed, failure);
    // A soak begins a battle for each failure; else one that was saved at last goes on.
    if (SOAK || failure === 'throws') await beginBattle(page);
    await deploySomething(page);
    await endTurn(page);
    await waitForTurn(page);
    await banner(page).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await page.waitForTimeout(100);
    await banner(page).waitFor();
    if (SOAK || failure === 'throws') await isSavedFromTheMenu(page, failure);
    else await isSavedFromTheBanner(page, failure);
    const before = await waitForTurn(page);
    await page.waitForURL(/#\/battle$/);
    await page.reload();
    expect(await waitForTurn(page)).toEqual(before);
    if (!SOAK) continue;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave to the start page' }).click();
    await openSetUp(page);
    await page.getByRole('button', { name: 'To battle' }).click();
  }
  expect(complaints).toEqual([]);
});

/** Sent away it stays away, but the menu goes on saying it. */
async function isSavedFromTheMenu(page: Page, failure: Failure): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  if (SOAK) await endTurn(page);
  else await deploySomething(page);
  await waitForTurn(page);
  expect(await banner(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('can’t be saved').waitFor();
  await mend(page);
  if (failure !== 'hangs') await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('kept in this browser').waitFor();
  await page.keyboard.press('Escape');
}

async function isSavedFromTheBanner(page: Page, failure: Failure): Promise<void> {
  await mend(page);
  if (failure !== 'hangs') await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await banner(page).waitFor({ state: 'detached' });
}

const EVERY_HOSTILE = [
  [wallBrick(), 'walls.0: must stand on a cell of its own'],
  [formationBomb(), 'this place is already taken by entry 1 of slots'],
  // Until the worker is given up.
  [freezingBattle(4000), /orders bring on more than a page can hold|takes longer than 5 seconds/],
] as const;
/** What a page does with the others is tested without one (`test/ui/trial`). */
const HOSTILE = SOAK ? EVERY_HOSTILE : EVERY_HOSTILE.slice(0, 1);

/** Puts a file where the page keeps its battle, as somebody would who knows the browser's storage. */
async function plant(page: Page, file: unknown): Promise<void> {
  await page.evaluate(
    (planted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ninekeep');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('saves', 'readwrite');
          const saves = writing.objectStore('saves');
          for (const slot of ['battle', 'battle-2']) saves.put(planted, slot);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    file,
  );
}

test('a battle that can’t be saved is exported, and opened again from its file', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is forbidden', 'SecurityError');
    };
  });
  await page.goto(inject('pageUrl'));
  // The first sign of a person loads the game, and with it what is wrong. A page that is slow may not hear the first one yet.
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  let signs = 0;
  await expect
    .poll(async () => {
      await page.mouse.move(9, ++signs);
      return dismiss.count();
    })
    .toBe(1);
  await dismiss.click();
  await beginBattle(page);
  await deploySomething(page);
  await endTurn(page);
  const before = await waitForTurn(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('status').getByRole('button', { name: 'Export battle' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ninekeep-battle-.*\.json$/);
  const text = await readFile(await download.path(), 'utf8');

  const later = await visit({ speed: 'instant' });
  await later.page.goto(inject('pageUrl'));
  const open = async (content: string) => {
    await chooseFile(later.page, { name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await open(text.slice(0, text.length / 2));
  await later.page.getByText('kept.json: the battle can’t be opened: it is damaged').waitFor();
  await open(text.replace('"seats":{"left":"human"', '"seats":{"left":"random"'));
  await later.page.getByText('its checksum does not fit').waitFor();
  await open(text);
  expect(await waitForTurn(later.page)).toEqual(before);
  await later.page.reload();
  expect(await waitForTurn(later.page)).toEqual(before);

  // What was made to break or freeze the page is turned away by name, and nothing gives way to it.
  await later.page.getByRole('button', { name: 'Menu' }).click();
  await later.page.getByRole('button', { name: 'Leave to the start page' }).click();
  for (const [hostile, says] of HOSTILE) {
    await open(hostile);
    await later.page.getByText(says).waitFor();
  }
  await plant(later.page, JSON.parse(wallBrick()));
  await later.page.reload();
  await later.page.getByText('The saved battle can’t be opened: its content is not that of a battle').waitFor();
  expect(await later.page.getByRole('alert').count()).toBe(0);
  await open(text);
  expect(await waitForTurn(later.page)).toEqual(before);

  // A running battle is not given up for a file without a question.
  await endTurn(later.page);
  const further = await waitForTurn(later.page);
  await later.page.getByRole('button', { name: 'Menu' }).click();
  await later.page.getByRole('button', { name: 'Leave to the start page' }).click();
  await open(text);
  await later.page.getByRole('button', { name: 'Keep the running battle' }).click();
  await later.page.getByRole('link', { name: /^Continue the battle/ }).click();
  expect(await waitForTurn(later.page)).toEqual(further);

  // What was given up for it can be had back, and, as a soak sees, the other one again.
  const leave = async () => {
    await later.page.getByRole('button', { name: 'Menu' }).click();
    await later.page.getByRole('button', { name: 'Leave to the start page' }).click();
  };
  await leave();
  await open(text);
  await later.page.getByRole('button', { name: 'Give it up and begin' }).click();
  expect(await waitForTurn(later.page)).toEqual(before);
  for (const expected of SOAK ? [further, before] : [further]) {
    await leave();
    await later.page.getByRole('button', { name: 'Go back to the battle that was replaced' }).click();
    await expect.poll(() => readTable(later.page)).toEqual(expected);
    await later.page.reload();
    expect(await waitForTurn(later.page)).toEqual(expected);
  }
  expect([...complaints, ...later.complaints]).toEqual([]);
});
