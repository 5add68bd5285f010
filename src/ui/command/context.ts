import { createSelector } from '@reduxjs/toolkit';
import type { Card, CardId } from '../../battle/card';
import type { Observation } from '../../battle/observe';
import type { Order } from '../../battle/orders';
import {
  type ForecastOrder,
  selectBlows,
  selectCatalog,
  selectLegalOrders,
  selectSeen,
  selectSettings,
  selectSteps,
} from '../../store/selectors';
import { selectFigures } from '../../store/tableSelectors';
import { cardName, shortCardName } from '../../words/names';
import type { Speak } from '../../words/speak';

/** All of a battle that a command is understood by. */
export interface CommandBattle {
  readonly seen: Observation;
  /** What may be ordered now: nothing outside the person's turn. */
  readonly legal: readonly Order[];
  /** What a card may be called; its name in the language in use comes first. */
  readonly namesOf: (card: CardId) => readonly [string, ...string[]];
  /** Those of the battle at hand; undefined for a card that is not in its book. */
  readonly figuresOf: (card: CardId) => Card | undefined;
  /** The exact outcome of orders that say what they do beforehand. */
  readonly forecasts: readonly ForecastOrder[];
}

export interface CommandContext extends CommandBattle {
  readonly speak: Speak;
}

export const selectCommandBattle = createSelector(
  [selectSeen, selectLegalOrders, selectCatalog, selectSettings, selectFigures, selectBlows, selectSteps],
  (seen, legal, catalog, { language }, figuresOf, blows, steps): CommandBattle | null => {
    if (seen === null) return null;
    const namesOf = (card: CardId): readonly [string, ...string[]] => [
      cardName(catalog, language, card),
      shortCardName(catalog, language, card),
      cardName(catalog, 'en', card),
      shortCardName(catalog, 'en', card),
    ];
    return { seen, legal, namesOf, figuresOf, forecasts: [...blows, ...steps] };
  },
);
