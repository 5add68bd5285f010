import type { Page } from 'playwright';
import { untilAtRest } from '../support/rest';

export interface Shown {
  /** All that the page shows and says of itself, but for colours and places. */
  readonly told: string;
  /** Which of the buttons has the focus. */
  readonly focused: number;
}

export async function shownOn(page: Page): Promise<Shown> {
  await untilAtRest(page);
  return page.evaluate(() => {
    const states = ['aria-pressed', 'aria-expanded', 'aria-disabled', 'aria-label', 'open', 'inert'];
    const said = [...document.querySelectorAll(states.map((state) => `[${state}]`).join())].map((element) =>
      states.map((state) => element.getAttribute(state)).join(),
    );
    const { innerText, textContent } = document.body;
    return {
      told: JSON.stringify([location.hash, scrollX, scrollY, innerText, textContent, said]),
      focused: [...document.querySelectorAll<Element>('button')].indexOf(document.activeElement ?? document.body),
    };
  });
}

/** Closes what is open, puts down what is chosen and looks at nothing. Whether the page is then as it was. */
export async function isPutDown(page: Page, before: Shown): Promise<boolean> {
  for (let layers = 0; layers < 2; layers++) {
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await page.evaluate((place) => document.querySelectorAll('button')[place]?.focus(), before.focused);
    const { told, focused } = await shownOn(page);
    if (told === before.told && focused === before.focused) return true;
  }
  return false;
}
