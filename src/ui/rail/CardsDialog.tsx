import type { CardId } from '../../battle/model/card';
import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { CardRows } from '../common/card/CardRows';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import { useEnemyName } from '../common/words/useEnemyName';
import styles from './CardsDialog.module.css';

interface CardsDialogProps {
  readonly seen: Observation;
  readonly onClose: () => void;
}

/** All cards that may be known and are neither on the board nor in the hand: the own deck, sorted, and both discards. */
export function CardsDialog({ seen, onClose }: CardsDialogProps) {
  const speak = useSpeak();
  const player = useEnemyName();
  const enemy = OPPONENT[seen.side];
  return (
    <Dialog title={speak('cards.title')} onClose={onClose}>
      <div className={styles.piles}>
        <Pile title={speak('cards.deck')} note={speak('cards.deck.note')} cards={seen.ownDeckSorted} />
        <Pile title={speak('cards.discards.yours')} cards={seen.discards[seen.side]} />
        <Pile
          title={speak('cards.discards.enemys', { player })}
          note={speak('cards.enemyHidden', { player, hand: seen.handCounts[enemy], deck: seen.deckCounts[enemy] })}
          cards={seen.discards[enemy]}
        />
      </div>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

interface PileProps {
  readonly title: string;
  readonly note?: string;
  readonly cards: readonly CardId[];
}

function Pile({ title, note, cards }: PileProps) {
  const speak = useSpeak();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>
        {title} <b>{cards.length}</b>
      </h3>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {cards.length === 0 ? <p className={styles.note}>{speak('cards.none')}</p> : null}
      <CardRows cards={cards} />
    </section>
  );
}
