import type { Page } from 'playwright';
import type { Hands } from './playBattle';
import { cardInHand, endTurnBy } from './table';

/** Acts by taps: a first tap on a target shows the forecast, whose button then strikes. */
export function touch(page: Page): Hands {
  const strikeIfAsked = async (): Promise<void> => {
    const strike = page.getByRole('button', { name: /^(Strike|Play)$/ });
    if (await strike.isVisible()) await strike.tap();
  };
  return {
    pressCell: async (index) => {
      await page.getByRole('grid', { name: 'Battlefield' }).getByRole('button').nth(index).tap();
      await strikeIfAsked();
    },
    pressCard: (index) => cardInHand(page, index).tap(),
    pressEnemyCastle: async () => {
      await page.getByRole('button', { name: /^Enemy castle/ }).tap();
      await strikeIfAsked();
    },
    settleHand: () => page.getByRole('button', { name: /^(Keep hand|Send back)/ }).tap(),
    endTurn: () => endTurnBy(page, () => page.getByRole('button', { name: 'End turn' }).tap()),
  };
}
