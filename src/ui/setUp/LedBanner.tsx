import { lookUp } from '../../kernel/dispatch';
import { selectLanguage } from '../../store/view/battleSelectors';
import { deckName, factionName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog } from '../common/hooks/useOwnDecks';
import { DeckPicture, Lot } from '../screens/DeckPicture';
import { factionOfDeck } from '../screens/factionOfDeck';
import styles from './LedBanner.module.css';
import { LOT, useChoices } from './useChoices';

/** The deck that is led, as a banner hung above its list. The list below says the same, so readers pass it by. */
export function LedBanner() {
  const speak = useSpeak();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const [{ deck }] = useChoices();
  const isKnown = lookUp(catalog.decks, deck ?? LOT) !== undefined;
  const id = isKnown && deck !== null ? deck : null;
  const faction = id === null ? 'none' : factionOfDeck(catalog, id);
  return (
    <div className={`${styles.banner} f-${faction}`} aria-hidden="true">
      <span className={styles.pole} />
      <span className={styles.cloth}>
        <span className={styles.lead}>{speak('setUp.youLead')}</span>
        <span className={styles.arms}>{id === null ? <Lot /> : <DeckPicture catalog={catalog} id={id} />}</span>
        <b>{id === null ? speak('home.lot') : deckName(catalog, language, id)}</b>
        {id === null || faction === 'none' ? null : <span>{factionName(catalog, language, faction)}</span>}
      </span>
    </div>
  );
}
