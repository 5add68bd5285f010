import type { Page } from 'playwright';
import type { Hands } from './playBattle';
import { cardInHand, endTurn } from './table';

/** Acts by real pointer events at what is on the screen. */
export function pointer(page: Page): Hands {
  return {
    pressCell: (index) => page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').nth(index).click(),
    pressCard: (index) => cardInHand(page, index).click(),
    pressEnemyCastle: () => page.getByRole('button', { name: /^Enemy castle/ }).click(),
    settleHand: () => page.getByRole('button', { name: /^(Keep hand|Send back)/ }).click(),
    endTurn: () => endTurn(page),
  };
}
