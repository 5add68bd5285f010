import { lookUp } from '../../../kernel/dispatch';
import { selectCatalog, selectLanguage } from '../../../store/view/battleSelectors';
import { factionName } from '../../../words/names';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';

/** What the faction of a card's look is called; a card without one is unsworn. */
export function useFactionName(): (faction: string) => string {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  return (faction) =>
    lookUp(catalog.factions, faction) === undefined ? speak('card.unsworn') : factionName(catalog, language, faction);
}
