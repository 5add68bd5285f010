import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet of vellum. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
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
