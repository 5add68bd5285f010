import { expect } from 'vitest';
import type { BrawlRules } from './brawls';
import type { FieldDevice } from './fieldDevice';

export interface FieldState {
  readonly name: string;
  readonly reach: (device: FieldDevice) => Promise<void>;
}

const SMALL =
  'rules=2d6&battlefield=pinfold&right=recruit&squad=axeman,bowman&enemy=axeman,bowman&seed=5&fog=off' as const;
const SHARED = 'rules=clockwork&battlefield=pinfold&left=human&right=human&seed=3&fog=on' as const;
const FOGGED = 'rules=clockwork&battlefield=the-marches&right=recruit&seed=3&fog=on' as const;
const WATCHED = 'rules=clockwork&battlefield=the-ford&left=soldier&right=recruit&seed=4' as const;

const atMuster: readonly FieldState[] = [
  { name: 'muster', reach: (device) => device.muster() },
  {
    name: 'a squad that costs too much',
    reach: (device) => device.muster('rules=clockwork&squad=knight,knight,knight,knight,knight'),
  },
  { name: 'ground by lot', reach: (device) => device.muster('battlefield=generated-12x12-7') },
  {
    name: 'help',
    reach: async (device) => {
      await device.muster();
      await device.press(device.button('muster.rules.help'));
      await device.page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'positions',
    reach: async (device) => {
      await device.muster();
      await device.press(device.button('muster.positions'));
      await device.page.locator('dialog[open]').waitFor();
    },
  },
];

const aimed = (rules: BrawlRules): FieldState => ({
  name: `target aimed at by ${rules}`,
  reach: async (device) => {
    await device.brawl(rules);
    await device.press(device.cell('D4'));
    await device.point(device.cell('E4'));
  },
});

const choosing = (name: string, rules: BrawlRules, key: string): FieldState => ({
  name,
  reach: async (device) => {
    await device.brawl(rules);
    await device.press(device.cell('D4'));
    await device.page.keyboard.press(key);
  },
});

const inBrawl = (name: string, act: (device: FieldDevice) => Promise<unknown>): FieldState => ({
  name,
  reach: async (device) => {
    await device.brawl('2d6');
    await act(device);
  },
});

const atRest: readonly FieldState[] = [
  { name: 'deployment', reach: (device) => device.begin(SMALL) },
  inBrawl('own turn', async () => undefined),
  inBrawl('unit chosen', (device) => device.press(device.cell('D4'))),
  inBrawl('enemy looked at', (device) => device.point(device.cell('H5'))),
  inBrawl('way with a blow', async (device) => {
    await device.press(device.cell('D4'));
    await device.point(device.cell('F3'));
  }),
  aimed('clockwork'),
  aimed('d20'),
  aimed('d50'),
  aimed('2d6'),
  aimed('mixed'),
  choosing('turning', '2d6', 'f'),
  choosing('stances', 'd50', 'c'),
  choosing('maneuvers', 'd50', 'v'),
  {
    name: 'formation in hand',
    reach: async (device) => {
      await device.muster();
      await device.press(device.button('muster.positions'));
      await device.press(device.page.locator('dialog[open] li button').nth(3));
      await device.untilTurn();
      await device.press(device.cell('A5'));
      await device.press(device.page.locator('aside [class*="formation-module__choice_"]').first());
      await device.press(device.cell('C5'));
    },
  },
  inBrawl('threats shown', (device) => device.press(device.button('board.threats'))),
  inBrawl('hint given', async (device) => {
    await device.press(device.button('board.hint'));
    await device.page.getByText(device.say('board.hint.title')).first().waitFor();
  }),
  inBrawl('order refused', async (device) => {
    await device.page.keyboard.press('/');
    await device.page.keyboard.type('mv D4 J8\n');
  }),
  inBrawl('help on the command line', async (device) => {
    await device.page.keyboard.press('/');
    await device.page.keyboard.type('help\n');
  }),
  inBrawl('blow struck and logged', async (device) => {
    await device.press(device.cell('D4'));
    await device.press(device.cell('E4'));
    if (device.look.hasTouch === true) await device.press(device.cell('E4'));
    await expect.poll(() => device.page.locator('[data-log] li').count()).toBeGreaterThan(0);
  }),
  inBrawl('menu', (device) => device.press(device.button('board.menu'))),
  inBrawl('keys explained why', (device) => device.page.keyboard.press('y')),
  inBrawl('zoomed in', async (device) => {
    for (let step = 0; step < 4; step++) await device.press(device.button('board.zoomIn'));
  }),
];

const overAll: readonly FieldState[] = [
  {
    name: 'guard',
    reach: async (device) => {
      await device.brawl('2d6', '', { turnGuard: true });
      await device.press(device.button('board.end'));
    },
  },
  { name: 'curtain', reach: (device) => device.begin(SHARED) },
  {
    name: 'fogged battle',
    reach: async (device) => {
      await device.begin(FOGGED);
      await device.press(device.button('board.ready'));
      await device.button('board.end').waitFor();
      await device.untilTurn();
    },
  },
  {
    name: 'watched',
    reach: async (device) => {
      await device.begin(WATCHED, { watchSpeed: 'half' });
      await device.press(device.button('board.pause'));
    },
  },
  {
    name: 'result',
    reach: async (device) => {
      await device.brawl('2d6');
      await device.press(device.button('board.menu'));
      await device.press(device.button('board.menu.forfeit'));
      await device.press(device.button('board.menu.sure'));
      await expect.poll(() => device.page.locator('dialog[open] h2').count()).toBe(1);
    },
  },
  {
    name: 'running battle at the muster',
    reach: async (device) => {
      await device.brawl('2d6');
      await device.press(device.button('board.menu'));
      await device.press(device.button('board.menu.muster'));
      await device.button('muster.begin').waitFor();
    },
  },
  {
    name: 'another tab plays',
    reach: async (device) => {
      await device.brawl('2d6');
      const other = await device.page.context().newPage();
      await other.goto(device.page.url());
      await other.getByRole('button', { name: device.say('board.takeOver') }).click();
      await device.button('board.takeOver').waitFor();
      await device.page.bringToFront();
    },
  },
];

/** What one meets on the open field, from the muster to the result. */
export const FIELD_STATES: readonly FieldState[] = [...atMuster, ...atRest, ...overAll];
