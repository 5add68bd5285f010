import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openVisits } from '../support/browser';
import { focusedName } from '../support/keyboard';
import { type FieldHands, playField } from './support/playField';
import { isOwn, readField } from './support/readField';

const visit = openVisits();

const SMALL =
  '#/field?rules=clockwork&battlefield=pinfold&right=recruit&squad=knight,archer&enemy=knight,archer&seed=3&fog=off';

/** Acts by keys alone: arrows walk over the field. */
function keys(page: Page): FieldHands {
  const focused = () =>
    page.evaluate(() => {
      const [, x, y] = ((document.activeElement as HTMLElement | null)?.dataset.place ?? '').split(' ');
      return x === undefined ? null : { x: Number(x), y: Number(y) };
    });
  return {
    press: async ({ x, y }) => {
      if ((await focused()) === null) await page.locator('[data-field] [data-place][tabindex="0"]').focus();
      const here = (await focused()) ?? { x: 0, y: 0 };
      for (let step = 0; step < Math.abs(x - here.x); step++) {
        await page.keyboard.press(x > here.x ? 'ArrowRight' : 'ArrowLeft');
      }
      for (let step = 0; step < Math.abs(y - here.y); step++) {
        await page.keyboard.press(y > here.y ? 'ArrowDown' : 'ArrowUp');
      }
      await page.keyboard.press('Enter');
    },
    endTurn: async () => {
      await page.keyboard.press('e');
      // The guard asks while somebody could still strike: the same key answers it.
      if ((await page.getByRole('region', { name: 'End the turn?' }).count()) > 0) await page.keyboard.press('e');
    },
  };
}

test('a battle on the open field to its end by keys alone, by the names of its cells; every blow does what its target’s name promised', async () => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(`${inject('pageUrl')}${SMALL}`);
  await page.getByRole('button', { name: 'To the field' }).waitFor();
  // The button is the last thing on the page: backwards it is near.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Tab');
      return focusedName(page);
    })
    .toMatch(/^To the field/);
  await page.keyboard.press('Enter');
  await page.locator('[data-field]').waitFor();
  await expect.poll(async () => (await readField(page)).cells.filter(isOwn).length).toBe(2);
  expect(await focusedName(page)).toMatch(/^[A-H][1-8], /);
  const story = await playField(page, keys(page));
  expect(story.result).toMatch(/victory|defeat|draw|wins/i);
  expect(story.blows).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});
