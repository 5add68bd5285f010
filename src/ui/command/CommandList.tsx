import { useEffect } from 'react';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './CommandLine.module.css';
import type { Completion } from './complete';

interface CommandListProps {
  readonly id: string;
  readonly completions: readonly Completion[];
  readonly active: number;
  readonly onTake: (completion: Completion) => void;
}

/** What the line may go on with. The focus stays in the field: the keys there walk over the list. */
export function CommandList({ id, completions, active, onTake }: CommandListProps) {
  const speak = useSpeak();
  useEffect(() => {
    document.getElementById(`${id} ${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={speak('command.completions')} className={styles.list}>
      {completions.map((completion, index) => (
        <div
          key={completion.line}
          id={`${id} ${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onPointerUp={() => onTake(completion)}
        >
          <span>{completion.line}</span>
          {completion.detail === '' ? null : <span className={styles.detail}>{completion.detail}</span>}
        </div>
      ))}
    </div>
  );
}
