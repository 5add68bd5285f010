import { selectLanguage } from '../../store/view/battleSelectors';
import { deckDescription, deckName, factionName } from '../../words/names';
import { Choice } from '../common/controls/Choice';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog } from '../common/hooks/useOwnDecks';
import styles from './DeckChoice.module.css';
import { DeckPicture, Lot } from './DeckPicture';
import { decksByFaction, groupOfDeck, OWN_DECKS } from './factionOfDeck';

/** No faction has an empty id. */
const LOT = '';

interface DeckChoiceProps {
  readonly label: string;
  /** Null where it is drawn by lot. */
  readonly deck: string | null;
  readonly mayBeDrawn?: boolean;
  readonly onChoose: (deck: string | null) => void;
}

/** Which faction leads, then which of its decks: all of them in one list would be a page. */
export function DeckChoice({ label, deck, mayBeDrawn = false, onChoose }: DeckChoiceProps) {
  const speak = useSpeak();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const groups = decksByFaction(catalog);
  const faction = deck === null ? LOT : groupOfDeck(catalog, deck);
  const decks = groups.get(faction) ?? [];
  const named = (id: string) => (id === OWN_DECKS ? speak('deck.own') : factionName(catalog, language, id));
  return (
    <>
      <Choice
        label={label}
        options={[...(mayBeDrawn ? [LOT] : []), ...groups.keys()]}
        value={faction}
        nameOf={(id) => (id === LOT ? speak('home.lot') : named(id))}
        pictureOf={(id) => (id === LOT ? <Lot /> : <DeckPicture catalog={catalog} id={groups.get(id)?.[0] ?? ''} />)}
        layout="tiles"
        onChoose={(id) => onChoose(groups.get(id)?.[0] ?? null)}
      />
      {deck === null ? null : (
        <>
          <Choice
            label={speak('deck.ofFaction', { deck: label, faction: named(faction) })}
            options={decks}
            value={deck}
            nameOf={(id) => deckName(catalog, language, id)}
            layout="row"
            onChoose={onChoose}
          />
          <p className={styles.description}>{deckDescription(catalog, language, deck)}</p>
        </>
      )}
    </>
  );
}
