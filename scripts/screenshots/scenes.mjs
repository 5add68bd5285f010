import { openPosition, plantSettings } from '../browser/plantBattle.mjs';
import { keepHand, playTurn, waitForTurn } from '../browser/play.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {Parameters<typeof plantSettings>[1]} Settings */
/** @typedef {{ width: number, height: number, theme?: 'dark' | 'light' }} Size */
/** @typedef {{ page: Page, url: string, hasTouch: boolean, settings: Settings }} Stage */

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {(stage: Stage) => Promise<void>} reach
 * @property {Size[]} sizes
 */

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
/** @param {Size} size @returns {Size} */
const light = (size) => ({ ...size, theme: 'light' });
const ALL = [DESK, TABLET, PHONE];
const MOST_TURNS = 20;

/** What is in the pictures. The board is that of scripts/browser/positions/midgame.json. @type {Scene[]} */
export const SCENES = [
  { name: 'start', reach: openHome, sizes: [...ALL, light(DESK)] },
  {
    name: 'hand',
    sizes: ALL,
    reach: async (stage) => {
      await openHome(stage);
      await act(stage, button(stage, 'Quick battle'));
      await act(stage, card(stage, 1));
    },
  },
  { name: 'battle', reach: openBattle, sizes: [...ALL, light(DESK), light(PHONE), LYING] },
  { name: 'forecast', reach: aim, sizes: [...ALL, light(TABLET), light(LYING)] },
  {
    name: 'deploy',
    sizes: ALL,
    reach: async (stage) => {
      await openBattle(stage);
      await act(stage, card(stage, 0));
      if (!stage.hasTouch) await button(stage, /^Row 1, center/).hover();
    },
  },
  {
    name: 'threats',
    sizes: ALL,
    reach: async (stage) => {
      await openBattle(stage);
      await act(stage, button(stage, 'Threats'));
      if (!stage.hasTouch) await button(stage, /^Row 2, center/).hover();
    },
  },
  {
    name: 'hint',
    sizes: [DESK, PHONE],
    reach: async (stage) => {
      await openBattle(stage);
      await act(stage, button(stage, 'Hint'));
      await act(stage, button(stage, 'Which card?'));
      await act(stage, button(stage, 'The whole plan'));
    },
  },
  {
    name: 'why',
    sizes: [DESK, light(PHONE)],
    reach: async (stage) => {
      await openBattle(stage);
      await act(stage, button(stage, 'End turn'));
      await act(stage, button(stage, 'Why did The Captain do that?'));
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'command',
    sizes: [DESK, PHONE],
    reach: async (stage) => {
      await openBattle(stage);
      await stage.page.keyboard.press('/');
      await stage.page.keyboard.type('attack o');
    },
  },
  { name: 'result', reach: fight, sizes: [DESK, PHONE] },
];

/** @param {Stage} stage */
async function openHome({ page, url, settings }) {
  await page.goto(url);
  await plantSettings(page, settings);
  await page.reload();
  await page.getByRole('button', { name: 'Quick battle' }).waitFor();
}

/**
 * The battle as it is when one looks at nothing in particular: the log is in sight.
 * @param {Stage} stage
 */
async function openBattle(stage) {
  const { page, url, settings, hasTouch } = stage;
  await openPosition(page, url, 'midgame', settings, { left: 'human', right: 'captain-flanker' });
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  if (hasTouch) return button(stage, /^Row 3, right wing/).tap();
  await card(stage, 0).hover();
  await page.mouse.move(4, 860);
}

/**
 * A blow from the flank that fells its target.
 * @param {Stage} stage
 */
async function aim(stage) {
  await openBattle(stage);
  await act(stage, button(stage, /^Row 2, center.*your/));
  const target = button(stage, /^Row 3, center.*strike for/);
  await (stage.hasTouch ? target.tap() : target.hover());
}

/**
 * A whole battle, to its end.
 * @param {Stage} stage
 */
async function fight(stage) {
  await openHome(stage);
  await act(stage, stage.page.getByText('The Jester').first());
  await act(stage, button(stage, 'Quick battle'));
  await keepHand(stage.page);
  for (let turn = 0; turn < MOST_TURNS && (await waitForTurn(stage.page)); turn++) await playTurn(stage.page);
  await stage.page.getByRole('dialog').waitFor();
}

/**
 * @param {Stage} stage
 * @param {Locator} place
 */
async function act({ hasTouch }, place) {
  await (hasTouch ? place.tap() : place.click());
}

/**
 * @param {Stage} stage
 * @param {string | RegExp} name
 */
const button = ({ page }, name) => page.getByRole('button', { name }).first();

/**
 * @param {Stage} stage
 * @param {number} index
 */
const card = ({ page }, index) => page.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(index);
