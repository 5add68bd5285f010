import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { SOAK } from '../../support/gameRunner';

/** A page that can be looked at, whoever drives its browser. */
export interface Readable {
  evaluate<Seen>(look: () => Seen): Promise<Seen>;
}

/** What can be read off the battle screen by names alone, as a screen reader would tell it. */
export interface TableView {
  /** Nine names, row by row. */
  readonly cells: readonly string[];
  readonly hand: readonly string[];
  readonly enemyCastle: string;
  readonly ownCastle: string;
  readonly mayEndTurn: boolean;
  /** The opening hand waits to be settled. */
  readonly maySettle: boolean;
  /** What the page wants to know before it goes on. */
  readonly question: string | null;
  /** The title of the result, once there is one. */
  readonly result: string | null;
}

export function readTable(page: Readable): Promise<TableView> {
  return page.evaluate(() => {
    const names = (selector: string) =>
      [...document.querySelectorAll(selector)].map((button) => button.querySelector('span')?.textContent ?? '');
    const isOpen = (label: RegExp) =>
      [...document.querySelectorAll('button[aria-disabled="false"]')].some((button) =>
        label.test(button.textContent ?? ''),
      );
    return {
      cells: names('[aria-label="Battlefield"] td button'),
      hand: names('[aria-label="Your hand"] li:not([inert]) button'),
      enemyCastle: names('button').find((name) => name.startsWith('Enemy castle,')) ?? '',
      ownCastle: names('button').find((name) => name.startsWith('Your castle,')) ?? '',
      mayEndTurn: isOpen(/End turn/),
      maySettle: isOpen(/Keep hand|Send back/),
      question:
        [...document.querySelectorAll('section[aria-label]:not([inert])')]
          .map((sheet) => sheet.getAttribute('aria-label') ?? '')
          .find((title) => /^(Slide the target|Which cell|End this turn)/.test(title)) ?? null,
      result: document.querySelector('dialog[open]:not([data-leaving])')?.getAttribute('aria-label') ?? null,
    };
  });
}

/** A card that is still in the hand: one that was just played lingers for a moment on its way out. */
export function cardInHand(page: Page, index: number): Locator {
  return page.getByRole('list', { name: 'Your hand' }).locator('li:not([inert]) button').nth(index);
}

/** The newest sentences of the battle log, the newest first. */
export function readLog(page: Page, count: number): Promise<string> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('[aria-label="Battle log"] li:not([data-why])')]
        .slice(-wanted)
        .reverse()
        .map((entry) => entry.textContent)
        .join('\n'),
    count,
  );
}

/** Waits until the person may act or the battle is over; a stuck opponent fails here. */
export function waitForTurn(page: Readable): Promise<TableView> {
  return waitFor(page, (view) => view.mayEndTurn || view.result !== null);
}

export function waitForHand(page: Readable): Promise<TableView> {
  return waitFor(page, (view) => view.maySettle);
}

export function waitForResult(page: Readable): Promise<TableView> {
  return waitFor(page, (view) => view.result !== null);
}

/** A soak keeps every core busy for long, and not every browser is as quick as Chromium. */
const PATIENCE = SOAK ? 90_000 : 20_000;

async function waitFor(page: Readable, holds: (view: TableView) => boolean): Promise<TableView> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const view = await readTable(page);
    if (holds(view)) return view;
    if (performance.now() > deadline) throw new Error(`the turn never came back: ${JSON.stringify(view)}`);
    await sleep(25);
  }
}

/** Presses "Quick battle", or what begins a battle that was set up, and keeps the opening hand: the first turn. */
export async function beginBattle(page: Page): Promise<TableView> {
  const setUp = page.getByRole('button', { name: /^(To battle|Give up the running battle)/ });
  await page.getByRole('link', { name: 'Quick battle' }).or(setUp).first().click();
  await waitForHand(page);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  return waitForTurn(page);
}

/** Presses "End turn", and once more when the page asks back because something is left undone. */
export function endTurn(page: Page): Promise<void> {
  return endTurnBy(page, () => page.getByRole('button', { name: 'End turn' }).click());
}

export async function endTurnBy(page: Readable, press: () => Promise<void>): Promise<void> {
  await press();
  if ((await readTable(page)).question === 'End this turn?') await press();
}

/** The question before the end of the turn. */
export function guard(page: Page): Locator {
  return page.getByRole('region', { name: 'End this turn?' });
}
