import type { Page, Worker as PageWorker } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { beginBattle, endTurn, readTable, waitForTurn } from './support/table';

const visit = openVisits();

/** The worker of the opponents and that of the adviser. */
const WITH_ADVISER = 2;
/** What workers are called here once they were asked for a plan, which only opponents are. */
const OPPONENTS = 'ninekeepOpponents';

interface Message {
  readonly argumentList?: readonly { readonly value: object }[];
}

test('the page is served under a strict policy, in its head and as a header; nothing is asked of any other host, and credits and licences are the page’s own', async () => {
  const { page, complaints } = await visit();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const response = await page.goto(inject('pageUrl'));
  const inHead = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  for (const policy of [inHead, response?.headers()['content-security-policy']]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
  await page.getByRole('button', { name: 'Credits and licences' }).click();
  const credits = page.getByRole('dialog', { name: 'Credits and licences' });
  await credits.getByText(/Lorc, Delapouite and contributors.*CC BY 3\.0/).waitFor();
  const licences = await credits.getByRole('link', { name: 'All licences in full' }).getAttribute('href');
  const text = await (await page.request.get(new URL(licences ?? '', inject('pageUrl')).href)).text();
  for (const part of ['CC BY 3.0', 'SIL OPEN FONT LICENSE', '## react-dom', '## comlink', '## pure-rand']) {
    expect(text).toContain(part);
  }
  await credits.getByRole('button', { name: 'Close' }).click();
  await credits.waitFor({ state: 'detached' });
  await beginBattle(page);
  expect([...hosts]).toEqual([new URL(inject('pageUrl')).host]);
  expect(complaints).toEqual([]);
});

test('when drawing breaks, nothing is lost: load again, set the battle aside, have it back', async () => {
  const { page } = await visit({ speed: 'instant' });
  // The log is drawn with `toReversed`; breaking it breaks the screen in the middle of a battle.
  await page.addInitScript(() => {
    const toReversed = Array.prototype.toReversed;
    const breakable = function (this: unknown[]): unknown[] {
      const isLog = this.some((entry) => typeof entry === 'object' && entry !== null && 'sentence' in entry);
      if (isLog && sessionStorage.getItem('break') !== null) throw new Error('a planted fault');
      return toReversed.call(this);
    };
    Reflect.set(Array.prototype, 'toReversed', breakable);
  });
  const plant = () => page.evaluate(() => sessionStorage.setItem('break', 'yes'));
  const mend = () => page.evaluate(() => sessionStorage.removeItem('break'));
  const alert = page.getByRole('alert').getByText('Something broke');
  const way = (name: string) => page.getByRole('button', { name });
  const aside = page.getByText('A battle couldn’t be drawn and was set aside');
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await endTurn(page);
  const before = await waitForTurn(page);
  const isAsBefore = async () => {
    const after = await waitForTurn(page);
    expect({ ...after, hand: after.hand.length }).toEqual({ ...before, hand: before.hand.length });
  };
  await plant();
  // By key: the pointer on its way to a card would break the page before it is pressed.
  await page.keyboard.press('1');
  await alert.waitFor();
  await page.getByText('What happened').click();
  await page.getByText('a planted fault').waitFor();
  const downloading = page.waitForEvent('download');
  await way('Export battle').click();
  expect((await downloading).suggestedFilename()).toMatch(/^ninekeep-battle-.*\.json$/);
  await mend();
  await way('Load again').click();
  await isAsBefore();
  expect((await readTable(page)).mayEndTurn).toBe(true);

  // Unasked, a battle that failed is not opened again: the start page has it.
  await plant();
  await page.keyboard.press('1');
  await alert.waitFor();
  await page.reload();
  await aside.waitFor();
  expect(await page.getByRole('link', { name: /^Continue the battle/ }).count()).toBe(0);
  await way('Open it again').click();
  await alert.waitFor();
  await way('Set this battle aside').click();
  await aside.waitFor();
  await page.reload();
  await aside.waitFor();
  await mend();
  await way('Open it again').click();
  await isAsBefore();

  // The start page is a way out of it too, and the battle stays.
  await plant();
  await page.keyboard.press('1');
  await alert.waitFor();
  await mend();
  await way('To the start page').click();
  await page.getByRole('link', { name: /^Continue the battle/ }).click();
  await isAsBefore();
  await page.reload();
  await isAsBefore();
});

test('an opponent whose worker dies is replaced, and its turn goes on; one whose worker is killed without a word too', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await failFirstOpponent(page);
  await page.clock.install();
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  await endTurn(page);
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count()).toBe(1);
  expect((await waitForTurn(page)).mayEndTurn).toBe(true);

  const told = complaints.length;
  const [thought, ...more] = await opponents(page);
  expect(more).toEqual([]);
  expect(page.workers()).toHaveLength(WITH_ADVISER);
  const closed = thought?.waitForEvent('close');
  await thought?.evaluate(() => close());
  await closed;
  expect(await opponents(page)).toEqual([]);
  await endTurn(page);
  // Nobody answers: the page waits for as long as no thought takes.
  await page.getByText('The Recruit is thinking…').first().waitFor();
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.getByText('Round 3', { exact: true }).count()).toBe(1);
  expect((await waitForTurn(page)).mayEndTurn).toBe(true);
  expect(await opponents(page)).toHaveLength(1);
  expect(page.workers()).toHaveLength(WITH_ADVISER);
  expect(complaints.slice(told)).toEqual([]);
});

/** The first worker that is asked for a plan fails as soon as it is asked. */
async function failFirstOpponent(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const Original = Worker;
    const asked = new Set<string>();
    let opened = 0;
    Reflect.set(window, key, asked);
    globalThis.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        opened += 1;
        const name = `worker ${opened}`;
        super(url, { ...options, name });
        const post = this.postMessage.bind(this);
        this.postMessage = (message: Message, transfer: Transferable[] | StructuredSerializeOptions = []) => {
          if (message.argumentList?.some(({ value }) => 'player' in value) === true) asked.add(name);
          const [first] = asked;
          if (first !== name) post(message, Array.isArray(transfer) ? { transfer } : transfer);
          else setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'killed' })));
        };
      }
    };
  }, OPPONENTS);
}

/** The workers of opponents that are alive. */
async function opponents(page: Page): Promise<PageWorker[]> {
  const asked = await page.evaluate((key) => [...Reflect.get(window, key)], OPPONENTS);
  const names = await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.name)));
  return page.workers().filter((_, index) => asked.includes(names[index]));
}
