import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { openModal } from './openModal';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet of vellum. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the page shows that it is gone: later, the focus would be taken from whatever a quick key has opened since.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    const stopOpening = openModal(element);
    return () => {
      stopOpening();
      element.close();
      // The browser gives the focus back only to what it closes itself, not to what React removes.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      // React's development mode closes and opens it once more: the late event of a dialog that is open means nothing.
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : onClose())}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </dialog>
  );
}
