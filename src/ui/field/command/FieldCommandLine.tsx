import { useEffect, useRef, useState } from 'react';
import { selectFieldRefusal, selectMayOrderField } from '../../../store/field/fieldSelectors';
import { fieldPlaybackSkipped } from '../../../store/field/fieldSlice';
import { giveFieldOrder } from '../../../store/field/giveFieldOrder';
import { parseFieldCommand } from '../../../words/field/parseCommand';
import { useFieldStore, useFieldView } from '../common/fieldHooks';
import type { FieldTurn } from '../controls/useFieldTurn';
import { useRailVoice } from '../rail/railVoice';
import { answerQuestion } from './answerQuestion';
import styles from './FieldCommandLine.module.css';

interface CommandLineProps {
  readonly turn: FieldTurn;
  readonly onClose: () => void;
}

/** Orders and questions typed as words; what was typed before comes back with the arrow keys. */
export function FieldCommandLine({ turn, onClose }: CommandLineProps) {
  const view = useFieldView();
  const { speak } = view.narrator;
  const voice = useRailVoice();
  const store = useFieldStore();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  const [answer, setAnswer] = useState<readonly string[]>([]);
  const typed = useRef<string[]>([]);
  const back = useRef(0);
  useEffect(() => input.current?.focus(), []);

  const run = (): readonly string[] => {
    store.dispatch(fieldPlaybackSkipped());
    const command = parseFieldCommand(view.seen.field, line);
    if (!command.ok) return [command.refusal];
    if (command.value.type === 'question') {
      const { question, words } = command.value;
      if (question === 'undo') turn.undo();
      if (question === 'quit') onClose();
      return answerQuestion(view, store.getState(), question, words);
    }
    if (!selectMayOrderField(store.getState())) return [speak('board.enemyTurn')];
    store.dispatch(giveFieldOrder(command.value.order));
    const refusal = selectFieldRefusal(store.getState());
    if (refusal === null) return [];
    return [refusal.code === 'nothing-to-undo' ? refusal.sentence : voice.refusal(refusal)];
  };

  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() === '') return onClose();
        typed.current.unshift(line);
        back.current = 0;
        setAnswer(run());
        setLine('');
      }}
    >
      <div className={styles.answer} role="log" aria-live="polite">
        {answer.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer never move.
          <p key={index}>{sentence}</p>
        ))}
      </div>
      <span className={styles.slash} aria-hidden="true">
        /
      </span>
      <input
        ref={input}
        value={line}
        aria-label={speak('board.command')}
        placeholder={speak('board.command.hint')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          back.current = Math.min(typed.current.length, Math.max(0, back.current + step));
          setLine(typed.current[back.current - 1] ?? '');
        }}
      />
    </form>
  );
}
