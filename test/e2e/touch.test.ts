import { expect, inject, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';
import { playByOneWay } from './support/playBattle';
import { touch } from './support/touch';

const visit = openVisits();

const PHONES = [
  { held: 'upright', viewport: { width: 390, height: 844 } },
  { held: 'on its side', viewport: { width: 740, height: 360 } },
];

test.each(SOAK ? PHONES : PHONES.slice(0, 1))(
  'a battle to its end by touch, on a phone held $held',
  async ({ viewport }) => {
    const { page, complaints } = await visit({ viewport, hasTouch: true, isMobile: true, speed: 'instant' });
    const story = await playByOneWay(page, touch(page), async () => {
      await page.goto(inject('pageUrl'));
      await page.getByRole('link', { name: 'Quick battle' }).tap();
    });
    expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
    expect(story.blows).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  },
);
