import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { SOAK } from '../support/gameRunner';
import { axeViolations } from './support/axe';
import { openBattle } from './support/battle';
import { openVisits, type Visit } from './support/browser';
import { focusedName, keyboard, tabTo } from './support/keyboard';
import { deployAll } from './support/playBattle';
import { pointer } from './support/pointer';
import { readLog, readTable, type TableView, waitForTurn } from './support/table';

const visit = openVisits();

const THREATENED = /threatened by (one card|\w+ cards) for up to \d+/;
const TURNS = 12;

/** A battle at instant speed in the middle of its course. */
async function openMidgame(options: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const opened = await visit(options);
  await openBattle(opened.page, 'midgame', {
    speed: 'instant',
    theme: options.colorScheme === 'light' ? 'light' : 'dark',
  });
  await waitForTurn(opened.page);
  return opened;
}

/** Turn by turn until it holds at the start of an own one. */
async function playUntil(page: Page, holds: (view: TableView) => Promise<boolean> | boolean): Promise<TableView> {
  const hands = pointer(page);
  for (let turn = 0; turn < TURNS; turn++) {
    const view = await waitForTurn(page);
    if (await holds(view)) return view;
    await deployAll(page, hands);
    await page.keyboard.press('Escape');
    await hands.endTurn();
  }
  throw new Error(`it never held in ${TURNS} turns`);
}

const isShown = async (page: Page): Promise<boolean> => {
  const { cells, ownCastle } = await readTable(page);
  return [...cells, ownCastle].some((name) => /threatened|within reach of/.test(name));
};

/** Taps the key until it is so: a tap that a busy machine draws out counts as holding, and leaves nothing behind. */
async function tapUntil(page: Page, shown: boolean): Promise<void> {
  await expect
    .poll(async () => {
      if ((await isShown(page)) !== shown) await page.keyboard.press('t');
      return isShown(page);
    })
    .toBe(shown);
}

test('threats are switched by key and by button and told one by one, and what an opening promises comes true', async () => {
  const { page, complaints } = await openMidgame();
  await areSwitched(page);
  await sayHowBadItIs(page);
  await tellWhoStrikes(page);
  await openingComesTrue(page);
  expect(complaints).toEqual([]);
});

/** Threats are toggled by key, looked at by holding it, and switched by the button. */
async function areSwitched(page: Page): Promise<void> {
  const plain = await readTable(page);
  const button = page.getByRole('button', { name: /^Threats/ });
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  expect(await isShown(page)).toBe(false);

  await tapUntil(page, true);
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  const told = await readTable(page);
  // What stood in the names before still stands there, in front.
  expect(told.cells.every((name, cell) => name.startsWith(plain.cells[cell] ?? '?'))).toBe(true);
  expect(told.ownCastle).toMatch(/^Your castle, \d+ of 140 health/);
  expect(await page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/threatened/));

  await tapUntil(page, false);
  expect((await readTable(page)).cells).toEqual(plain.cells);

  await page.keyboard.down('t');
  await expect.poll(() => isShown(page)).toBe(true);
  // Held for longer than a tap lasts.
  await page.waitForTimeout(500);
  expect(await isShown(page)).toBe(true);
  await page.keyboard.up('t');
  await expect.poll(() => isShown(page)).toBe(false);

  await button.click();
  await expect.poll(() => isShown(page)).toBe(true);
  await button.click();
  await expect.poll(() => isShown(page)).toBe(false);
}

/** The button is reached by Tab and says how bad it is. */
async function sayHowBadItIs(page: Page): Promise<void> {
  await tabTo(page, /^Threats$/);
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toBe('Threats');
  const description = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
  expect(description).toMatch(/threatened.*\.$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => isShown(page)).toBe(false);
}

/** Whoever looks at a threatened card or castle is told who could strike it, and by how much. */
async function tellWhoStrikes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Threats/ }).click();
  await expect.poll(() => isShown(page)).toBe(true);
  const isThreatened = (name: string) => THREATENED.test(name);
  const view = await playUntil(page, ({ cells, ownCastle }) => cells.some(isThreatened) && isThreatened(ownCastle));
  const cell = view.cells.findIndex(isThreatened);
  const name = view.cells[cell] ?? '';
  const blows = Number(['one', 'two', 'three', 'four', 'five'].indexOf(/by (\w+) card/.exec(name)?.[1] ?? '') + 1);
  const total = Number(/up to (\d+)/.exec(name)?.[1]);
  await page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').nth(cell).hover();
  const sentences = await page.getByRole('region', { name: 'Threats' }).getByRole('listitem').allTextContents();
  expect(sentences).toHaveLength(blows);
  const damages = sentences.map((sentence) => Number(/for (\d+)\.$/.exec(sentence)?.[1]));
  expect(damages.reduce((sum, damage) => sum + damage, 0)).toBe(total);

  await page.getByRole('button', { name: /^Your castle/ }).hover();
  const atCastle = await page.getByRole('region', { name: 'Threats' }).getByRole('listitem').allTextContents();
  expect(atCastle.length).toBeGreaterThan(0);
  expect(atCastle.every((sentence) => sentence.includes('strike your castle for'))).toBe(true);
}

/** Chooses own units, one after the other, until a cell names an opening; its index, or −1. */
async function chooseWithOpening(page: Page): Promise<number> {
  const hands = keyboard(page);
  const { cells } = await readTable(page);
  for (const [cell, name] of cells.entries()) {
    if (!/your .*can move/.test(name)) continue;
    await hands.pressCell(cell);
    const offered = (await readTable(page)).cells.findIndex((offer) => / opens a blow at (?!the castle)/.test(offer));
    if (offered >= 0) return offered;
    await page.keyboard.press('Escape');
  }
  return -1;
}

/** An opening is told in the cell and in the rail, and what it promises comes true, by keys alone. */
async function openingComesTrue(page: Page): Promise<void> {
  let opened = -1;
  await playUntil(page, async () => {
    opened = await chooseWithOpening(page);
    return opened >= 0;
  });
  const name = (await readTable(page)).cells[opened] ?? '';
  const [, target = '', damage = ''] =
    /move here.* opens a blow at (.+?)(?: from the \w+)?(?: \(\w+\))? for (\d+)/.exec(name) ?? [];
  const place = /^Row \d, [\w ]+/.exec(name)?.[0].toLowerCase() ?? '?';
  const sentences = await page.getByRole('region', { name: 'Openings' }).getByRole('listitem').allTextContents();
  expect(sentences.some((told) => told.startsWith(`Move to ${place} to strike`))).toBe(true);
  expect(sentences.length).toBeLessThanOrEqual(3);

  await keyboard(page).pressCell(opened);
  await expect.poll(async () => (await readTable(page)).cells[opened]).toContain('your');
  const moved = await readTable(page);
  const aimed = moved.cells.findIndex((cell) => cell.includes(target) && cell.includes(`strike for ${damage}`));
  expect(aimed).toBeGreaterThanOrEqual(0);
  await keyboard(page).pressCell(aimed);
  await expect.poll(() => readLog(page, 6)).toMatch(new RegExp(`strikes .*${target}.* for ${damage}\\.`));
}

const LOOKS = [
  { theme: 'light', viewport: { width: 390, height: 844 }, hasTouch: true },
  { theme: 'dark', viewport: { width: 1440, height: 900 }, hasTouch: false },
] as const;

test.each(SOAK ? LOOKS : LOOKS.slice(0, 1))(
  'axe finds nothing in threats and openings, and a press on a threatened card tells of it: $theme, $viewport.width wide',
  async ({ theme, viewport, hasTouch }) => {
    const { page, complaints } = await openMidgame({ viewport, hasTouch, colorScheme: theme });
    const press = (place: Locator) => (hasTouch ? place.tap() : place.click());
    await playUntil(page, async () => (await chooseWithOpening(page)) >= 0);
    expect(await axeViolations(page)).toEqual([]);
    await tapUntil(page, true);
    if (SOAK) expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Your castle/ }).hover();
    if (SOAK) expect(await axeViolations(page)).toEqual([]);

    const threats = page.getByRole('button', { name: /^Threats/ });
    await press(threats);
    await expect.poll(() => isShown(page)).toBe(false);
    await press(threats);
    await expect.poll(() => isShown(page)).toBe(true);
    const { cells } = await readTable(page);
    const cell = cells.findIndex((name) => THREATENED.test(name));
    await press(page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').nth(cell));
    await expect
      .poll(() => page.getByRole('region', { name: 'Threats' }).getByRole('listitem').count())
      .toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  },
);
