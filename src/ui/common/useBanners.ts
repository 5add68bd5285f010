import { type BySide, bySide } from '../../battle/sides';
import { lookUp } from '../../kernel/dispatch';
import { selectBattle, selectCatalog } from '../../store/selectors';
import { useAppSelector } from './hooks';

export interface Banner {
  readonly faction: string;
  readonly emblem: string;
}

/** Whose colours fly over each castle: the faction that most of the deck's cards belong to. The factions are public. */
export function useBanners(): BySide<Banner> {
  const catalog = useAppSelector(selectCatalog);
  const start = useAppSelector((state) => selectBattle(state)?.record.start);
  const factions = Object.keys(catalog.factions);
  return bySide((side) => {
    const deck = start?.type === 'match' ? start.decks[side] : [];
    const count = (faction: string) => deck.filter((card) => lookUp(catalog.cards, card)?.faction === faction).length;
    const faction = factions.toSorted((one, other) => count(other) - count(one))[side === 'left' ? 0 : 1] ?? 'none';
    return { faction, emblem: lookUp(catalog.factions, faction)?.emblem ?? 'castle' };
  });
}
