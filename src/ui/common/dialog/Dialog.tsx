import { usePresence } from 'framer-motion';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whenClosed } from './closeModal';
import styles from './Dialog.module.css';
import { openModal } from './openModal';
import { useDialogMotion } from './useDialogMotion';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet of vellum, which leaves by the `AnimatePresence` around it. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPresent, remove] = usePresence();
  const motion = useDialogMotion();

  const open = useEffectEvent((element: HTMLDialogElement) => {
    const close = openModal(element);
    // Development mounts twice: the second motion ends the first, and for that the dialog must be on the page.
    motion.enter(element);
    return close;
  });
  // One that was wanted again while it left must not be taken away when its leaving ends.
  const removeIfGone = useEffectEvent(() => {
    if (!isPresent) remove();
  });
  const leave = useEffectEvent((element: HTMLDialogElement) => {
    void Promise.all([motion.leave(element), whenClosed(element)]).then(() => removeIfGone());
  });

  // Before the page is drawn: whatever a quick key opens next must find the focus as this dialog left it.
  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    return isPresent ? open(dialog.current) : leave(dialog.current);
  }, [isPresent]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      data-leaving={isPresent ? undefined : ''}
      // The event comes later than its cause: one that leaves was closed by us, and one that is shown has come back since.
      onClose={({ currentTarget }) => {
        if (isPresent && !currentTarget.open && currentTarget.popover === null) onClose();
      }}
      // The browser would take it off the page before it could leave. A file that nobody chose is cancelled too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (isPresent) onClose();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </dialog>
  );
}
