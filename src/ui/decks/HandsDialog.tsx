import { useState } from 'react';
import type { CardId } from '../../battle/model/card';
import { faceIn } from '../../content/decks/deckMix';
import { sampleHand } from '../../content/decks/sampleHand';
import { freshSeed } from '../common/boot/freshSeed';
import { CardRows } from '../common/card/CardRows';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import type { DeckDialogProps } from './dialogs';
import styles from './HandsDialog.module.css';

/** What one would be dealt: one hand after the other, each with its first draws. */
export function HandsDialog({ editor: { catalog, cards }, onClose }: DeckDialogProps) {
  const speak = useSpeak();
  const [seed] = useState(freshSeed);
  const [number, setNumber] = useState(1);
  const { opening, draws } = sampleHand(cards, catalog.rules, seed + number);
  const cost = opening.reduce((sum, id) => sum + (faceIn(catalog, id)?.cost ?? 0), 0);
  const sorted = (hand: readonly CardId[]): readonly CardId[] =>
    hand.toSorted((one, other) => (faceIn(catalog, one)?.cost ?? 0) - (faceIn(catalog, other)?.cost ?? 0));
  return (
    <Dialog title={speak('decks.hands')} onClose={onClose}>
      <section className={styles.hand} aria-live="polite" aria-atomic="true">
        <p>
          {speak('decks.hands.number', { number })} · {speak('decks.hands.cost', { cost })}
        </p>
        <h3>{speak('decks.hands.opening')}</h3>
        <CardRows cards={sorted(opening)} />
        <h3>{speak('decks.hands.draws')}</h3>
        <CardRows cards={draws} />
      </section>
      <CloseRow onClose={onClose}>
        <button type="button" onClick={() => setNumber(number + 1)}>
          {speak('decks.hands.again')}
        </button>
      </CloseRow>
    </Dialog>
  );
}
