import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openVisits } from '../support/browser';
import { type FieldHands, playField } from './support/playField';
import { isOwn, isReachable, isTarget, readField } from './support/readField';

const visit = openVisits();

const SMALL =
  '#/field?rules=2d6&battlefield=pinfold&right=recruit&squad=axeman,bowman&enemy=axeman,bowman&seed=5&fog=off';

/** Acts by taps alone: the first shows a way or a blow, the second gives the order. */
function taps(page: Page): FieldHands {
  return {
    press: async (cell) => {
      const button = page.locator(`[data-field] [data-place="cell ${cell.x} ${cell.y}"]`);
      await button.tap();
      if (isReachable(cell) || isTarget(cell)) await button.tap();
    },
    endTurn: async () => {
      await page
        .getByRole('button', { name: /^(End turn|Ready)/ })
        .first()
        .tap();
      const anyway = page.getByRole('button', { name: /^End turn all the same/ });
      if ((await anyway.count()) > 0) await anyway.tap();
    },
  };
}

test('a battle on the open field to its end by touch on a phone; the first tap shows, the second orders', async () => {
  const { page, complaints } = await visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    speed: 'instant',
  });
  await page.goto(`${inject('pageUrl')}${SMALL}`);
  await page.getByRole('button', { name: 'To the field' }).tap();
  await page.locator('[data-field]').waitFor();
  await expect.poll(async () => (await readField(page)).cells.filter(isOwn).length).toBe(2);
  const story = await playField(page, taps(page));
  expect(story.result).toMatch(/victory|defeat|draw|wins/i);
  expect(story.moves + story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});
