import { useCallback } from 'react';
import type { Card, CardId } from '../../../battle/model/card';
import type { Stratagem } from '../../../battle/model/stratagem';
import { lookUp } from '../../../kernel/dispatch';
import { selectCatalog, selectLanguage } from '../../../store/view/battleSelectors';
import { selectFigures, selectStratagems } from '../../../store/view/tableSelectors';
import { cardName, shortCardName } from '../../../words/names';
import { useAppSelector } from '../hooks/storeHooks';

/** What a card looks like and is called, in the language of the page, and the figures it is played with. */
export interface CardLook {
  readonly id: CardId;
  readonly name: string;
  readonly short: string;
  readonly faction: string;
  readonly emblem: string;
  /** Those of the battle at hand; undefined for a card that is not in its book. */
  readonly figures: Card | undefined;
  /** What it does, for a stratagem; such a card has no figures. */
  readonly stratagem: Stratagem | undefined;
}

/** A card whose file is broken still has units on the board: they keep a plain look. */
const PLAIN = { faction: 'none', emblem: 'card-random' } as const;

export function useCardLook(): (id: CardId) => CardLook {
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const figuresOf = useAppSelector(selectFigures);
  const stratagemOf = useAppSelector(selectStratagems);
  return useCallback(
    (id) => {
      const face = lookUp(catalog.cards, id) ?? lookUp(catalog.stratagems, id);
      return {
        id,
        name: cardName(catalog, language, id),
        short: shortCardName(catalog, language, id),
        faction: face?.faction ?? PLAIN.faction,
        emblem: face?.emblem ?? PLAIN.emblem,
        figures: figuresOf(id),
        stratagem: stratagemOf(id),
      };
    },
    [catalog, language, figuresOf, stratagemOf],
  );
}

/** What a card costs, of whatever kind; nothing for one that is in no book. */
export function costOf({ figures, stratagem }: CardLook): number {
  return (figures ?? stratagem)?.cost ?? 0;
}
