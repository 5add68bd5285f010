import { AnimatePresence } from 'framer-motion';
import { type ComponentProps, useState } from 'react';
import type { CardId } from '../../../battle/model/card';
import { CardDialog } from './CardDialog';

interface CardButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  readonly cards: readonly CardId[];
}

/** A press, a tap or Enter opens the cards to be read. */
export function CardButton({ cards, ...button }: CardButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setOpen(true)} />
      <AnimatePresence>
        {isOpen ? <CardDialog key="card" cards={cards} onClose={() => setOpen(false)} /> : null}
      </AnimatePresence>
    </>
  );
}
