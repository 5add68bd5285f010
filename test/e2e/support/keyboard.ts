import type { Page } from 'playwright';
import type { Hands } from './playBattle';
import { endTurnBy } from './table';

/** Acts by keys alone: Tab, arrows, Enter, digits and letters. */
export function keyboard(page: Page): Hands {
  const press = (key: string) => page.keyboard.press(key);

  async function walkTo(index: number): Promise<void> {
    await tabTo(page, /^Row /);
    const here = await focusedCell(page);
    const across = (index % 3) - (here % 3);
    const down = Math.floor(index / 3) - Math.floor(here / 3);
    for (let step = 0; step < Math.abs(down); step++) await press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(across); step++) await press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  }

  return {
    pressCell: async (index) => {
      await walkTo(index);
      await press('Enter');
    },
    pressCard: (index) => press(String(index + 1)),
    pressEnemyCastle: async () => {
      await tabTo(page, /^Enemy castle/);
      await press('Enter');
    },
    settleHand: async () => {
      await tabTo(page, /^(Keep hand|Send back)/);
      await press('Enter');
    },
    endTurn: () => endTurnBy(page, () => press('e')),
  };
}

/** Presses Tab until something with such a name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (
      element?.closest('label')?.textContent ??
      element?.querySelector('span')?.textContent ??
      element?.textContent ??
      ''
    );
  });
}

function focusedCell(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('[aria-label="Battlefield"] td button')];
    return cells.indexOf(document.activeElement as Element);
  });
}
