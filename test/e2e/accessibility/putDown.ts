import type { Page } from 'playwright';
import { untilAtRest } from '../support/rest';

/** All that the page shows and says of itself, but for colours and places. */
export type Shown = string;

export async function shownOn(page: Page): Promise<Shown> {
  await untilAtRest(page);
  return page.evaluate(() => {
    const states = ['aria-pressed', 'aria-expanded', 'aria-disabled', 'aria-label', 'open', 'inert'];
    const told = [...document.querySelectorAll(states.map((state) => `[${state}]`).join())].map((element) =>
      states.map((state) => element.getAttribute(state)).join(),
    );
    const { hash } = location;
    const focused = document.activeElement?.tagName;
    return JSON.stringify([hash, focused, scrollX, scrollY, document.body.innerText, document.body.textContent, told]);
  });
}

/** Puts down what is chosen, closes what is open and looks at nothing. Whether the page is then as it was. */
export async function isPutDown(page: Page, before: Shown): Promise<boolean> {
  for (let layers = 0; layers < 3; layers++) {
    if ((await shownOn(page)) === before) return true;
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  return (await shownOn(page)) === before;
}
