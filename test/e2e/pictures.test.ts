import { expect, test } from 'vitest';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';

const visit = openVisits();

test('emblems stand in until the pictures of the cards are drawn, which change neither names nor places', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  // The chunk that draws is held back until the emblems were seen.
  let release = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/studio-[^/]*\.js$/, async (route) => {
    await seen;
    await route.continue();
  });
  await openBattle(page, 'full-hand', { speed: 'instant', muted: true });
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  const places = async () => Promise.all((await hand.all()).map((card) => card.boundingBox()));
  const names = await hand.allInnerTexts();
  const before = await places();
  const pictures = page.locator('canvas[data-picture]');
  expect(await pictures.count()).toBe(0);
  expect(await hand.first().locator('svg').count()).toBeGreaterThan(0);

  release();
  await expect.poll(() => pictures.count(), { timeout: 20_000 }).toBe(16);
  expect(await hand.allInnerTexts()).toEqual(names);
  expect(await page.locator('canvas[data-picture]:not([aria-hidden="true"])').count()).toBe(0);
  expect(await places()).toEqual(before);
  const inked = await pictures.evaluateAll((all) =>
    all.map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return new Set(pixels).size > 50;
    }),
  );
  expect(inked).toEqual(inked.map(() => true));
  expect(complaints).toEqual([]);
});
