import { useState } from 'react';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { ownFile, useOwnFile } from '../common/notices/useOwnFile';
import type { DeckDialogProps } from './DeckDialog';
import styles from './LookAtDeck.module.css';

/** What cards are and do comes with the first look at them. */
const deckDialog = ownFile<DeckDialogProps>(() => import('./DeckDialog').then((room) => room.DeckDialog));

interface LookAtDeckProps {
  /** Null where it is drawn by lot: then all can be looked at. */
  readonly deck: string | null;
  /** Whose deck it is. */
  readonly of: string;
}

export function LookAtDeck({ deck, of }: LookAtDeckProps) {
  const speak = useSpeak();
  const [isOpen, setOpen] = useState(false);
  const DeckDialog = useOwnFile(deckDialog, isOpen || deckDialog.fetched() !== null);
  const word = speak(deck === null ? 'deck.looks' : 'deck.look');
  return (
    <>
      <button type="button" className={styles.look} aria-label={`${word}: ${of}`} onClick={() => setOpen(true)}>
        <Icon name="stack" /> {word}
      </button>
      {DeckDialog === null ? null : <DeckDialog isOpen={isOpen} deck={deck} onClose={() => setOpen(false)} />}
    </>
  );
}
