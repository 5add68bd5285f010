import { expect, inject, test } from 'vitest';
import { GOLDEN } from '../content/packed/golden/golden';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { seekTimes } from './support/seekTimes';

const visit = openVisits();

/** The longest card battle there is, and one on the open field. */
const BATTLES = [149, 160];
const LONGEST_MILLISECONDS = 50;

test.runIf(SOAK).each(BATTLES)('any of 150 moments of the golden battle %i is there at once', async (line) => {
  const { page, complaints } = await visit({ speed: 'instant' });
  await page.goto(`${inject('pageUrl')}#/battles/link/${GOLDEN[line]?.packed}`);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  // The chances of winning are reckoned meanwhile: seeking must not wait for them.
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThanOrEqual(150);
  await seekTimes(page, last);
  const { work } = await seekTimes(page, last);
  expect(work).toBeLessThanOrEqual(LONGEST_MILLISECONDS);
  expect(complaints).toEqual([]);
});
