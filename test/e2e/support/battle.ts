import type { Page } from 'playwright';
import { inject } from 'vitest';
import { openPosition } from '../../../scripts/browser/plantBattle.mjs';

type Given = Parameters<typeof openPosition> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** The game's address without the game, which a battle is planted from: drawing the start page first would take as long as the battle. */
const EMPTY_PAGE = '<!doctype html><link rel="icon" href="data:,"><div id="root"><p></p></div>';

/** Opens a battle in the middle of its course, on a page that is still empty or already shows the game. */
export async function openBattle(page: Page, ...given: Given): Promise<void> {
  const url = inject('pageUrl');
  if (!page.url().startsWith(url)) {
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }), { times: 1 });
    await page.goto(url);
  }
  await openPosition(page, url, ...given);
}
