import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { openBattle } from '../support/battle';
import { openVisits } from '../support/browser';
import { pointer } from '../support/pointer';
import { openSetUp } from '../support/setUp';
import { beginBattle, endTurn as endTurnOnScreen, readTable, waitForTurn } from '../support/table';

const visit = openVisits();

const strip = (page: Page) => page.getByRole('region', { name: 'In another tab' });

/** Whoever acts looks at the tab: one that lies behind others is drawn so seldom that every press waits for seconds. */
async function takeOver(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Take over here' }).click();
}

async function endTurn(page: Page): Promise<void> {
  await page.bringToFront();
  await endTurnOnScreen(page);
}

/** What both tabs must show alike: the board, the castles and the hand, but for what can be done with them now. */
async function table(page: Page): Promise<unknown> {
  const { cells, hand, ownCastle, enemyCastle } = await readTable(page);
  const plain = (name: string) => name.split(/, (?:can|has acted|fresh|strike|no free|needs|no room)/)[0];
  return {
    cells: cells.map(plain),
    hand: hand.map(plain),
    ownCastle: plain(ownCastle),
    enemyCastle: plain(enemyCastle),
  };
}

/** A second tab of the same browser, with its own complaints in the first one's list. */
async function secondTab(first: Page, complaints: string[]): Promise<Page> {
  const page = await first.context().newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  await page.goto(inject('pageUrl'));
  // Nothing of the battle is needed for the start page; whoever follows it goes there.
  await page.getByRole('link', { name: /^Follow the battle.+Played in another tab: / }).click();
  return page;
}

async function deploySomething(page: Page): Promise<void> {
  const hands = pointer(page);
  await page.bringToFront();
  const { hand } = await waitForTurn(page);
  await hands.pressCard(hand.findIndex((name) => !name.includes('needs')));
  const { cells } = await readTable(page);
  await hands.pressCell(cells.findIndex((name) => name.includes('deploy here')));
}

test('a second tab follows the battle, takes it over, and the first can take it back; one that can’t save hands over what it couldn’t write; a new battle is asked for twice, and is played where it was begun', async () => {
  const { page: first, complaints } = await visit({ speed: 'instant' });
  await first.goto(inject('pageUrl'));
  await beginBattle(first);
  await deploySomething(first);
  const second = await secondTab(first, complaints);
  await follows(first, second);
  await takesOver(first, second);
  await handsOverTheUnwritten(first, second);
  await beginsAnew(first, second);
  await outlives(first, second);
  expect(complaints).toEqual([]);
});

async function follows(first: Page, second: Page): Promise<void> {
  const workers: string[] = [];
  second.on('worker', (worker) => workers.push(worker.url()));
  await strip(second).getByText('being played in another tab').waitFor();
  await expect.poll(() => table(second)).toEqual(await table(first));
  expect((await readTable(second)).mayEndTurn).toBe(false);

  // It goes on by itself, the opponent's turn included; nothing is thought of in the second tab.
  await endTurn(first);
  await waitForTurn(first);
  await deploySomething(first);
  await expect.poll(() => table(second)).toEqual(await table(first));
  expect(workers).toEqual([]);

  // Orders are refused with the reason, typed ones too.
  await second.bringToFront();
  await second.keyboard.press('e');
  await second.keyboard.press('/');
  await second.keyboard.type('end');
  await second.keyboard.press('Enter');
  await second.getByRole('form', { name: 'Command line' }).getByText('played in another tab').waitFor();
  await second.keyboard.press('Escape');
  expect(await table(second)).toEqual(await table(first));
}

async function takesOver(first: Page, second: Page): Promise<void> {
  const before = await table(first);
  await takeOver(second);
  await waitForTurn(second);
  await strip(first).getByText('Another tab has taken').waitFor();
  expect(await table(second)).toEqual(before);
  await endTurn(second);
  await waitForTurn(second);
  await deploySomething(second);
  await expect.poll(() => table(first)).toEqual(await table(second));

  await takeOver(first);
  await waitForTurn(first);
  await strip(second).waitFor();
  expect(await table(first)).toEqual(await table(second));
}

async function handsOverTheUnwritten(first: Page, second: Page): Promise<void> {
  await endTurn(first);
  await waitForTurn(first);
  await first.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room is left', 'QuotaExceededError');
    };
  });
  await deploySomething(first);
  await first.getByRole('status').getByText('can’t be saved: no room is left').waitFor();
  const unwritten = await table(first);
  await takeOver(second);
  await waitForTurn(second);
  expect(await table(second)).toEqual(unwritten);
  await second.reload();
  await waitForTurn(second);
  expect(await table(second)).toEqual(unwritten);
}

async function beginsAnew(first: Page, second: Page): Promise<void> {
  // Loaded again, it can write again.
  await first.bringToFront();
  await first.reload();
  await strip(first).waitFor();
  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: 'Leave to the start page' }).click();
  await first.getByText('Played in another tab:').waitFor();
  await openSetUp(first);
  await first.getByRole('button', { name: 'To battle' }).click();
  expect((await readTable(second)).mayEndTurn).toBe(true);
  await first.getByRole('button', { name: 'Give up the running battle: sure?' }).click();
  await first.getByRole('button', { name: 'Keep hand' }).click();
  await waitForTurn(first);
  await strip(second).waitFor();
  await expect.poll(() => table(second)).toEqual(await table(first));
  await first.reload();
  await waitForTurn(first);
}

/** When the tab that plays is closed, the other goes on; a reload keeps it where it is. */
async function outlives(first: Page, second: Page): Promise<void> {
  const last = await table(first);
  await first.close();
  await waitForTurn(second);
  expect(await table(second)).toEqual(last);
  await second.reload();
  await waitForTurn(second);
  expect(await table(second)).toEqual(last);
}

test.runIf(SOAK)('taking over in the middle of the opponent’s turn loses no order and plays none twice', async () => {
  const { page: first, complaints } = await visit();
  await openBattle(first, 'midgame', { speed: 'normal', turnGuard: false });
  await waitForTurn(first);
  await endTurn(first);
  await expect.poll(async () => (await readTable(first)).mayEndTurn).toBe(false);
  const second = await secondTab(first, complaints);
  await takeOver(second);
  await waitForTurn(second);
  await second.getByText('Round 7', { exact: true }).waitFor();
  await expect.poll(() => table(first)).toEqual(await table(second));
  expect(await strip(first).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

interface Hanging {
  /** Its script goes on, and has gone on when this comes true. */
  wake(): Promise<void>;
}

/** Lets a page hang, as by a script that takes too long: it waits for an answer that comes only when the test says so. */
async function hang(page: Page): Promise<Hanging> {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/hang', async (route) => {
    await woken;
    await route.fulfill({ body: '' });
  });
  const asked = page.waitForRequest('**/hang');
  const hanging = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', 'hang', false);
    request.send();
  });
  await asked;
  return {
    wake: async () => {
      wake();
      await hanging;
      await page.unroute('**/hang');
    },
  };
}

/** In `npm test` hundreds of interleavings of the same code run without a browser (`test/store/tabs/interleavings.test.ts`). */
test.runIf(SOAK)('three tabs that hang, steal and crash lose no order, and a deleted storage is said', async () => {
  const { page: first, complaints } = await visit({ speed: 'instant' });
  await first.goto(inject('pageUrl'));
  await beginBattle(first);
  const second = await secondTab(first, complaints);
  const third = await secondTab(first, complaints);
  for (const page of [second, third]) await strip(page).waitFor();
  const allShow = async (pages: readonly Page[], shown: unknown) => {
    for (const page of pages) await expect.poll(() => table(page)).toEqual(shown);
  };

  // The first hangs, the second waits in vain, steals and plays; the first wakes and follows.
  const hangingFirst = await hang(first);
  await takeOver(second);
  await deploySomething(second);
  await allShow([third], await table(second));
  await hangingFirst.wake();
  await strip(first).getByText('Another tab has taken').waitFor();
  await allShow([first], await table(second));

  // The second hangs, the first steals, plays and hangs too; the third asks, and the second wakes and answers the first.
  const hangingSecond = await hang(second);
  await takeOver(first);
  await waitForTurn(first);
  await endTurn(first);
  await waitForTurn(first);
  await deploySomething(first);
  const played = await table(first);
  await allShow([third], played);
  const hangingAgain = await hang(first);
  await takeOver(third);
  await hangingSecond.wake();
  await waitForTurn(third);
  await hangingAgain.wake();
  for (const page of [first, second]) await strip(page).getByText('Another tab has taken').waitFor();
  await allShow([first, second, third], played);

  // The third crashes in the middle of its turn: one of the others goes on.
  await endTurn(third);
  await waitForTurn(third);
  await deploySomething(third);
  const last = await table(third);
  await allShow([first, second], last);
  const session = await third.context().newCDPSession(third);
  session.send('Page.crash').catch(() => undefined);
  await third.waitForEvent('crash');
  const strips = () => Promise.all([first, second].map((page) => strip(page).count()));
  await expect.poll(async () => (await strips()).sort()).toEqual([0, 1]);
  await allShow([first, second], last);
  const [heir, other] = (await strips())[0] === 0 ? [first, second] : [second, first];

  // Whoever deletes the storage isn't kept from it; both tabs say so, play goes on, and is kept again when asked for.
  await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('ninekeep');
        deleting.onsuccess = resolve;
        deleting.onblocked = () => reject(new Error('a page keeps the storage open'));
      }),
  );
  for (const page of [heir, other]) await page.getByRole('status').getByText('it was deleted').waitFor();
  await heir.getByRole('status').getByRole('button', { name: 'Export battle' }).waitFor();
  await endTurn(heir);
  await waitForTurn(heir);
  const unkept = await table(heir);
  await heir.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await heir.getByText('has lost its storage').waitFor({ state: 'detached' });
  await other.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await allShow([other], unkept);
  await heir.reload();
  await waitForTurn(heir);
  await allShow([heir], unkept);
  // A write that ends in a database that is being deleted doesn't end the warning.
  await heir.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      IDBObjectStore.prototype.put = put;
      indexedDB.deleteDatabase('ninekeep');
      this.transaction.addEventListener('complete', () => document.body.setAttribute('data-written', ''));
      return put.apply(this, given);
    };
  });
  await deploySomething(heir);
  await heir.locator('body[data-written]').waitFor();
  await heir.waitForTimeout(300);
  expect(await heir.getByRole('status').getByText('it was deleted').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
