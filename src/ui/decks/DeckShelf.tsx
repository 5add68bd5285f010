import { useState } from 'react';
import { faultsOf } from '../../content/decks/deckFaults';
import { addDeck, putBackDeck, removeDeck } from '../../store/decks/changeDecks';
import { MOST_DECKS, type OwnDeck } from '../../store/decks/ownDeck';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { deckDescription, deckName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useOwnDecks } from '../common/hooks/useOwnDecks';
import { Icon } from '../common/icons/Icon';
import { deckPath, PATHS } from '../routes/address';
import { goTo } from '../routes/navigation';
import { decksByFaction } from '../screens/factionOfDeck';
import { DeckBox } from './DeckBox';
import styles from './DeckShelf.module.css';

/** All decks: one's own, and those of the game. */
export function DeckShelf() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const own = useOwnDecks();
  const [told, tell] = useState('');
  const [deleted, setDeleted] = useState<{ readonly deck: OwnDeck; readonly place: number } | null>(null);
  const open = (name: string, cards: OwnDeck['cards'], isToStay = false): void => {
    if (own.length >= MOST_DECKS) {
      tell(speak('decks.full', { most: MOST_DECKS }));
      return;
    }
    const added = addDeck(name, cards);
    if (!added.ok) tell(added.refusal);
    else if (!isToStay) goTo(deckPath(added.value.id));
  };
  const duplicate = (name: string, cards: OwnDeck['cards']): void => {
    open(speak('decks.copyName', { name }), cards, true);
    setDeleted(null);
  };
  const remove = (deck: OwnDeck): void => {
    setDeleted(removeDeck(deck.id));
    tell(speak('decks.deleted', { name: deck.name }));
  };
  const putBack = (): void => {
    if (deleted !== null) putBackDeck(deleted.deck, deleted.place);
    setDeleted(null);
    tell('');
  };
  return (
    <main className={styles.shelf}>
      <header className={styles.head}>
        <h1>{speak('home.decks')}</h1>
        <button type="button" className={styles.new} onClick={() => open(speak('decks.newName'), {})}>
          {speak('decks.new')}
        </button>
        <button type="button" className={styles.way} onClick={() => goTo(`${PATHS.decks}?code`)}>
          <Icon name="scroll-unfurled" /> {speak('decks.import')}
        </button>
      </header>
      <p className={styles.told} role="status">
        {told}{' '}
        {deleted === null ? null : (
          <button type="button" className={styles.way} onClick={putBack}>
            {speak('decks.putBack')}
          </button>
        )}
      </p>
      <h2 className={styles.title}>{speak('decks.own')}</h2>
      {own.length === 0 ? <p className={styles.none}>{speak('decks.none')}</p> : null}
      <ul className={styles.boxes}>
        {own.map((deck) => (
          <DeckBox
            key={deck.id}
            id={deck.id}
            name={deck.name}
            cards={deck.cards}
            faults={faultsOf(catalog, deck.cards).length}
            onDuplicate={() => duplicate(deck.name, deck.cards)}
            onRemove={() => remove(deck)}
          />
        ))}
      </ul>
      <h2 className={styles.title}>{speak('decks.shipped')}</h2>
      <ul className={styles.boxes}>
        {[...decksByFaction(catalog).values()].flat().map((id) => (
          <DeckBox
            key={id}
            id={id}
            name={deckName(catalog, language, id)}
            about={deckDescription(catalog, language, id)}
            cards={catalog.decks[id]?.cards ?? {}}
            faults={0}
            onDuplicate={() => duplicate(deckName(catalog, language, id), catalog.decks[id]?.cards ?? {})}
          />
        ))}
      </ul>
    </main>
  );
}
