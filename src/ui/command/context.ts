import { createSelector } from '@reduxjs/toolkit';
import type { Card, CardId } from '../../battle/model/card';
import type { Order } from '../../battle/model/orders';
import type { Stratagem } from '../../battle/model/stratagem';
import type { Observation } from '../../battle/view/observe';
import { selectHasHints } from '../../store/settings/tableSettings';
import {
  type ForecastOrder,
  selectBlows,
  selectCatalog,
  selectLegalOrders,
  selectSeen,
  selectSettings,
  selectSteps,
} from '../../store/view/battleSelectors';
import { selectHasOpponent, selectPossibleOrders } from '../../store/view/offerSelectors';
import { selectPlays } from '../../store/view/stratagemSelectors';
import { selectFigures, selectStratagems } from '../../store/view/tableSelectors';
import { cardName, shortCardName } from '../../words/names';
import type { Speak } from '../../words/speak';
import { type Verb, verbsFor } from './verbs';

/** All of a battle that a command is understood by. */
export interface CommandBattle {
  readonly seen: Observation;
  /** What may be ordered now: nothing outside the person's turn. */
  readonly legal: readonly Order[];
  /** What can be said in this battle, now or later. */
  readonly verbs: readonly Verb[];
  /** What a card may be called; its name in the language in use comes first. */
  readonly namesOf: (card: CardId) => readonly [string, ...string[]];
  /** Those of the battle at hand; undefined for a card that is not in its book. */
  readonly figuresOf: (card: CardId) => Card | undefined;
  readonly stratagemOf: (card: CardId) => Stratagem | undefined;
  /** The exact outcome of orders that say what they do beforehand. */
  readonly forecasts: readonly ForecastOrder[];
}

export interface CommandContext extends CommandBattle {
  readonly speak: Speak;
}

const selectVerbs = createSelector([selectPossibleOrders, selectHasHints, selectHasOpponent], verbsFor);

const selectForecasts = createSelector([selectBlows, selectSteps, selectPlays], (blows, steps, plays) => [
  ...blows,
  ...steps,
  ...plays,
]);

export const selectCommandBattle = createSelector(
  [
    selectSeen,
    selectLegalOrders,
    selectCatalog,
    selectSettings,
    selectFigures,
    selectStratagems,
    selectForecasts,
    selectVerbs,
  ],
  (seen, legal, catalog, { language }, figuresOf, stratagemOf, forecasts, verbs): CommandBattle | null => {
    if (seen === null) return null;
    const namesOf = (card: CardId): readonly [string, ...string[]] => [
      cardName(catalog, language, card),
      shortCardName(catalog, language, card),
      cardName(catalog, 'en', card),
      shortCardName(catalog, 'en', card),
    ];
    return { seen, legal, verbs, namesOf, figuresOf, stratagemOf, forecasts };
  },
);
