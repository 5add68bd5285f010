import type { CardId } from '../../battle/card';
import type { CardFace, Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { selectCatalog, selectSettings } from '../../store/selectors';
import { cardName, shortCardName } from '../../words/names';
import { useAppSelector } from './hooks';

/** What a card looks like and is called, in the language of the page. */
export interface CardLook {
  readonly face: CardFace | undefined;
  readonly name: string;
  readonly short: string;
  readonly faction: string;
  readonly emblem: string;
}

/** A card whose file is broken still has units on the board: they keep a plain look. */
const PLAIN = { faction: 'none', emblem: 'card-random' } as const;

export function useCardLook(): (id: CardId) => CardLook {
  const catalog: Catalog = useAppSelector(selectCatalog);
  const { language } = useAppSelector(selectSettings);
  return (id) => {
    const face = lookUp(catalog.cards, id);
    return {
      face,
      name: cardName(catalog, language, id),
      short: shortCardName(catalog, language, id),
      faction: face?.faction ?? PLAIN.faction,
      emblem: face?.emblem ?? PLAIN.emblem,
    };
  };
}
