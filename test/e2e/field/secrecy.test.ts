import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { ENGLISH_FIELD } from '../../../src/words/field/en';
import { SOAK } from '../../support/gameRunner';
import { openVisits } from '../support/browser';
import { type FieldDevice, holdField } from './support/fieldDevice';
import { isReachable, readField } from './support/readField';
import { knownToLeft } from './support/whatIsKnown';

const visit = openVisits();

const LOOK = { theme: 'dark', language: 'en', viewport: { width: 1440, height: 900 } } as const;
const TURNS = SOAK ? 12 : 2;
/** So many turns take longer than a minute on a busy machine. */
const TIME = SOAK ? 300_000 : 60_000;
/** Writes that a page may be ahead of what it keeps. */
const WRITES_AHEAD = 2;
const LOOKS = SOAK ? 6 : 2;

/** No kind stands on both sides, so that any word betrays. */
const SETUPS = [
  { rules: 'clockwork', squad: 'knight,archer,commander', enemy: ['Scout', 'Medic', 'Sniper'] },
  { rules: 'mixed', squad: 'bowman,shieldman,greatblade', enemy: ['Arbalist', 'Hookman', 'Chirurgeon'] },
] as const;
const BATTLES = (SOAK ? SETUPS : SETUPS.slice(0, 1)).flatMap((setup) =>
  Array.from({ length: SOAK ? 25 : 1 }, (_, index) => ({ ...setup, seed: index + 3 })),
);

interface Named {
  /** Kinds whose name stands anywhere in the page. */
  readonly kinds: readonly string[];
  /** Enemies that a cell is named after, by the cell's place. */
  readonly inSight: Readonly<Record<string, string>>;
}

/**
 * Everything that the page says of the enemy: its whole text with every attribute, and its cells one by one. A battle that is
 * over has no secrets: its result, at first not yet open as a dialog, tells of both squads; the field behind it goes on as before.
 */
function namedIn(page: Page, kinds: readonly string[]): Promise<Named> {
  const look = { names: kinds, figures: ENGLISH_FIELD['stage.figures'] };
  return page.evaluate(({ names, figures }) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelector(`dialog:has([aria-label="${figures}"])`)?.remove();
    const whole = copy.outerHTML;
    const cells = [...document.querySelectorAll<HTMLElement>('[data-field] [data-place]')].flatMap((cell) => {
      const [, kind] = /, enemy ([A-Z]\w*)/.exec(cell.textContent ?? '') ?? [];
      return kind === undefined ? [] : [[cell.dataset.place ?? '', kind.toLowerCase()] as const];
    });
    return {
      kinds: names.filter((name) => whole.toLowerCase().includes(name.toLowerCase())).map((name) => name.toLowerCase()),
      inSight: Object.fromEntries(cells),
    };
  }, look);
}

/** Kinds that the page names although Left can't know of them. What it knows is read after the page: it only grows. */
async function betrayed(page: Page, kinds: readonly string[]): Promise<readonly string[]> {
  const named = await namedIn(page, kinds);
  let known = await knownToLeft(page);
  const unknown = () => named.kinds.filter((kind) => !known.kinds.has(kind));
  // The page is drawn before it is kept: what it was ahead comes with the next writes, unless the enemy is done.
  for (let writes = 0; writes < WRITES_AHEAD && unknown().length > 0; writes++) {
    const before = known.orders;
    while (known.orders === before && !(await isTurnOrOver(page))) known = await knownToLeft(page);
  }
  if (unknown().length > 0) {
    await page.waitForTimeout(200);
    known = await knownToLeft(page);
  }
  return unknown();
}

test.each(BATTLES)(
  'in a fogged battle the page names nobody who was never in sight: $rules, seed $seed',
  async ({ rules, squad, enemy, seed }) => {
    const { page, complaints } = await visit({ viewport: LOOK.viewport });
    const device = holdField(page, LOOK, inject('pageUrl'));
    const foes = enemy.join(',').toLowerCase();
    await device.begin(
      `rules=${rules}&battlefield=the-commons&right=soldier&fog=on&seed=${seed}&squad=${squad}&enemy=${foes}`,
    );
    expect((await namedIn(page, enemy)).kinds).toEqual([]);
    await page.keyboard.press('e');
    for (let turn = 0; turn < TURNS; turn++) {
      await expect.poll(() => isTurnOrOver(page), { timeout: 20_000 }).toBe(true);
      expect(await betrayed(page, enemy)).toEqual([]);
      const known = await knownToLeft(page);
      expect((await namedIn(page, enemy)).inSight).toEqual(known.inSight);
      if ((await readField(page)).result !== null || known.kinds.size === enemy.length) break;
      await goForward(device);
      expect(await betrayed(page, enemy)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
      // While the enemy moves, what it does unseen must not show for a moment either.
      for (let look = 0; look < LOOKS; look++) expect(await betrayed(page, enemy)).toEqual([]);
    }
    await expect.poll(() => isTurnOrOver(page), { timeout: 20_000 }).toBe(true);
    await plantAndSee(page, enemy);
    expect(complaints).toEqual([]);
  },
  TIME,
);

/** The same look sees a name that stands where nobody would read it. */
async function plantAndSee(page: Page, enemy: readonly string[]): Promise<void> {
  const { kinds } = await knownToLeft(page);
  const unknown = enemy.map((name) => name.toLowerCase()).filter((kind) => !kinds.has(kind));
  for (const kind of unknown) {
    await page.evaluate((name) => document.querySelector('[data-field]')?.setAttribute('data-leak', name), kind);
    expect(await betrayed(page, enemy)).toEqual([kind]);
  }
}

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
