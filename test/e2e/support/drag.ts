import type { CDPSession, Locator, Page } from 'playwright';
import type { Hands } from './playBattle';
import { cardInHand, endTurnBy } from './table';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What carries things: a mouse or a finger. */
interface Carrier {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  /** A press without movement. */
  tap(on: Locator): Promise<void>;
}

export function mouse(page: Page): Carrier {
  return {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: 3 }),
    up: () => page.mouse.up(),
    tap: (on) => on.click(),
  };
}

/** Real touches: the browser decides by them what scrolls and what is dragged. */
export async function finger(page: Page): Promise<Carrier> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let last: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const moveBy = async (to: Point): Promise<void> => {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const point = { x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part };
      await touch('touchMove', [point]);
    }
    last = to;
  };
  return {
    down: async (at) => {
      last = at;
      await touch('touchStart', [at]);
    },
    move: moveBy,
    up: async () => {
      await touch('touchEnd', []);
    },
    tap: (on) => on.tap(),
  };
}

/**
 * Acts by carrying: what is chosen is lifted and held over the table until it is put down. Lifted and put back where it
 * lay, it is let go.
 */
export function dragging(page: Page, carrier: Carrier): Hands {
  let isHolding = false;
  const cell = (index: number) => page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').nth(index);

  async function lift(from: Locator): Promise<void> {
    const at = await middleOf(from);
    await carrier.down(at);
    await carrier.move({ x: at.x, y: at.y - 24 });
    isHolding = true;
  }
  async function putDown(on: Locator): Promise<void> {
    await carrier.move(await middleOf(on));
    await carrier.up();
    isHolding = false;
  }
  const question = () => page.getByRole('region', { name: /^(Slide the target|Which cell)/ });
  const settle = () => page.getByRole('button', { name: /^(Keep hand|Send back)/ });
  return {
    pressCell: async (index) => {
      if (isHolding) await putDown(cell(index));
      // A question is answered by a press.
      else if (await question().isVisible()) await carrier.tap(cell(index));
      else await lift(cell(index));
    },
    pressCard: async (index) => {
      if ((await settle().count()) > 0) await carrier.tap(cardInHand(page, index));
      else if (isHolding) await putDown(cardInHand(page, index));
      else await lift(cardInHand(page, index));
    },
    pressEnemyCastle: () => putDown(page.getByRole('button', { name: /^Enemy castle/ })),
    settleHand: () => carrier.tap(settle()),
    endTurn: () => endTurnBy(page, () => carrier.tap(page.getByRole('button', { name: 'End turn' }))),
  };
}

export async function middleOf(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('what should be carried is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
