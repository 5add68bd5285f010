import type { ReactNode } from 'react';
import { useSpeak } from '../hooks/storeHooks';
import buttons from './buttons.module.css';

interface CloseRowProps {
  readonly onClose: () => void;
  /** Other ways out. */
  readonly children?: ReactNode;
}

/** The foot of a dialog that one only reads. */
export function CloseRow({ onClose, children }: CloseRowProps) {
  const speak = useSpeak();
  return (
    <div className={buttons.row}>
      <button type="button" className={buttons.primary} onClick={onClose}>
        {speak('controls.close')}
      </button>
      {children}
    </div>
  );
}
