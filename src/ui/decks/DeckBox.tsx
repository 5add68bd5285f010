import { Link } from 'wouter';
import type { DeckCards } from '../../content/decks/deckFaults';
import { mixOf } from '../../content/decks/deckMix';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { factionName } from '../../words/names';
import { Medallion } from '../art/Medallion';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { deckPath } from '../routes/address';
import styles from './DeckBox.module.css';

interface DeckBoxProps {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly cards: DeckCards;
  /** How many things are wrong with it. */
  readonly faults: number;
  readonly onDuplicate: () => void;
  /** Only a deck of one's own can be deleted. */
  readonly onRemove?: () => void;
}

/** A deck on the shelf: whose it is, what it costs, whether it is ready. */
export function DeckBox({ id, name, about = '', cards, faults, onDuplicate, onRemove }: DeckBoxProps) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const { factions, curve } = mixOf(catalog, cards);
  const most = Math.max(1, ...curve.map((bar) => bar.cards));
  const led = factions.map((faction) => factionName(catalog, language, faction.id)).join(', ');
  const state = faults === 0 ? speak('decks.state.legal') : speak('decks.state.broken', { count: faults });
  return (
    <li className={styles.box}>
      <Link href={deckPath(id)} className={styles.link}>
        <span className={styles.arms} aria-hidden="true">
          {factions.slice(0, 2).map((faction) => (
            <Medallion
              key={faction.id}
              faction={faction.id}
              emblem={catalog.factions[faction.id]?.emblem ?? 'castle'}
            />
          ))}
          {factions.length === 0 ? <Icon name="card-random" /> : null}
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <span>{about === '' ? led : about}</span>
          {onRemove === undefined ? null : (
            <span className={faults === 0 ? styles.ready : styles.wrong}>
              <Icon name={faults === 0 ? 'check-mark' : 'cancel'} /> {state}
            </span>
          )}
        </span>
        <span className={styles.curve} aria-hidden="true">
          {curve.map((bar) => (
            <i key={bar.cost} style={{ blockSize: `${(bar.cards / most) * 100}%` }} />
          ))}
        </span>
      </Link>
      <span className={styles.ways}>
        <button
          type="button"
          aria-label={speak('decks.duplicateOf', { name })}
          title={speak('decks.duplicate')}
          onClick={onDuplicate}
        >
          <Icon name="stack" />
        </button>
        {onRemove === undefined ? null : (
          <button
            type="button"
            aria-label={speak('decks.deleteOf', { name })}
            title={speak('decks.delete')}
            onClick={onRemove}
          >
            <Icon name="cancel" />
          </button>
        )}
      </span>
    </li>
  );
}
