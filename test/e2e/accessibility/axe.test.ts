import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { axeViolations } from '../support/axe';
import { openVisits } from '../support/browser';
import { untilAtRest } from '../support/rest';
import { hold, isPhone, type Look } from './device';
import { STATES, type State } from './states';

const visit = openVisits();

/** Every theme at a desk and on a phone, upright and lying, the smallest sizes that the game is made for, and the other language. */
const LOOKS: readonly Look[] = [
  { theme: 'dark', language: 'en', viewport: { width: 1440, height: 900 } },
  { theme: 'light', language: 'it', viewport: { width: 1024, height: 768 } },
  { theme: 'light', language: 'en', viewport: { width: 390, height: 844 } },
  { theme: 'dark', language: 'it', viewport: { width: 360, height: 640 } },
  { theme: 'dark', language: 'en', viewport: { width: 740, height: 360 } },
];

/** A desk and the smallest phone upright and lying; a soak looks at the others too. */
const LOOKED_AT = SOAK ? LOOKS : [LOOKS[0], ...LOOKS.slice(3)].filter((look) => look !== undefined);

/** From start to end, one state for each look; a soak looks at all in all. */
function statesIn(look: Look): readonly State[] {
  const first = LOOKS.indexOf(look) * Math.floor(STATES.length / LOOKS.length);
  return SOAK ? STATES : STATES.slice(first, first + 1);
}

test('at least 40 states are known, and each look has one', () => {
  expect(STATES.length).toBeGreaterThanOrEqual(40);
  expect(LOOKS.filter((look) => statesIn(look).length === 0)).toEqual([]);
  expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length);
});

test.each(LOOKED_AT)(
  'axe finds nothing: $theme, $language, $viewport.width',
  async (look) => {
    const { page, complaints } = await visit({ viewport: look.viewport, hasTouch: isPhone(look) });
    const device = hold(page, look, inject('pageUrl'));
    const found: Record<string, readonly string[]> = {};
    for (const { name, reach } of statesIn(look)) {
      await reach(device);
      await untilAtRest(page);
      const violations = await axeViolations(page);
      if (violations.length > 0) found[name] = violations;
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  },
  600_000,
);
