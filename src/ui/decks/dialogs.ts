import { useState } from 'react';
import type { CardId } from '../../battle/model/card';
import { deckPath } from '../routes/address';
import { goTo } from '../routes/navigation';
import type { DeckEditor } from './useDeckEditor';

export const DECK_DIALOGS = ['text', 'hands', 'compare', 'complete', 'weakness'] as const;
export type DeckDialogName = (typeof DECK_DIALOGS)[number];

export interface DeckDialogProps {
  readonly editor: DeckEditor;
  readonly onClose: () => void;
}

/** What lies over the deck: one of its dialogs, or a card that is read. */
export interface Dialogs {
  readonly shown: DeckDialogName | null;
  readonly card: CardId | null;
  readonly open: (name: DeckDialogName) => void;
  readonly read: (card: CardId) => void;
  readonly close: () => void;
}

/** The text has an address of its own. */
export function useDialogs(id: string, isText: boolean): Dialogs {
  const [own, setOwn] = useState<DeckDialogName | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  return {
    shown: isText ? 'text' : own,
    card,
    open: (name) => (name === 'text' ? goTo(deckPath(id, true)) : setOwn(name)),
    read: setCard,
    close: () => {
      setOwn(null);
      setCard(null);
      if (isText) history.back();
    },
  };
}
