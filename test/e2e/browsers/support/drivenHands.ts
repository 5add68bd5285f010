import { setTimeout as sleep } from 'node:timers/promises';
import type { Hands } from '../../support/playBattle';
import { endTurnBy } from '../../support/table';
import type { Driven, Point } from './driven';

/** Something to press: of all that a selector finds and whose text begins so, the one with this index. */
interface Thing {
  readonly selector: string;
  readonly begins?: string;
  readonly index?: number;
}

/** Acts by the presses of a driver. */
export function drivenHands(browser: Driven): Hands {
  return {
    pressCell: (index) => pressThing(browser, { selector: '[aria-label="Battlefield"] td button', index }),
    pressCard: (index) => pressThing(browser, { selector: '[aria-label="Your hand"] li:not([inert]) button', index }),
    pressEnemyCastle: () => pressThing(browser, { selector: 'button', begins: 'Enemy castle' }),
    settleHand: () => pressThing(browser, { selector: 'button', begins: 'Send back' }),
    endTurn: () => endTurnBy(browser, () => pressThing(browser, { selector: 'button', begins: 'End turn' })),
  };
}

declare global {
  interface Window {
    pressesHeard?: number;
  }
}

const PATIENCE = 30_000;
/** A driver may answer before the page has heard of its press, and may lose one. */
const UNTIL_HEARD = 3_000;

/** Presses what is at rest and lies on top, as Playwright does: anything else would be a press on something else. */
export async function pressThing(browser: Driven, thing: Thing): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const found = await browser.evaluate(find, thing);
    if (typeof found !== 'string') {
      const before = await browser.evaluate(pressesHeard);
      await browser.press(found);
      if (await isHeard(browser, before)) return;
    }
    if (performance.now() > deadline) throw new Error(`can't press ${JSON.stringify(thing)}: ${JSON.stringify(found)}`);
    await sleep(20);
  }
}

async function isHeard(browser: Driven, before: number): Promise<boolean> {
  const deadline = performance.now() + UNTIL_HEARD;
  while (performance.now() < deadline) {
    const now = await browser.evaluate(pressesHeard);
    // A press that opened another page is heard there by nobody.
    if (now !== before) return true;
    await sleep(20);
  }
  return false;
}

/** Runs in the page: how many presses have come, counted from the first time that somebody asks. */
function pressesHeard(): number {
  if (window.pressesHeard === undefined) {
    window.pressesHeard = 0;
    const hear = () => {
      window.pressesHeard = (window.pressesHeard ?? 0) + 1;
    };
    window.addEventListener('click', hear, { capture: true });
  }
  return window.pressesHeard;
}

/** The middle of a thing, or why it can't be pressed. Runs in the page, over two frames. */
async function find({ selector, begins = '', index = 0 }: Thing): Promise<Point | string> {
  const found = [...document.querySelectorAll(selector)].filter((element) =>
    (element.textContent ?? '').trim().startsWith(begins),
  )[index];
  if (found === undefined) return 'it is not there';
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const middle = (): Point => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  const before = middle();
  await nextFrame();
  await nextFrame();
  const { x, y } = middle();
  if (!found.isConnected || before.x !== x || before.y !== y) return 'it moves';
  const upper = document.elementFromPoint(x, y);
  return found.contains(upper) ? { x, y } : `under ${upper?.outerHTML.slice(0, 200)}`;
}
