import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { axeViolations } from '../support/axe';
import { openVisits } from '../support/browser';
import { untilAtRest } from '../support/rest';
import { type FieldLook, holdField } from './support/fieldDevice';
import { FIELD_STATES } from './support/fieldStates';

const visit = openVisits();

interface Glance {
  readonly look: FieldLook;
  /** In `npm test`; a soak looks at all. */
  readonly states: readonly string[];
  readonly context?: { readonly forcedColors?: 'active'; readonly reducedMotion?: 'reduce' };
}

/** Axe reads the page's own colours where the machine's are painted over them. */
const NOT_FORCED = ['color-contrast'];

const DESK = { width: 1440, height: 900 } as const;

/** Both themes and languages, at a desk, on a tablet and on phones; and how some people set their machine. */
const GLANCES: readonly Glance[] = [
  { look: { theme: 'dark', language: 'en', viewport: DESK }, states: ['target aimed at by d50', 'result'] },
  { look: { theme: 'light', language: 'it', viewport: { width: 1024, height: 768 } }, states: ['muster'] },
  {
    look: { theme: 'light', language: 'en', viewport: { width: 390, height: 844 }, hasTouch: true },
    states: ['target aimed at by 2d6'],
  },
  { look: { theme: 'dark', language: 'it', viewport: { width: 844, height: 390 }, hasTouch: true }, states: ['menu'] },
  {
    look: { theme: 'dark', language: 'en', viewport: DESK },
    states: ['fogged battle'],
    context: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
];

test('at least 30 states of the open field are known', () => {
  const names = FIELD_STATES.map(({ name }) => name);
  expect(new Set(names).size).toBeGreaterThanOrEqual(30);
  expect(names.length).toBe(new Set(names).size);
  expect(GLANCES.flatMap(({ states }) => states).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(GLANCES)(
  'axe finds nothing on the open field: $look.theme, $look.language, $look.viewport.width, $context',
  async ({ look, states, context = {} }) => {
    const { hasTouch = false, viewport } = look;
    const { page, complaints } = await visit({ viewport, hasTouch, ...context });
    const device = holdField(page, look, inject('pageUrl'));
    const found: Record<string, readonly string[]> = {};
    for (const { name, reach } of FIELD_STATES) {
      if (!SOAK && !states.includes(name)) continue;
      await reach(device);
      await untilAtRest(page);
      const violations = await axeViolations(page, 'forcedColors' in context ? NOT_FORCED : []);
      if (violations.length > 0) found[name] = violations;
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  },
  600_000,
);
