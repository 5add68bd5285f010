import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { SOAK } from '../../support/gameRunner';
import { MESSAGES } from '../../words/support/messages';
import { openVisits } from '../support/browser';
import { untilAtRest } from '../support/rest';
import { readLog } from '../support/table';
import { type Device, hold, type Look } from './device';
import { clippedWords, coveredCells, crowdedPlates, cutOff, frameOf, misfits } from './measures';
import { STATES } from './states';

const visit = openVisits();
let pictures = '';

/** Taken by a soak, for people to look at. */
beforeAll(() => {
  if (!SOAK) return;
  pictures = mkdtempSync(join(tmpdir(), 'ninekeep-modes-'));
  console.info(`pictures of the modes: ${pictures}`);
});

const DESK: Look = { theme: 'dark', language: 'en', viewport: { width: 1440, height: 900 } };
/** The smallest ones are the harder ones, upright and lying; a soak looks at all. */
const PHONES: readonly Look[] = [
  { theme: 'dark', language: 'it', viewport: { width: 360, height: 640 } },
  { theme: 'light', language: 'it', viewport: { width: 667, height: 360 } },
  { theme: 'dark', language: 'en', viewport: { width: 844, height: 390 } },
  { theme: 'light', language: 'en', viewport: { width: 390, height: 844 } },
];
/** States of the battle that must fit a small screen as a whole; dialogs and the start page may scroll. */
const IN_BATTLE = [
  'opening hand',
  'own turn',
  'card chosen',
  'unit chosen',
  'target aimed at',
  'enemy looked at',
  'order refused',
  'castle looked at',
  'column looked at',
  'threats shown',
  'blow struck and logged',
  'opponent’s turn',
  'another tab plays',
  'notice: the battle can’t be saved',
];

async function reach(device: Device, name: string, file: string): Promise<void> {
  const state = STATES.find((candidate) => candidate.name === name);
  if (state === undefined) throw new Error(`there is no state "${name}"`);
  await state.reach(device);
  await untilAtRest(device.page);
  await picture(device.page, `${file}-${name}`);
}

async function picture(page: Page, name: string): Promise<void> {
  if (!SOAK) return;
  await page.screenshot({ path: join(pictures, `${name.replaceAll(/[^\w-]+/g, '-')}.png`) });
}

const FULLEST: readonly string[] = ['target aimed at', 'threats shown'];

/** The fullest states; a soak looks at all. */
const STATES_ON_PHONES = SOAK ? IN_BATTLE : FULLEST;

/** In `npm test` the smallest phone is laid on its side where most is to be seen; a soak reaches every state on every phone. */
const HELD = SOAK ? PHONES.map((look) => [look]) : [PHONES.slice(0, 2)];

describe.each(HELD)('$viewport.width × $viewport.height', (look, ...turned) => {
  test('the battle needs no scrolling, and every control is in sight and large enough for a thumb', async () => {
    const { page } = await visit({ viewport: look.viewport, hasTouch: true });
    const device = hold(page, look, inject('pageUrl'));
    const found: Record<string, readonly string[]> = {};
    for (const name of STATES_ON_PHONES) {
      await reach(device, name, `phone-${look.viewport.width}`);
      for (const { viewport } of FULLEST.includes(name) ? [look, ...turned] : [look]) {
        await page.setViewportSize(viewport);
        await untilAtRest(page);
        const misfit = [...(await misfits(page)), ...(await clippedWords(page)), ...(await crowdedPlates(page))];
        if (misfit.length > 0) found[`${name}, ${viewport.width} × ${viewport.height}`] = misfit;
      }
      await page.setViewportSize(look.viewport);
    }
    expect(found).toEqual({});
  });
});

/** Lying, it has the narrowest head; a soak looks at phones of every width. */
const LYING = [600, 667, 740, 800, 844];

test.runIf(SOAK).each(LYING)('lying, %i wide, it says whose turn it is to the end, whoever plays', async (width) => {
  for (const language of ['it', 'en'] as const) {
    const look: Look = { theme: 'light', language, viewport: { width, height: 360 } };
    const { page } = await visit({ viewport: look.viewport, hasTouch: true });
    const device = hold(page, look, inject('pageUrl'));
    await reach(device, 'notice: the battle can’t be saved, while the opponent thinks', `lying-${width}-${language}`);
    expect(await clippedWords(page)).toEqual([]);
    const turn = page.getByRole('banner').locator('strong');
    for (const sentence of sentencesOfTurn(language)) {
      await turn.evaluate((element, words) => {
        element.textContent = words;
      }, sentence);
      expect(await clippedWords(page)).toEqual([]);
    }
    await page.close();
  }
});

function sentencesOfTurn(language: Look['language']): readonly string[] {
  const words: Readonly<Record<string, string>> = MESSAGES[language];
  const players = Object.keys(words).filter((id) => /^(player\.(greedy|random)|level\.\w+\.called)$/.test(id));
  const sentences = ['battle.thinking', 'battle.enemyTurn', 'battle.enemyHand', 'battle.yourTurn', 'tab.short'];
  return players.flatMap((player) => sentences.map((id) => words[id]?.replace('{player}', words[player] ?? '') ?? ''));
}

test('where the sheet is too low for the arithmetic, one tap lays it over the hand, and the board stays in sight', async () => {
  const look: Look = { theme: 'dark', language: 'en', viewport: { width: 360, height: 640 } };
  const { page } = await visit({ viewport: look.viewport, hasTouch: true });
  const device = hold(page, look, inject('pageUrl'));
  await reach(device, 'target aimed at', 'phone-sum');
  const forecast = device.region('forecast.title');
  const factor = forecast.getByText('Vanguard');
  expect(await factor.isVisible()).toBe(false);
  await forecast.getByRole('button', { name: 'How 29 comes about' }).tap();
  expect(await factor.isVisible()).toBe(true);
  expect(await forecast.getByText('29.5, rounded down').isVisible()).toBe(true);
  await picture(page, 'phone-sum-opened');
  expect({ misfits: await misfits(page), covered: await coveredCells(page) }).toEqual({ misfits: [], covered: [] });
  await device.press(page.getByRole('button', { name: 'Strike', exact: true }));
  await forecast.waitFor({ state: 'detached' });
});

test('a middling screen cuts no word off, in the language with the longer ones', async () => {
  const look: Look = { theme: 'light', language: 'it', viewport: { width: 1024, height: 768 } };
  const { page } = await visit({ viewport: look.viewport });
  const device = hold(page, look, inject('pageUrl'));
  for (const name of SOAK ? ['opening hand', 'own turn', 'opponent’s turn'] : ['opening hand', 'opponent’s turn']) {
    await reach(device, name, 'middling');
    expect({ name, clipped: await clippedWords(page) }).toEqual({ name, clipped: [] });
  }
});

describe('text at 200 %', () => {
  const everyState = ['start page', 'own turn', 'target aimed at', 'card chosen', 'menu', 'result'];
  const states = SOAK ? everyState : ['start page', 'target aimed at', 'result'];

  test('by the browser’s zoom: nothing to scroll sideways, and every control can be reached', async () => {
    const viewport = { width: DESK.viewport.width / 2, height: DESK.viewport.height / 2 };
    const { page } = await visit({ viewport, deviceScaleFactor: 2 });
    const device = hold(page, { ...DESK, viewport }, inject('pageUrl'));
    for (const name of states) {
      await reach(device, name, 'zoom');
      expect({ name, width: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
        name,
        width: viewport.width,
      });
      expect({ name, lost: await cutOff(page) }).toEqual({ name, lost: [] });
    }
  });

  test.runIf(SOAK)('by the browser’s font size: what is read grows, and every control can be reached', async () => {
    const { page } = await visit({ viewport: DESK.viewport });
    const device = hold(page, DESK, inject('pageUrl'));
    const sizeOf = (selector: string) =>
      page.evaluate((query) => {
        const element = document.querySelector(query);
        return element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize);
      }, selector);
    for (const name of states) {
      await reach(device, name, 'plain-text');
      const before = await sizeOf('body');
      // What the setting in the browser does: it changes the initial size, and with it every rem.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await untilAtRest(page);
      await picture(page, `large-text-${name}`);
      expect({ name, size: await sizeOf('body') }).toEqual({ name, size: before * 2 });
      expect({ name, width: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
        name,
        width: DESK.viewport.width,
      });
      expect({ name, lost: await cutOff(page) }).toEqual({ name, lost: [] });
    }
  });
});

test('forced colours: what is chosen, can be reached and can be struck is told by frames', async () => {
  const { page } = await visit({ viewport: DESK.viewport, forcedColors: 'active' });
  const device = hold(page, DESK, inject('pageUrl'));
  const cell = (index: number) =>
    `[role="grid"] tr:nth-child(${Math.floor(index / 3) + 1}) td:nth-child(${(index % 3) + 1})`;
  const plate = (index: number) => `${cell(index)} [class*="UnitToken-module__plate"]`;
  await reach(device, 'own turn', 'forced-colours');
  const rest = {
    hill: await frameOf(page, cell(1)),
    own: await frameOf(page, plate(4)),
    foe: await frameOf(page, cell(7)),
  };
  await reach(device, 'target aimed at', 'forced-colours');
  const chosen = {
    hill: await frameOf(page, cell(1)),
    own: await frameOf(page, plate(4)),
    foe: await frameOf(page, cell(7)),
  };
  expect(chosen.hill).not.toBe(rest.hill);
  expect(chosen.own).not.toBe(rest.own);
  expect(chosen.foe).not.toBe(rest.foe);
  expect(new Set(Object.values(chosen)).size).toBe(3);
  expect(await frameOf(page, plate(4))).not.toBe(await frameOf(page, plate(5)));
  await reach(device, 'card chosen', 'forced-colours');
  expect(await frameOf(page, cell(1))).not.toBe(rest.hill);
  // For people to look at.
  if (!SOAK) return;
  for (const name of ['start page', 'deck and discards', 'result']) await reach(device, name, 'forced-colours');
});

test.each([
  ['the browser', { reducedMotion: 'reduce' }, {}],
  ['the settings', {}, { motion: 'still' }],
] as const)(
  'reduced motion, asked by %s: nothing moves when a card is deployed and a blow is struck',
  async (_who, asked, settings) => {
    const { page } = await visit({ viewport: DESK.viewport, ...asked });
    const device = hold(page, DESK, inject('pageUrl'));
    await device.open('midgame', { speed: 'normal', ...settings });
    expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('still');
    await untilAtRest(page);
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const look = () => {
        for (const element of document.querySelectorAll<HTMLElement>('[role="grid"] *, [data-hand] *')) {
          const { transform } = getComputedStyle(element);
          const isMoved = element
            .getAnimations()
            .some(({ effect }) =>
              (effect as KeyframeEffect | null)?.getKeyframes().some((frame) => 'transform' in frame),
            );
          if (isMoved) moved.push(`${element.className} ${transform}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await device.card(2).click();
    await device.cell(1).click();
    await expect.poll(() => readLog(page, 3)).toMatch(/You deploy/);
    await page.waitForTimeout(300);
    await device.cell(4).click();
    await device.cell(7).click();
    await expect.poll(() => readLog(page, 5)).toMatch(/Your Oathguard strikes/);
    await page.waitForTimeout(1000);
    await picture(page, 'reduced-motion-after-a-blow');
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  },
);
