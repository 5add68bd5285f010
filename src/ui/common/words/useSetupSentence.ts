import { knownHouseRules } from '../../../content/catalog';
import { deckReferred } from '../../../content/decks/deckReference';
import { type BySide, bySide, SIDES, type Side } from '../../../kernel/sides';
import type { Seat } from '../../../store/seats/seatsSlice';
import type { BattleSetup } from '../../../store/start/battleSetup';
import { selectCatalog, selectLanguage } from '../../../store/view/battleSelectors';
import { listed } from '../../../words/lists';
import { deckName, houseRuleName } from '../../../words/names';
import type { Speak } from '../../../words/speak';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import { calledName, fondnessName, wholeName } from './playerNames';

/** Who would fight whom: "You (Shield Wall) against The Captain (flanker), with Domination". */
export function useSetupSentence(): (setup: Pick<BattleSetup, 'seats' | 'decks' | 'houseRules'>) => string {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  return ({ seats, decks, houseRules = [] }) => {
    const told = bySide((side) => {
      const deck = decks[side];
      const { name, known } = whoSits(speak, seats, side);
      const told = [
        known,
        deck !== null && deckReferred(catalog, deck) !== undefined ? deckName(catalog, language, deck) : '',
      ].filter((word) => word !== '');
      return told.length === 0 ? name : speak('home.fighter', { name, faction: told.join(', ') });
    });
    const fighters = speak('home.fighters', told);
    const rules = knownHouseRules(catalog, houseRules).map((id) => houseRuleName(catalog, language, id));
    return rules.length === 0 ? fighters : speak('home.withRules', { fighters, rules: listed(speak, rules, 'and') });
  };
}

/** Two people are told apart by their sides, and so are two opponents. */
function whoSits(speak: Speak, seats: BySide<Seat>, side: Side): { readonly name: string; readonly known: string } {
  const people = SIDES.filter((of) => seats[of] === 'human').length;
  const seat = seats[side];
  if (people === 1) return { name: calledName(speak, seat), known: fondnessName(speak, seat) };
  return { name: speak(`seat.${side}`), known: people === 0 ? wholeName(speak, seat) : '' };
}
