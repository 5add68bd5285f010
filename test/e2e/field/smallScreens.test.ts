import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { openVisits } from '../support/browser';
import { untilAtRest } from '../support/rest';
import { type FieldLook, holdField } from './support/fieldDevice';
import { misfits } from './support/fieldMeasures';
import { FIELD_STATES } from './support/fieldStates';

const visit = openVisits();

/** The smallest phones upright and lying, larger ones, and a tablet. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 360 },
  { width: 1024, height: 768 },
] as const;

const SHORT = ['target aimed at by d50'] as const;
/** Everything in a battle but what lies over it as a dialog. */
const LONG = [
  ...SHORT,
  'deployment',
  'own turn',
  'unit chosen',
  'way with a blow',
  'target aimed at by d20',
  'stances',
  'maneuvers',
  'formation in hand',
  'threats shown',
  'hint given',
  'guard',
  'another tab plays',
  'zoomed in',
] as const;

/** A thumb wants this. Cells are apart: a tap takes the nearest that can be acted on, and the field zooms. */
const THUMB = 40;

test.each(SOAK ? SIZES : SIZES.slice(0, 1))(
  'on $width × $height the field has half of the height, and every button is in sight and large enough',
  async (viewport) => {
    const isHandheld = viewport.width < 1000;
    const look: FieldLook = { theme: 'light', language: 'it', viewport, hasTouch: isHandheld };
    const { page } = await visit({ viewport, hasTouch: isHandheld });
    const device = holdField(page, look, inject('pageUrl'));
    const found: Record<string, readonly string[]> = {};
    for (const { name, reach } of FIELD_STATES) {
      if (!(SOAK ? LONG : SHORT).some((wanted) => wanted === name)) continue;
      await reach(device);
      await untilAtRest(page);
      const troubles = await misfits(page, isHandheld ? THUMB : 0);
      if (troubles.length > 0) found[name] = troubles;
    }
    expect(found).toEqual({});
  },
  300_000,
);

test.runIf(SOAK)(
  'text at 200 % by the browser’s zoom: nothing to scroll sideways, every button is in sight',
  async () => {
    const viewport = { width: 720, height: 450 };
    const { page } = await visit({ viewport, deviceScaleFactor: 2 });
    const device = holdField(page, { theme: 'dark', language: 'en', viewport }, inject('pageUrl'));
    for (const { name, reach } of FIELD_STATES) {
      if (!(SOAK ? LONG : SHORT).some((wanted) => wanted === name)) continue;
      await reach(device);
      await untilAtRest(page);
      expect({ name, misfits: await misfits(page, 0) }).toEqual({ name, misfits: [] });
    }
  },
);

test.runIf(SOAK)('the muster needs no scrolling sideways on any screen', async () => {
  const { page } = await visit({ viewport: SIZES[0], hasTouch: true });
  const look: FieldLook = { theme: 'dark', language: 'it', viewport: SIZES[0], hasTouch: true };
  await holdField(page, look, inject('pageUrl')).muster();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await untilAtRest(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ viewport, width }).toEqual({ viewport, width: viewport.width });
  }
});
