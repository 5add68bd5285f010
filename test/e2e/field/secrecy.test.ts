import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { openVisits } from '../support/browser';
import { type FieldDevice, holdField } from './support/fieldDevice';
import { isReachable, readField } from './support/readField';

const visit = openVisits();

const LOOK = { theme: 'dark', language: 'en', viewport: { width: 1440, height: 900 } } as const;
const TURNS = SOAK ? 12 : 2;

/** No kind stands on both sides, so that any word betrays. */
const SETUPS = [
  { rules: 'clockwork', squad: 'knight,archer,commander', enemy: ['Scout', 'Medic', 'Sniper'] },
  { rules: 'mixed', squad: 'bowman,shieldman,greatblade', enemy: ['Arbalist', 'Hookman', 'Chirurgeon'] },
] as const;
const BATTLES = (SOAK ? SETUPS : SETUPS.slice(0, 1)).flatMap((setup) =>
  Array.from({ length: SOAK ? 25 : 1 }, (_, index) => ({ ...setup, seed: index + 3 })),
);

/** Kinds that the page names although nobody has seen them: of whom the cells show nobody, and whom the log doesn't begin with a sight of. */
function betrayed(page: Page, kinds: readonly string[], met: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ kinds, met }) => {
      const whole = document.documentElement.outerHTML;
      const lines = [...document.querySelectorAll('[data-log] li')].map(({ textContent }) => textContent ?? '');
      const cells = [...document.querySelectorAll('[data-field] [data-place]')].map((cell) => cell.textContent ?? '');
      return kinds.filter((kind) => {
        if (met.includes(kind) || !whole.includes(kind)) return false;
        const isInSight = cells.some((name) => name.includes(`enemy ${kind}`));
        const first = lines.find((line) => line.includes(kind)) ?? '';
        return !isInSight && !/in sight|into sight|out of sight/i.test(first);
      });
    },
    { kinds, met },
  );
}

const shownIn = (page: Page, kinds: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => names.filter((name) => document.documentElement.outerHTML.includes(name)), kinds);

test.each(BATTLES)(
  'in a fogged battle the page names nobody who was never in sight: $rules, seed $seed',
  async ({ rules, squad, enemy, seed }) => {
    const { page, complaints } = await visit({ viewport: LOOK.viewport });
    const device = holdField(page, LOOK, inject('pageUrl'));
    const foes = enemy.join(',').toLowerCase();
    await device.begin(
      `rules=${rules}&battlefield=the-commons&right=soldier&fog=on&seed=${seed}&squad=${squad}&enemy=${foes}`,
    );
    expect(await shownIn(page, enemy)).toEqual([]);
    await page.keyboard.press('e');
    let met: readonly string[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await expect.poll(() => isTurnOrOver(page), { timeout: 20_000 }).toBe(true);
      expect(await betrayed(page, enemy, met)).toEqual([]);
      met = await shownIn(page, enemy);
      if ((await readField(page)).result !== null || met.length === enemy.length) break;
      await goForward(device);
      expect(await betrayed(page, enemy, met)).toEqual([]);
      met = await shownIn(page, enemy);
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
    }
    expect(complaints).toEqual([]);
  },
  60_000,
);

async function isTurnOrOver(page: Page): Promise<boolean> {
  const { great, isPersonsTurn, result } = await readField(page);
  return result !== null || great.startsWith('See the result') || (isPersonsTurn && great.startsWith('End turn'));
}

/** The first unit goes to the last cell that it can reach, which is nearer to the enemy. */
async function goForward(device: FieldDevice): Promise<void> {
  await device.page.keyboard.press('q');
  const goal = (await readField(device.page)).cells.filter(isReachable).toSorted((one, other) => other.x - one.x)[0];
  if (goal !== undefined) await device.cell(`${String.fromCharCode(65 + goal.x)}${goal.y + 1}`).click();
}

const WIDTH = 16;
const row = (far: string): string => `${'.'.repeat(WIDTH - far.length)}${far}`;

/** Two units in a corner; what lies and stands in the other one they can't see. */
function corner(far: readonly string[], foe: string, at: string): object {
  return {
    name: 'A corner',
    rules: 'clockwork',
    rows: Array.from({ length: WIDTH }, (_, y) =>
      row(y < WIDTH - far.length ? '' : (far[y - WIDTH + far.length] ?? '')),
    ),
    units: [
      { id: 'left-1', unit: 'knight', side: 'left', at: 'A1' },
      { id: 'left-2', unit: 'archer', side: 'left', at: 'B2' },
      { id: 'right-1', unit: foe, side: 'right', at },
    ],
  };
}

/** Every canvas of the field as it is drawn, and every name. */
async function drawn(device: FieldDevice): Promise<{ readonly pictures: string[]; readonly names: string[] }> {
  await device.page.waitForTimeout(500);
  const pictures = await device.page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('[data-field] canvas')].map((canvas) => canvas.toDataURL()),
  );
  return { pictures, names: (await readField(device.page)).cells.map(({ name }) => name) };
}

test('unseen ground and unseen units change no pixel of the field and no name', async () => {
  const { page } = await visit({ viewport: LOOK.viewport });
  const device = holdField(page, LOOK, inject('pageUrl'));
  await device.open(corner(['....', '....'], 'scout', 'P16'));
  const plain = await drawn(device);
  expect(plain.names.filter((name) => name.includes('not seen yet')).length).toBeGreaterThan(50);
  expect(plain.pictures.length).toBeGreaterThanOrEqual(2);
  await device.open(corner(['T~T~', '~TCT'], 'sniper', 'O16'));
  expect(await drawn(device)).toEqual(plain);
});
