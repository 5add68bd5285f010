import { lookUp } from '../../../kernel/dispatch';
import { type BySide, bySide } from '../../../kernel/sides';
import { selectCatalog } from '../../../store/view/battleSelectors';
import { selectBanners } from '../../../store/view/nameSelectors';
import { useAppSelector } from './storeHooks';

interface Banner {
  readonly faction: string;
  readonly emblem: string;
}

/** The faction and emblem that fly over each castle. */
export function useBanners(): BySide<Banner> {
  const catalog = useAppSelector(selectCatalog);
  const factions = useAppSelector(selectBanners);
  return bySide((side) => ({
    faction: factions[side],
    emblem: lookUp(catalog.factions, factions[side])?.emblem ?? 'castle',
  }));
}
