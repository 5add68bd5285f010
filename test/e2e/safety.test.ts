import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { beginBattle, endTurn, readTable, waitForTurn } from './support/table';

const visit = openVisits();

test('the page is served under a strict policy, in its head and as a header', async () => {
  const { page } = await visit();
  const response = await page.goto(inject('pageUrl'));
  const inHead = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  for (const policy of [inHead, response?.headers()['content-security-policy']]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('nothing is asked of any other host', async () => {
  const { page, complaints } = await visit();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  expect([...hosts]).toEqual([new URL(inject('pageUrl')).host]);
  expect(complaints).toEqual([]);
});

test('when drawing breaks, the page says so, and a reload goes on from the last order', async () => {
  const { page } = await visit();
  // The log is drawn with `toReversed`; breaking it breaks the screen in the middle of a battle.
  await page.addInitScript(() => {
    const toReversed = Array.prototype.toReversed;
    const breakable = function (this: unknown[]): unknown[] {
      if (document.title === 'break') throw new Error('a planted fault');
      return toReversed.call(this);
    };
    Reflect.set(Array.prototype, 'toReversed', breakable);
  });
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await beginBattle(page);
  await endTurn(page);
  const before = await waitForTurn(page);
  await page.evaluate(() => {
    document.title = 'break';
  });
  // By key: the pointer on its way to a card would break the page before it is pressed.
  await page.keyboard.press('1');
  await page.getByRole('alert').getByText('Something broke').waitFor();
  await page.getByText('What happened').click();
  await page.getByText('a planted fault').waitFor();
  await page.getByRole('button', { name: 'Load again' }).click();
  const after = await waitForTurn(page);
  expect({ ...after, hand: after.hand.length }).toEqual({ ...before, hand: before.hand.length });
  expect((await readTable(page)).mayEndTurn).toBe(true);
});

test('an opponent whose worker dies is replaced, and its turn goes on', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const Original = Worker;
    let opened = 0;
    // The first worker that is opened fails as soon as it is asked anything.
    globalThis.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        opened += 1;
        if (opened > 1) return;
        this.postMessage = () => {
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'killed' })));
        };
      }
    };
  });
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await beginBattle(page);
  await endTurn(page);
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count()).toBe(1);
  expect((await waitForTurn(page)).mayEndTurn).toBe(true);
});

test('an opponent whose worker is killed without a word is replaced too', async () => {
  const { page, complaints } = await visit();
  await page.clock.install();
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').click();
  await beginBattle(page);
  const [thought] = page.workers();
  const closed = thought?.waitForEvent('close');
  await thought?.evaluate(() => close());
  await closed;
  await endTurn(page);
  // Nobody answers: the page waits for as long as no thought takes.
  await page.getByText('The Recruit is thinking…').first().waitFor();
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.getByText('Round 2', { exact: true }).count()).toBe(1);
  expect((await waitForTurn(page)).mayEndTurn).toBe(true);
  expect(page.workers()).toHaveLength(1);
  expect(complaints).toEqual([]);
});
