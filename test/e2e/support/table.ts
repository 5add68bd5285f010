import type { Locator, Page } from 'playwright';

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
  /** The title of the result, once there is one. */
  readonly result: string | null;
}

export function readTable(page: Page): Promise<TableView> {
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
      result: document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? null,
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
export function waitForTurn(page: Page): Promise<TableView> {
  return waitFor(page, (view) => view.mayEndTurn || view.result !== null);
}

export function waitForHand(page: Page): Promise<TableView> {
  return waitFor(page, (view) => view.maySettle);
}

async function waitFor(page: Page, holds: (view: TableView) => boolean): Promise<TableView> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    const view = await readTable(page);
    if (holds(view)) return view;
    await page.waitForTimeout(25);
  }
  throw new Error('the turn never came back');
}

/** Presses "Quick battle" and keeps the opening hand: the first turn. */
export async function beginBattle(page: Page): Promise<TableView> {
  await page.getByRole('button', { name: /^(Quick battle|Give up the running battle)/ }).click();
  await waitForHand(page);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  return waitForTurn(page);
}

/** Presses "End turn", and once more when the page asks back because something is left undone. */
export function endTurn(page: Page): Promise<void> {
  return endTurnBy(page, () => page.getByRole('button', { name: 'End turn' }).click());
}

export async function endTurnBy(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  if (await guard(page).isVisible()) await press();
}

/** The question before the end of the turn. */
export function guard(page: Page): Locator {
  return page.getByRole('region', { name: 'End this turn?' });
}
