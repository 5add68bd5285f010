import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What the panel says of the dice: the figure from which they hit, that they never do, or null where none are rolled. */
type HitsOn = number | 'never' | null;

/** Reads the rail while a target is pointed at. */
export async function readHitsOn(page: Page): Promise<HitsOn> {
  const rail = (await page.locator('aside').textContent()) ?? '';
  const from = /Hits on (\d+) (?:or more|only)/.exec(rail)?.[1];
  if (from !== undefined) return Number(from);
  return rail.includes('Can’t hit') ? 'never' : null;
}

/** A blow in the log, with its dice as they fell. */
export interface LoggedBlow {
  readonly entry: string;
  readonly sum: number;
  readonly isHit: boolean;
}

/** Whatever stands in the log now is known: the log drops its oldest entries, so they can't be counted. */
export function knowLog(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-log] li')) line.dataset.known = '';
  });
}

/** The blows of the log that aren't known yet, oldest first; those without dice are left out. */
export function readNewBlows(page: Page): Promise<readonly LoggedBlow[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-log] li:not([data-known])')].flatMap((line) => {
      const dice = line.querySelector<HTMLElement>('[data-hit]');
      if (dice === null) return [];
      const sum = [...dice.children].reduce((all, face) => all + Number(face.textContent), 0);
      return [{ entry: line.textContent ?? '', sum, isHit: dice.dataset.hit === 'true' }];
    }),
  );
}

/** The dice decide exactly as the panel said: it is a hit when their sum reaches the figure, and only then. */
export function checkDice(from: HitsOn, blow: LoggedBlow | undefined): void {
  if (from === null) return;
  const isHit = from !== 'never' && (blow?.sum ?? 0) >= from;
  expect({ from, ...blow }).toEqual({ from, ...blow, isHit });
}
