import { expect, inject, test } from 'vitest';
import { openVisits } from './support/browser';
import { playBattle } from './support/playBattle';
import { touch } from './support/touch';

const visit = openVisits();

test.each([
  { held: 'upright', viewport: { width: 390, height: 844 } },
  { held: 'on its side', viewport: { width: 740, height: 360 } },
])('a whole battle by touch, on a phone held $held', async ({ viewport }) => {
  const { page, complaints } = await visit({ viewport, hasTouch: true, isMobile: true });
  await page.goto(inject('pageUrl'));
  await page.getByText('Instant').tap();
  await page.getByRole('button', { name: 'Quick battle' }).tap();
  const story = await playBattle(page, touch(page));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});
