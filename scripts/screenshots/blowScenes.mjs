import { openPosition } from '../browser/plantBattle.mjs';
import { button, TABLET } from './stage.mjs';

/** @typedef {import('./stage.mjs').Scene} Scene */
/** @typedef {Parameters<typeof openPosition>[2]} PositionName */

/**
 * Ten blows of every kind: at hand and from afar, in all directions, deadly, light, answered, at units and at castles.
 * @type {readonly (readonly [name: string, position: PositionName, striker: RegExp, target: RegExp])[]}
 */
const BLOWS = [
  ['down', 'full-hand', /^Row 2, center.*your/, /^Row 3, center.*strike for/],
  ['diagonal', 'full-hand', /^Row 2, center.*your/, /^Row 1, right wing.*strike for/],
  ['answered', 'full-hand', /^Row 2, center.*your/, /^Row 2, right wing.*strike for/],
  ['deadly', 'full-hand', /^Row 2, center.*your/, /^Row 3, right wing.*strike for/],
  ['aside', 'full-hand', /^Row 3, left wing.*your/, /^Row 3, center.*strike for/],
  ['volley', 'midgame', /^Row 1, left wing.*your/, /^Row 1, right wing.*strike for/],
  ['volley-down', 'midgame', /^Row 1, left wing.*your/, /^Row 3, center.*strike for/],
  ['volley-at-castle', 'burning-board', /^Row 1, left wing.*your/, /^Enemy castle.*strike for/],
  ['blow-at-castle', 'burning-board', /^Row 3, center.*your/, /^Enemy castle.*strike for/],
  ['charge', 'midgame', /^Row 3, left wing.*your/, /^Row 3, center.*strike for/],
];

/** Three frames of each blow, recorded at normal speed. @type {Scene[]} */
export const BLOW_SCENES = BLOWS.map(([name, position, striker, target]) => ({
  name: `blows/${name}`,
  sizes: [TABLET],
  ending: 'webp',
  reach: async (stage) => {
    const { page, url, settings } = stage;
    await openPosition(page, url, position, { ...settings, speed: 'normal' });
    await button(stage, striker).click();
    await button(stage, target).waitFor();
  },
  blow: (stage) => button(stage, target).click(),
}));
