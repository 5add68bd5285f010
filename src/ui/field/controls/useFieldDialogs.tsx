import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFieldView } from '../common/fieldHooks';
import { FieldMenu } from './FieldMenu';
import { FieldResult } from './FieldResult';

export interface FieldDialogs {
  readonly isOpen: boolean;
  readonly openMenu: () => void;
  readonly showResult: () => void;
  /** The dialog that is open, or null. */
  readonly open: ReactNode;
}

/** Which dialog lies over the table. The result opens by itself when the battle ends. */
export function useFieldDialogs(): FieldDialogs {
  const { seen } = useFieldView();
  const [shown, show] = useState<'menu' | 'result' | null>(null);
  const isOver = seen.field.winner !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) show('result');
    wasOver.current = isOver;
  }, [isOver]);
  const close = (): void => show(null);
  return {
    isOpen: shown !== null,
    openMenu: () => show('menu'),
    showResult: () => show('result'),
    open:
      shown === 'menu' ? (
        <FieldMenu key="menu" onClose={close} />
      ) : shown === 'result' ? (
        <FieldResult key="result" onClose={close} />
      ) : null,
  };
}
