import { selectLanguage } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { faultWords } from './faultWords';
import styles from './Legality.module.css';
import type { DeckEditor } from './useDeckEditor';

/** Whether the deck may be played, and if not, all that is wrong with it. */
export function Legality({ editor: { faults, catalog } }: { readonly editor: DeckEditor }) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const isCounted = faults.some(({ type }) => type === 'copies' || type === 'factions' || type === 'unknown');
  return (
    <section className={styles.legality} aria-label={speak('decks.legality')}>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)} className={styles.wrong}>
            <Icon name="cancel" /> {faultWords(speak, catalog, language, fault)}
          </li>
        ))}
        {isCounted ? null : (
          <li>
            <Icon name="check-mark" />{' '}
            {faults.length === 0 ? speak('decks.legal', { size: catalog.rules.deckSize }) : speak('decks.fine.counts')}
          </li>
        )}
      </ul>
    </section>
  );
}
