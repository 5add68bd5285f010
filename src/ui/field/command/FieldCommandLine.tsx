import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fieldPlaybackSkipped } from '../../../store/field/fieldSlice';
import { ENGLISH_COMMAND } from '../../../words/field/en/command';
import { ENGLISH_WHY } from '../../../words/field/en/why';
import { unitName } from '../../../words/field/narrator';
import { CommandList } from '../../command/CommandList';
import { useFieldStore, useFieldView } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import type { FieldTurn } from '../controls/useFieldTurn';
import { useFieldInput } from '../input/useFieldInput';
import { useRailVoice } from '../rail/railVoice';
import { completeFieldLine } from './complete';
import styles from './FieldCommandLine.module.css';
import { runLine } from './runLine';

interface CommandLineProps {
  readonly turn: FieldTurn;
  readonly onClose: () => void;
}

const ENGLISH = { ...ENGLISH_COMMAND, ...ENGLISH_WHY };

/** Orders and questions typed as words; Tab completes, what was typed before comes back with the arrow keys. */
export function FieldCommandLine(props: CommandLineProps) {
  return (
    <LaterWords english={ENGLISH}>
      <WordedCommandLine {...props} />
    </LaterWords>
  );
}

function WordedCommandLine({ turn, onClose }: CommandLineProps) {
  const view = useFieldView();
  const { speak } = view.narrator;
  const voice = useRailVoice();
  const store = useFieldStore();
  const { selection, legal } = useFieldInput();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  const [answer, setAnswer] = useState<readonly string[]>([]);
  const typed = useRef<string[]>([]);
  const back = useRef(0);
  useEffect(() => input.current?.focus(), []);
  const chosen = selection.mode === 'unitChosen' ? selection.unit : null;
  const completions = useMemo(() => {
    const nameOf = (unit: string) => unitName(view.narrator, unit);
    return line.trim() === '' ? [] : completeFieldLine(line, { field: view.seen.field, legal, chosen, nameOf });
  }, [line, view, legal, chosen]);

  const submit = (): void => {
    if (line.trim() === '') {
      onClose();
      return;
    }
    typed.current.unshift(line);
    back.current = 0;
    store.dispatch(fieldPlaybackSkipped());
    const { undo } = turn;
    setAnswer(runLine(line, { view, store, chosen, tellRefusal: voice.refusal, undo, close: onClose }));
    setLine('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    const [first] = completions;
    if (event.key === 'Tab' && !event.shiftKey && first !== undefined) {
      event.preventDefault();
      setLine(first.line);
    }
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    back.current = Math.min(typed.current.length, Math.max(0, back.current + step));
    setLine(typed.current[back.current - 1] ?? '');
  };

  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.answer} role="log" aria-live="polite">
        {answer.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer never move.
          <p key={index}>{sentence}</p>
        ))}
      </div>
      {completions.length === 0 ? null : (
        <div className={styles.completions}>
          <CommandList id={id} completions={completions} active={0} onTake={({ line: taken }) => setLine(taken)} />
        </div>
      )}
      <span className={styles.slash} aria-hidden="true">
        /
      </span>
      <input
        ref={input}
        value={line}
        aria-label={speak('board.command')}
        aria-controls={completions.length === 0 ? undefined : id}
        placeholder={speak('board.command.hint')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={onKeyDown}
      />
    </form>
  );
}
