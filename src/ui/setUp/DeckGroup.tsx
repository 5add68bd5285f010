import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { deckName, factionName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { DeckPicture, Lot } from '../screens/DeckPicture';
import { factionOfDeck } from '../screens/factionOfDeck';
import { LookAtDeck } from '../screens/LookAtDeck';
import { decksByFaction, isAlone } from './decksByFaction';
import { GROUPS } from './groups';
import { Picks } from './Picks';
import { known, LOT, useChoices } from './useChoices';

interface DeckGroupProps {
  readonly of: 'deck' | 'enemyDeck';
  readonly label: string;
  readonly layout: 'list' | 'stamps';
}

/** Which deck somebody leads. */
export function DeckGroup({ of, label, layout }: DeckGroupProps) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const [choices, choose] = useChoices();
  const sections = decksByFaction(catalog, language);
  const chosen = known(Object.keys(catalog.decks), choices[of]);
  return (
    <div>
      <Picks
        id={GROUPS[of]}
        label={label}
        sections={sections}
        value={chosen}
        nameOf={(id) => (id === LOT ? speak('home.lot') : deckName(catalog, language, id))}
        noteOf={(id) =>
          id === LOT || !isAlone(sections, id) ? '' : factionName(catalog, language, factionOfDeck(catalog, id))
        }
        pictureOf={(id) => (id === LOT ? <Lot /> : <DeckPicture catalog={catalog} id={id} />)}
        layout={layout}
        onChoose={(id) => choose({ [of]: id === LOT ? null : id })}
      />
      <LookAtDeck deck={chosen === LOT ? null : chosen} of={label} />
    </div>
  );
}
