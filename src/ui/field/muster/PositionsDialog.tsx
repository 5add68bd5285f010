import { useRef } from 'react';
import { ENGLISH_POSITIONS } from '../../../words/field/en/positions';
import { CloseRow } from '../../common/controls/CloseRow';
import outlined from '../../common/controls/outlined.module.css';
import { Dialog } from '../../common/dialog/Dialog';
import { useFieldSpeak } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import styles from './PositionsDialog.module.css';
import { POSITIONS, type PositionId } from './positions';

interface PositionsDialogProps {
  readonly onClose: () => void;
  readonly onOpen: (id: PositionId) => void;
  readonly onOpenFile: (file: File) => void;
}

/** Four positions with what to look at in each, and whatever file one has. */
export function PositionsDialog(props: PositionsDialogProps) {
  return (
    <LaterWords english={ENGLISH_POSITIONS}>
      <WordedPositionsDialog {...props} />
    </LaterWords>
  );
}

function WordedPositionsDialog({ onClose, onOpen, onOpenFile }: PositionsDialogProps) {
  const speak = useFieldSpeak();
  return (
    <Dialog title={speak('muster.positions')} onClose={onClose}>
      <p className={styles.note}>{speak('muster.positions.note')}</p>
      <ul className={styles.positions}>
        {POSITIONS.map((id) => (
          <li key={id} className={styles.position}>
            <h3>{speak(`muster.position.${id}.title`)}</h3>
            <p>{speak(`muster.position.${id}.look`)}</p>
            <button
              type="button"
              className={outlined.button}
              aria-label={`${speak('muster.positions.try')}: ${speak(`muster.position.${id}.title`)}`}
              onClick={() => onOpen(id)}
            >
              {speak('muster.positions.try')}
            </button>
          </li>
        ))}
        <li className={styles.position}>
          <OwnFile onOpenFile={onOpenFile} />
        </li>
      </ul>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

function OwnFile({ onOpenFile }: Pick<PositionsDialogProps, 'onOpenFile'>) {
  const speak = useFieldSpeak();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{speak('muster.positions.ownNote')}</p>
      <button type="button" className={outlined.button} onClick={() => chooser.current?.click()}>
        {speak('muster.positions.own')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it is mended.
          target.value = '';
          if (file !== undefined) onOpenFile(file);
        }}
      />
    </>
  );
}
