import { AnimatePresence } from 'framer-motion';
import type { ComponentType } from 'react';
import { CardReader } from './CardReader';
import { CompareDialog } from './CompareDialog';
import { CompleteDialog } from './CompleteDialog';
import type { DeckDialogName, DeckDialogProps, Dialogs } from './dialogs';
import { HandsDialog } from './HandsDialog';
import { TextDialog } from './TextDialog';
import type { DeckEditor } from './useDeckEditor';
import { WeaknessDialog } from './WeaknessDialog';

const DIALOGS: Readonly<Record<DeckDialogName, ComponentType<DeckDialogProps>>> = {
  text: TextDialog,
  hands: HandsDialog,
  compare: CompareDialog,
  complete: CompleteDialog,
  weakness: WeaknessDialog,
};

/** Whatever of it is open. */
export function BuilderDialogs({ editor, dialogs }: { readonly editor: DeckEditor; readonly dialogs: Dialogs }) {
  const { shown, card, close } = dialogs;
  const Shown = shown === null ? null : DIALOGS[shown];
  return (
    <>
      <AnimatePresence>{Shown === null ? null : <Shown key={shown} editor={editor} onClose={close} />}</AnimatePresence>
      <AnimatePresence>{card === null ? null : <CardReader key="card" card={card} onClose={close} />}</AnimatePresence>
    </>
  );
}
