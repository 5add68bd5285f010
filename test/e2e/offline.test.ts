import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { GOLDEN } from '../content/packed/golden/golden';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { type Builds, hostBuilds } from './support/builds';
import { playBattle } from './support/playBattle';
import { pointer } from './support/pointer';
import { beginBattle, endTurn, waitForTurn } from './support/table';

const visit = openVisits();
let builds: Builds | undefined;

afterEach(async () => {
  await builds?.close();
  builds = undefined;
});

/** Until the worker serves this page and has stored all of the game. */
async function untilKept(page: Page): Promise<void> {
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(isServed, { timeout: 60_000, interval: 200 }).toBe(true);
}

async function leaveNetwork(context: BrowserContext): Promise<void> {
  await builds?.close();
  builds = undefined;
  await context.setOffline(true);
}

test('after a first visit the game works without a network: it is loaded, a battle begins and the opponent answers; less than 2.5 MB are stored', async () => {
  builds = await hostBuilds();
  const { page, complaints } = await visit({ speed: 'instant', serviceWorkers: 'allow' });
  await page.goto(builds.url);
  await untilKept(page);
  const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(stored).toBeGreaterThan(500_000);
  expect(stored).toBeLessThan(2_500_000);
  const kept = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const all = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes('/books/')).map((url) => url.split('/').at(-1))).toEqual(['index.json']);
  await leaveNetwork(page.context());
  await page.reload();
  // A battle by house rules: its book is published, and nobody has asked for it yet.
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/battles/link/${GOLDEN[1]?.packed}`);
  await page.getByText('have to be fetched first').waitFor();
  // The browser tells of what can't be fetched.
  complaints.splice(0);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await beginBattle(page);
  if (SOAK) {
    const story = await playBattle(page, pointer(page));
    expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  } else {
    await endTurn(page);
    await page.getByText('Round 2', { exact: true }).first().waitFor();
    await waitForTurn(page);
  }
  expect(complaints).toEqual([]);
}, 240_000);

test('a newer build is offered between battles and never forced; a tab of the older one opens a screen that it hadn’t loaded, and follows the battle without writing it', async () => {
  builds = await hostBuilds();
  const { page: old, complaints } = await visit({ speed: 'instant', serviceWorkers: 'allow' });
  await old.goto(builds.url);
  await untilKept(old);
  await beginBattle(old);
  builds.publishNext();
  await old.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = () =>
    old.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');
  await expect.poll(isWaiting, { timeout: 60_000, interval: 200 }).toBe(true);
  const offer = (page: Page) => page.getByText('A newer version of the game is ready');
  expect(await offer(old).count(), 'not in a battle').toBe(0);
  const view = await waitForTurn(old);

  // Another tab is still served the build that all tabs are of, and is offered the newer one.
  const other = await old.context().newPage();
  await other.goto(`${builds.url}#/play`);
  await offer(other).waitFor();
  const build = (page: Page) => page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src'));
  const before = await build(other);
  await other.getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(() => build(other).catch(() => before), { timeout: 30_000 }).not.toBe(before);
  expect(await build(old), 'nobody is made to load it').toBe(before);

  // The older tab plays on; the newer one only looks.
  expect((await waitForTurn(old)).cells).toEqual(view.cells);
  await other.goto(`${builds.url}#/battle`);
  await other.getByText('This battle is being played in another tab').waitFor();
  await old.bringToFront();
  await endTurn(old);
  await waitForTurn(old);
  await old.evaluate(() => {
    location.hash = '#/field';
  });
  await old.getByRole('heading', { level: 1, name: 'The open field' }).waitFor();
  expect(complaints).toEqual([]);
}, 240_000);
