import { lookUp } from '../../kernel/dispatch';
import { selectLanguage } from '../../store/view/battleSelectors';
import { deckDescription, deckName, factionName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog } from '../common/hooks/useOwnDecks';
import { DeckPicture, Lot } from '../screens/DeckPicture';
import { decksByFaction, groupOfDeck, OWN_DECKS } from '../screens/factionOfDeck';
import { LookAtDeck } from '../screens/LookAtDeck';
import styles from './DeckGroup.module.css';
import { GROUPS } from './groups';
import { Picks } from './Picks';
import { LOT, useChoices } from './useChoices';

interface DeckGroupProps {
  readonly of: 'deck' | 'enemyDeck';
  readonly label: string;
  readonly layout: 'list' | 'stamps';
}

/** Which faction somebody leads, then with which of its decks: all of them in one list would be a page. */
export function DeckGroup({ of, label, layout }: DeckGroupProps) {
  const speak = useSpeak();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const [choices, choose] = useChoices();
  const groups = decksByFaction(catalog);
  const deck = lookUp(catalog.decks, choices[of] ?? LOT) === undefined ? null : choices[of];
  const faction = deck === null ? LOT : groupOfDeck(catalog, deck);
  const named = (id: string) => (id === OWN_DECKS ? speak('deck.own') : factionName(catalog, language, id));
  const take = (id: string | null) => choose({ [of]: id });
  return (
    <div className={styles.decks}>
      <Picks
        id={GROUPS[of]}
        label={label}
        options={[LOT, ...groups.keys()]}
        value={faction}
        nameOf={(id) => (id === LOT ? speak('home.lot') : named(id))}
        pictureOf={(id) => (id === LOT ? <Lot /> : <DeckPicture catalog={catalog} id={groups.get(id)?.[0] ?? ''} />)}
        layout={layout}
        onChoose={(id) => take(groups.get(id)?.[0] ?? null)}
      />
      {deck === null ? null : (
        <>
          <Picks
            id={`${GROUPS[of]}-deck`}
            label={
              faction === OWN_DECKS
                ? `${label}: ${named(faction)}`
                : speak('deck.ofFaction', { deck: label, faction: named(faction) })
            }
            options={groups.get(faction) ?? []}
            value={deck}
            nameOf={(id) => deckName(catalog, language, id)}
            layout="words"
            onChoose={take}
          />
          <p className={styles.description}>{deckDescription(catalog, language, deck)}</p>
        </>
      )}
      <LookAtDeck deck={deck} of={label} />
    </div>
  );
}
