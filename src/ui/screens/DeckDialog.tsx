import { AnimatePresence } from 'framer-motion';
import { useState } from 'react';
import type { CardId } from '../../battle/model/card';
import { type Catalog, cardsOf } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { selectLanguage } from '../../store/view/battleSelectors';
import { cardName, deckName } from '../../words/names';
import { CardRows } from '../common/card/CardRows';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog } from '../common/hooks/useOwnDecks';
import { BattleWords } from '../common/words/BattleWords';
import { CostCurve } from './CostCurve';
import { DeckChoice } from './DeckChoice';

export interface DeckDialogProps {
  readonly isOpen: boolean;
  /** The deck that is shown first; null for whichever comes first. */
  readonly deck: string | null;
  readonly onClose: () => void;
}

/** The decks as they are before a battle: every card with its copies, and what they cost. Stratagems speak the words of a battle. */
export function DeckDialog({ isOpen, ...props }: DeckDialogProps) {
  return (
    <BattleWords>
      <AnimatePresence>{isOpen ? <Decks key="decks" {...props} /> : null}</AnimatePresence>
    </BattleWords>
  );
}

function Decks({ deck, onClose }: Omit<DeckDialogProps, 'isOpen'>) {
  const speak = useSpeak();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const [shown, show] = useState(deck ?? Object.keys(catalog.decks).sort()[0] ?? '');
  const cards = cardsInDeck(catalog, shown).toSorted(
    (one, other) =>
      costOf(catalog, one) - costOf(catalog, other) ||
      cardName(catalog, language, one).localeCompare(cardName(catalog, language, other), language),
  );
  const isStratagem = (card: CardId): boolean => Object.hasOwn(catalog.stratagems, card);
  const orders = cards.filter(isStratagem);
  const units = cards.filter((card) => !isStratagem(card));
  return (
    <Dialog title={speak('deck.title')} onClose={onClose}>
      <DeckChoice label={speak('deck.which')} deck={shown} onChoose={(id) => show(id ?? shown)} />
      <CostCurve costs={cards.map((card) => costOf(catalog, card))} />
      <section aria-label={deckName(catalog, language, shown)}>
        <p>{speak('deck.count', { count: units.length })}</p>
        <CardRows cards={units} />
        {orders.length === 0 ? null : (
          <>
            <p>{speak('deck.stratagems', { count: orders.length })}</p>
            <CardRows cards={orders} />
          </>
        )}
      </section>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

function cardsInDeck({ decks }: Catalog, id: string): readonly CardId[] {
  const deck = lookUp(decks, id);
  return deck === undefined ? [] : cardsOf(deck);
}

function costOf({ cards, stratagems }: Catalog, id: CardId): number {
  return (lookUp(cards, id) ?? lookUp(stratagems, id))?.cost ?? 0;
}
