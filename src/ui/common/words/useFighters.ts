import { type BySide, bySide, type Side } from '../../../kernel/sides';
import { selectIsShared, selectIsWatched } from '../../../store/seats/seatSelectors';
import { selectCatalog, selectLanguage, selectSeats } from '../../../store/view/battleSelectors';
import { selectBanners } from '../../../store/view/nameSelectors';
import { factionName } from '../../../words/names';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import { calledName, fondnessName, wholeName } from './playerNames';

export interface Fighter {
  /** "You" and an opponent by name; two people, and two opponents, by their sides. */
  readonly name: string;
  /** Level and personality: "Captain, flanker". */
  readonly player: string;
  /** The personality alone; empty where there is none. */
  readonly fondness: string;
  /** The faction of most of its cards; empty where they have none. */
  readonly faction: string;
}

/** Who fights the battle at hand. */
export function useFighters(): BySide<Fighter> {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const { seats } = useAppSelector(selectSeats);
  const banners = useAppSelector(selectBanners);
  const bySeat = useAppSelector((state) => selectIsShared(state) || selectIsWatched(state));
  return bySide((side: Side) => {
    const faction = banners[side] === '' ? '' : factionName(catalog, language, banners[side]);
    return {
      name: bySeat ? speak(`seat.${side}`) : calledName(speak, seats[side]),
      player: wholeName(speak, seats[side]),
      fondness: fondnessName(speak, seats[side]),
      faction,
    };
  });
}

/** "You (Ironmarch Bastion) against The Captain (flanker, Cinder Pact)". */
export function useFightersSentence(): string {
  const speak = useSpeak();
  const fighters = useFighters();
  const isWatched = useAppSelector(selectIsWatched);
  const told = bySide((side) => {
    const { name, player, fondness, faction } = fighters[side];
    const known = [isWatched ? player : fondness, faction].filter((word) => word !== '').join(', ');
    return known === '' ? name : speak('home.fighter', { name, faction: known });
  });
  return speak('home.fighters', told);
}
