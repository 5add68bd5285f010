import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { CardId } from '../../battle/model/card';
import { selectLanguage } from '../../store/view/battleSelectors';
import { CostGem } from '../art/CostGem';
import { Medallion } from '../art/Medallion';
import { TypeBadge } from '../art/TypeBadge';
import { NamedPicture } from '../common/controls/NamedPicture';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { EmblemIcon, Icon } from '../common/icons/Icon';
import { type Entry, entryOf } from './collection';
import styles from './DeckRows.module.css';
import type { DeckEditor } from './useDeckEditor';

interface DeckRowsProps {
  readonly editor: DeckEditor;
  readonly onRead: (card: CardId) => void;
}

/** The cards of the deck by cost, stratagems apart; those that are gone from the game too. */
export function DeckRows({ editor, onRead }: DeckRowsProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { catalog, cards, mix } = editor;
  const entries = Object.keys(cards)
    .map((id) => entryOf(catalog, language, speak, id))
    .sort((one, other) => one.cost - other.cost || one.look.name.localeCompare(other.look.name, language));
  const isOrder = ({ id }: Entry): boolean => Object.hasOwn(catalog.stratagems, id);
  const { deckSize, stratagemsPerDeck = 0 } = catalog.rules;
  const orders = entries.filter(isOrder);
  const rows = (shown: readonly Entry[]) => (
    <ul className={styles.rows}>
      <AnimatePresence initial={false}>
        {shown.map((entry) => (
          <Row key={entry.id} entry={entry} editor={editor} onRead={onRead} />
        ))}
      </AnimatePresence>
    </ul>
  );
  return (
    <>
      <h2 className={styles.title}>{speak('decks.units', { count: mix.units, size: deckSize })}</h2>
      {entries.length === 0 ? <p className={styles.empty}>{speak('decks.empty')}</p> : null}
      {rows(entries.filter((entry) => !isOrder(entry)))}
      <h2 className={styles.title}>{speak('decks.orders', { count: mix.stratagems, size: stratagemsPerDeck })}</h2>
      {rows(orders)}
    </>
  );
}

interface RowProps extends DeckRowsProps {
  readonly entry: Entry;
}

function Row({ entry, editor, onRead }: RowProps) {
  const speak = useSpeak();
  const { id, look, cost, kind } = entry;
  const { name, figures, stratagem } = look;
  const copies = editor.cards[id] ?? 0;
  const isGone = figures === undefined && stratagem === undefined;
  const told = kind === 'stratagem' ? speak('decks.stratagemKind') : speak(`type.${kind}`);
  const whole = isGone
    ? speak('decks.goneCard', { name, copies })
    : speak('decks.row', { name, cost, kind: told, copies });
  return (
    <m.li
      layout="position"
      className={`${styles.row} f-${look.faction} ${isGone ? styles.gone : ''}`}
      data-row={id}
      initial={{ opacity: 0, scale: 0.94 }}
      animate={{ opacity: 1, scale: 1 }}
      exit={{ opacity: 0, y: 10 }}
      transition={{ duration: 0.2, ease: 'easeOut' }}
    >
      <button type="button" className={styles.card} disabled={isGone} onClick={() => onRead(id)}>
        <NamedPicture name={whole}>
          <span className={styles.face}>
            <CostGem cost={cost} affordable className={styles.cost} />
            <span className={styles.medallion} data-medallion={id}>
              {kind === 'stratagem' ? (
                <EmblemIcon name={look.emblem} className={styles.emblem ?? ''} />
              ) : (
                <Medallion faction={look.faction} emblem={look.emblem} />
              )}
            </span>
            <span className={styles.name}>{name}</span>
            {kind === 'stratagem' ? null : <TypeBadge type={kind} tone="bone" className={styles.type} />}
            <b className={styles.count}>{copies}</b>
          </span>
        </NamedPicture>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={speak('decks.removeOne', { name })}
        onClick={() => editor.remove(id, name)}
      >
        <Icon name="cancel" />
      </button>
    </m.li>
  );
}
