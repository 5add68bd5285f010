import { type BySide, bySide, SIDES } from '../../battle/sides';
import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import type { BattleSetup } from '../../store/battleSetup';
import type { Seat } from '../../store/seatsSlice';
import { selectCatalog, selectSettings } from '../../store/selectors';
import { deckName } from '../../words/names';
import type { Speak } from '../../words/speak';
import { useAppSelector, useSpeak } from './hooks';

/** Who would fight whom: "You (Shield Wall) against The Steward". */
export function useSetupSentence(): (setup: Pick<BattleSetup, 'seats' | 'decks'>) => string {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const { language } = useAppSelector(selectSettings);
  return ({ seats, decks }) => {
    const told = bySide((side) => {
      const deck = decks[side];
      const name = seatName(speak, seats, side);
      return isDeck(catalog, deck) ? speak('home.fighter', { name, faction: deckName(catalog, language, deck) }) : name;
    });
    return speak('home.fighters', told);
  };
}

/** Two people are told apart by their sides, and so are two opponents. */
function seatName(speak: Speak, seats: BySide<Seat>, side: 'left' | 'right'): string {
  const people = SIDES.filter((of) => seats[of] === 'human').length;
  const player = speak(`player.${seats[side]}`);
  if (people === 1) return player;
  const seat = speak(`seat.${side}`);
  return people === 0 ? speak('home.fighter', { name: seat, faction: player }) : seat;
}

function isDeck({ decks }: Catalog, id: string | null): id is string {
  return id !== null && lookUp(decks, id) !== undefined;
}
