import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { playBattle } from './support/playBattle';
import { touch } from './support/touch';

const visit = openVisits();

test('a whole battle by touch, on a phone', async () => {
  const { page, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').tap();
  await page.getByRole('button', { name: 'Quick battle' }).tap();
  const story = await playBattle(page, touch(page));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});
