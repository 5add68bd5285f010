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
  // Before the page is drawn: whatever a quick key opens next must find the focus as this dialog left it.
  useLayoutEffect(() => (dialog.current === null ? undefined : openModal(dialog.current)), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </dialog>
  );
}
