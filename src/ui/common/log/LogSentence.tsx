import type { ReactNode } from 'react';
import { walkEntries } from './walkEntries';

interface LogSentenceProps {
  readonly className: string | undefined;
  /** One stop for the Tab key: the newest. */
  readonly isLast: boolean;
  /** The pointer or the focus comes to the entry. */
  readonly onLook: () => void;
  readonly onLeave: () => void;
  /** Where a press leads; an entry that leads nowhere is only looked at. */
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An entry of a log, as the button that shows on the board what it tells of. */
export function LogSentence({ className, isLast, onLook, onLeave, onPress, children }: LogSentenceProps) {
  return (
    <button
      type="button"
      className={className}
      tabIndex={isLast ? 0 : -1}
      onClick={onPress ?? onLook}
      onPointerEnter={onLook}
      onPointerLeave={onLeave}
      onFocus={onLook}
      onBlur={onLeave}
      onKeyDown={walkEntries}
    >
      {children}
    </button>
  );
}
