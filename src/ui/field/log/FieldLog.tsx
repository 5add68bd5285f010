import { Fragment } from 'react';
import type { Position } from '../../../core/geometry/position';
import { selectFieldUndoBarrier } from '../../../store/field/heardEvents';
import { Icon } from '../../common/icons/Icon';
import { LogSentence } from '../../common/log/LogSentence';
import { useNewestInSight } from '../../common/log/useNewestInSight';
import { useFieldSelector, useFieldSpeak } from '../common/fieldHooks';
import { DiceFaces } from '../stage/DiceFaces';
import styles from './FieldLog.module.css';
import type { LogEntry } from './logEntries';
import { useFieldLog } from './useFieldLog';

interface FieldLogProps {
  /** The cells of the entry under the pointer or the focus; none when it is left. */
  readonly onLookAt: (cells: readonly Position[]) => void;
  /** Where an entry leads by its place in the story; without one it is only looked at. */
  readonly onMoment?: (event: number) => void;
}

/** The battle in sentences with the dice of every blow, the newest last; each entry can be looked at on the board. */
export function FieldLog({ onLookAt, onMoment }: FieldLogProps) {
  const speak = useFieldSpeak();
  const entries = useFieldLog();
  const barrier = useFieldSelector(selectFieldUndoBarrier);
  const { reference, onScroll } = useNewestInSight(entries.at(-1)?.key ?? '');
  const behind = barrier === null ? -1 : entries.findIndex(({ index }) => index >= barrier);
  return (
    <section className={styles.log} aria-label={speak('stage.log')}>
      <h2 className={styles.heading}>{speak('stage.log')}</h2>
      <div className={styles.frame}>
        <ol ref={reference} data-log="" className={styles.entries} onScroll={onScroll}>
          {entries.length === 0 ? <li className={styles.entry}>{speak('stage.empty')}</li> : null}
          {entries.map((entry, place) => (
            <Fragment key={entry.key}>
              {place === behind ? <UndoEnd /> : null}
              <Entry
                entry={entry}
                isLast={place === entries.length - 1}
                onLookAt={onLookAt}
                {...(onMoment !== undefined && { onMoment })}
              />
            </Fragment>
          ))}
          {barrier !== null && behind === -1 ? <UndoEnd /> : null}
        </ol>
      </div>
    </section>
  );
}

interface EntryProps extends FieldLogProps {
  readonly entry: LogEntry;
  readonly isLast: boolean;
}

function Entry({ entry, isLast, onLookAt, onMoment }: EntryProps) {
  const { index, opensTurn, sentence, roll, arithmetic, cells } = entry;
  return (
    <li className={opensTurn ? styles.turn : styles.entry}>
      <LogSentence
        className={styles.sentence}
        isLast={isLast}
        onLook={() => onLookAt(cells)}
        onLeave={() => onLookAt([])}
        onPress={onMoment && (() => onMoment(index))}
      >
        {sentence}
        {roll === null && arithmetic === '' ? null : (
          <span className={styles.arithmetic}>
            {roll === null ? null : <DiceFaces {...roll} />} {arithmetic}
          </span>
        )}
      </LogSentence>
    </li>
  );
}

/** What lies above can't be taken back, though it was ordered in this turn: dice were rolled, or something was seen. */
function UndoEnd() {
  const speak = useFieldSpeak();
  return (
    <li className={styles.barrier}>
      <Icon name="padlock" /> {speak('stage.undoLocked')}
    </li>
  );
}
