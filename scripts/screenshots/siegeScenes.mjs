import { openPosition, plantSettings } from '../browser/plantBattle.mjs';
import { keepHand, playTurn, waitForTurn } from '../browser/play.mjs';
import { act, button, DESK, LYING, light, PHONE, TABLET } from './stage.mjs';

/** @typedef {import('./stage.mjs').Scene} Scene */
/** @typedef {import('./stage.mjs').Stage} Stage */

const ALL = [DESK, TABLET, PHONE, LYING];
/** At every size in both themes. */
const BOTH = [...ALL, ...ALL.map(light)];
const MOST_TURNS = 20;

/** The card battle. The boards are those of scripts/browser/positions. @type {Scene[]} */
export const SIEGE_SCENES = [
  { name: 'start', reach: openHome, sizes: [...ALL, light(DESK)] },
  { name: 'set-up', reach: openSetUp, sizes: ALL },
  {
    name: 'hand',
    sizes: ALL,
    reach: async (stage) => {
      await openHome(stage);
      await act(stage, stage.page.getByRole('link', { name: 'Quick battle' }));
      await act(stage, card(stage, 1));
    },
  },
  { name: 'battle', reach: openBattle, sizes: BOTH },
  { name: 'forecast', reach: aim, sizes: BOTH },
  { name: 'full-hand', reach: (stage) => openBattle(stage, 'full-hand'), sizes: BOTH },
  {
    name: 'targets',
    sizes: ALL,
    reach: async (stage) => {
      await openBattle(stage, 'full-hand');
      await act(stage, button(stage, /^Row 2, center.*your/));
    },
  },
  {
    name: 'turn',
    sizes: ALL,
    moment: 100,
    reach: async (stage) => {
      await openBattle({ ...stage, settings: { ...stage.settings, speed: 'half' } }, 'full-hand');
      await act(stage, button(stage, 'End turn'));
      await stage.page.locator('[class*="TurnRibbon-module__place"] > p').first().waitFor();
    },
  },
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
  {
    name: 'stratagem',
    sizes: BOTH,
    reach: async (stage) => {
      await openBattle(stage, 'stratagems');
      await act(stage, card(stage, 0));
      const target = button(stage, /play Snare here/);
      await (stage.hasTouch ? target.tap() : target.hover());
    },
  },
  {
    name: 'second-cell',
    sizes: [DESK, light(PHONE)],
    reach: async (stage) => {
      await openBattle(stage, 'stratagems');
      await act(stage, card(stage, 2));
      await act(stage, button(stage, /^Row 2, center/));
      if (stage.hasTouch) await act(stage, button(stage, /^Row 2, center/));
      await stage.page.getByRole('region', { name: 'Which card?' }).waitFor();
    },
  },
  { name: 'house-rules', reach: (stage) => openBattle(stage, 'house-rules'), sizes: BOTH },
  {
    name: 'house-rules-told',
    sizes: [PHONE, light(TABLET)],
    reach: async (stage) => {
      await openBattle(stage, 'house-rules');
      await act(stage, button(stage, /^5 house rules/));
      await stage.page.getByText(/Above a column a crown/).waitFor();
    },
  },
  { name: 'result', reach: fight, sizes: BOTH },
  { name: 'lost-on-the-right', reach: concedeOnTheRight, sizes: ALL },
];

/** @param {Stage} stage */
async function openHome({ page, url, settings }) {
  await page.goto(url);
  await plantSettings(page, settings);
  await page.reload();
  await page.getByRole('link', { name: 'Quick battle' }).waitFor();
}

/** @param {Stage} stage */
async function openSetUp(stage) {
  await openHome(stage);
  await act(stage, stage.page.getByRole('link', { name: /^New battle/ }));
  await button(stage, 'To battle').waitFor();
}

/**
 * The battle as it is when one looks at nothing in particular: the log is in sight.
 * @param {Stage} stage
 * @param {Parameters<typeof openPosition>[2]} [position]
 */
async function openBattle(stage, position = 'midgame') {
  const { page, url, settings, hasTouch } = stage;
  await openPosition(page, url, position, settings, { left: 'human', right: 'captain-flanker' });
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  // Its ground is plain: a tap there looks at nothing.
  if (hasTouch && position === 'midgame') return button(stage, /^Row 3, right wing/).tap();
  if (hasTouch) return;
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
  await openSetUp(stage);
  await act(stage, stage.page.getByText('The Jester').first());
  await act(stage, button(stage, 'To battle'));
  await keepHand(stage.page);
  for (let turn = 0; turn < MOST_TURNS && (await waitForTurn(stage.page)); turn++) await playTurn(stage.page);
  await stage.page.getByRole('dialog').waitFor();
}

/**
 * Whoever plays the other side is drawn in the same colours.
 * @param {Stage} stage
 */
async function concedeOnTheRight(stage) {
  const { page, url, settings } = stage;
  await openPosition(page, url, 'midgame', settings, { left: 'random', right: 'human' });
  await waitForTurn(page);
  await act(stage, button(stage, 'Menu'));
  await act(stage, button(stage, 'Concede'));
  await act(stage, button(stage, 'Concede: sure?'));
  await page.getByRole('dialog', { name: 'Defeat' }).waitFor();
}

/**
 * @param {Stage} stage
 * @param {number} index
 */
const card = ({ page }, index) => page.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(index);
