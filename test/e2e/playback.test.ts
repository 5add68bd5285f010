import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openBattle } from './support/battle';
import { openVisits } from './support/browser';
import { deployAll } from './support/playBattle';
import { pointer } from './support/pointer';
import { chooseSpeed } from './support/setUp';
import { beginBattle, readLog, readTable, waitForTurn } from './support/table';

const visit = openVisits();

/** Cells of the position "midgame". */
const HILL = 1;
const OATHGUARD = 4;
const EMBER_LANCER = 7;

/** What moved on the page: properties of animations, and of styles that somebody set while it ran. */
interface Moved {
  readonly animated: string[];
  readonly styled: string[];
  /** Gestures that the stage began by script. */
  readonly gestures: number;
}

/** Looks at every frame from the moment the page exists. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animated = new Set<string>();
    const styled = new Set<string>();
    const gestures = new Set<Animation>();
    const FORMAL = ['offset', 'computedOffset', 'easing', 'composite'];
    const namesIn = (effect: AnimationEffect | null): string[] =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [];
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        if (animation.constructor === Animation) gestures.add(animation);
        for (const name of namesIn(animation.effect)) if (!FORMAL.includes(name)) animated.add(name);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const declared = (style: string | null) =>
      new Map((style ?? '').split(';').map((rule) => [rule.split(':')[0]?.trim() ?? '', rule] as const));
    const pinned = new WeakMap<Node, Set<string>>();
    // A card that leaves the hand is taken out of the row: it is given its place once. What is set again moves.
    const isPinning = (target: Node, name: string, before: string | undefined): boolean => {
      const isFirst = before === undefined && pinned.get(target)?.has(name) !== true;
      pinned.set(target, (pinned.get(target) ?? new Set()).add(name));
      return isFirst && (target as Element).matches('li[inert]') && ['left', 'top', 'width', 'height'].includes(name);
    };
    const note = ({ target, oldValue }: MutationRecord): void => {
      const before = declared(oldValue);
      const now = declared((target as Element).getAttribute('style'));
      for (const name of new Set([...before.keys(), ...now.keys()])) {
        if (name === '' || before.get(name) === now.get(name)) continue;
        if (!isPinning(target, name, before.get(name))) styled.add(name);
      }
    };
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      subtree: true,
      attributeFilter: ['style'],
      attributeOldValue: true,
    });
    Object.assign(window, {
      // What screens do to each other is not the stage's business.
      ninekeepForget: () => styled.clear(),
      ninekeepMoved: () => ({ animated: [...animated], styled: [...styled], gestures: gestures.size }),
    });
  });
}

const moved = (page: Page): Promise<Moved> => page.evaluate('ninekeepMoved()');
const CHEAP = ['transform', 'opacity'];
/** What a moving layout is given once; it moves nothing by itself. */
const SET_ONCE = ['transform-origin', 'pointer-events'];

async function untilAtRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

test('orders and the opponent’s turn are played by transform and opacity alone; a reload shows the same and plays nothing', async () => {
  const { page, complaints } = await visit();
  await watchMotion(page);
  await openBattle(page, 'midgame', { speed: 'normal', turnGuard: false });
  await waitForTurn(page);
  await untilAtRest(page);
  await page.evaluate('ninekeepForget()');
  const hands = pointer(page);
  await hands.pressCard(2);
  await hands.pressCell(HILL);
  await expect.poll(() => readLog(page, 3)).toContain('You deploy');
  await hands.pressCell(OATHGUARD);
  await hands.pressCell(EMBER_LANCER);
  await hands.endTurn();
  await expect.poll(async () => (await readTable(page)).mayEndTurn).toBe(false);
  await waitForTurn(page);
  await untilAtRest(page);
  const { animated, styled, gestures } = await moved(page);
  expect(animated.filter((name) => !CHEAP.includes(name))).toEqual([]);
  expect(styled.filter((name) => ![...CHEAP, ...SET_ONCE].includes(name))).toEqual([]);
  expect(gestures).toBeGreaterThan(4);

  const before = await readTable(page);
  await page.reload();
  await expect.poll(() => readTable(page)).toEqual(before);
  await page.waitForTimeout(500);
  expect((await moved(page)).gestures).toBe(0);
  expect(await readTable(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a press on the bare table skips the order that is being played, not the turn; the speed can change in its middle, and nothing is lost or told twice', async () => {
  const { page, complaints } = await visit({ speed: 'half' });
  await page.goto(inject('pageUrl'));
  await beginBattle(page);
  const hands = pointer(page);
  await deployAll(page, hands);
  await hands.endTurn();
  const ribbon = page.locator('p', { hasText: /turn$/ });
  await ribbon.waitFor();
  await page.locator('main').click({ position: { x: 4, y: 500 } });
  await ribbon.waitFor({ state: 'detached', timeout: 400 });
  expect((await readTable(page)).mayEndTurn).toBe(false);
  const told = await readLog(page, 80);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Instant').click();
  await page.getByRole('button', { name: 'Close' }).click();
  const before = await waitForTurn(page);
  expect(before.mayEndTurn).toBe(true);
  const log = await readLog(page, 80);
  expect(log.length).toBeGreaterThan(told.length);
  await page.reload();
  await expect.poll(() => readTable(page)).toEqual(before);
  expect(await readLog(page, 80)).toBe(log);
  expect(complaints).toEqual([]);
});

test('sound is loaded after a gesture, never by the start page, and M turns it off', async () => {
  const { page, complaints } = await visit();
  const synth = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /zzfx/i.test(name)));
  await page.goto(inject('pageUrl'));
  await chooseSpeed(page, 'Double speed');
  expect(await synth()).toBe(false);
  await beginBattle(page);
  await expect.poll(synth).toBe(true);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Menu' }).click();
  const sound = page.getByRole('switch', { name: 'Sound', exact: true });
  expect(await sound.getAttribute('aria-checked')).toBe('false');
  expect(await page.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true);
  await sound.click();
  expect(await page.getByRole('slider', { name: 'Volume' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(/#\/battle$/);
  // Whether a resumed battle may sound is the browser's to say, and it complains of what it refuses; after a press it may.
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(synth).toBe(true);
  expect(complaints).toEqual([]);
});
