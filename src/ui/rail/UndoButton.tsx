import { useId } from 'react';
import { selectUndoCount, selectWhyNoUndo } from '../../store/selectors';
import { useAppSelector, useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { Key } from '../common/Key';
import styles from './UndoButton.module.css';

/** Takes orders back, one after the other, up to the last one that revealed something; says why when it can't. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const speak = useSpeak();
  const description = useId();
  const count = useAppSelector(selectUndoCount);
  const hindrance = useAppSelector(selectWhyNoUndo);
  const reason = hindrance === null ? speak('undo.count', { count }) : speak(`undo.${hindrance}`);
  return (
    <button
      type="button"
      className={styles.undo}
      aria-disabled={hindrance !== null}
      aria-describedby={description}
      title={reason}
      onClick={onUndo}
    >
      <Icon name={hindrance === null ? 'anticlockwise-rotation' : 'padlock'} className={styles.icon ?? ''} />
      <span>{speak('undo.label')}</span>
      {hindrance === null ? (
        <b className={styles.count} aria-hidden="true">
          {count}
        </b>
      ) : null}
      <span id={description} hidden>
        {reason}
      </span>
      <Key className={styles.key ?? ''}>U</Key>
    </button>
  );
}
