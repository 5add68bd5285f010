import type { Page } from 'playwright';
import { inject } from 'vitest';
import { openPosition } from '../../../scripts/browser/plantBattle.mjs';

type Given = Parameters<typeof openPosition> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** Opens a battle in the middle of its course, on a page that is still empty or already shows the game. */
export function openBattle(page: Page, ...given: Given): Promise<void> {
  return openPosition(page, inject('pageUrl'), ...given);
}
