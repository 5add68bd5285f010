import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { skipPlayback } from '../battle/give';
import { useAppSelector } from '../common/hooks/storeHooks';
import { type Completion, complete } from './complete';
import { selectCommandBattle } from './context';
import { type Answer, type CommandTable, run } from './run';

interface Line {
  readonly text: string;
  /** The completion that the arrow keys stand on; −1 for none. */
  readonly active: number;
  readonly isListOpen: boolean;
  /** The place in the history that is being looked at; −1 for the line itself. */
  readonly past: number;
}

const EMPTY: Line = { text: '', active: -1, isListOpen: false, past: -1 };

export interface CommandLineState {
  readonly line: Line;
  readonly completions: readonly Completion[];
  readonly answer: Answer | null;
  readonly type: (text: string) => void;
  readonly take: (completion: Completion) => void;
  readonly submit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What is typed, what it could go on with, what was answered, and what was said before. */
export function useCommandLine(table: CommandTable, onClose: () => void): CommandLineState {
  const [line, setLine] = useState<Line>(EMPTY);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [history, setHistory] = useState<readonly string[]>([]);
  /** The referee has not answered the last line yet. */
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(table);
  latest.current = table;
  const completions = useCompletions(table, line);

  const type = (text: string): void => setLine({ ...EMPTY, text, isListOpen: text.trim() !== '' });
  const take = (completion: Completion): void => type(completion.line);
  const submit = (): void => {
    // One order at a time: what is typed meanwhile stays in the line.
    if (line.text.trim() === '' || isWaiting) return;
    flushSync(() => skipPlayback(table.store));
    setHistory([...history.filter((said) => said !== line.text), line.text]);
    const reply = run(line.text, latest.current, answer);
    if (reply instanceof Promise) awaitReply(reply);
    else setAnswer(reply);
    setLine(EMPTY);
  };
  const awaitReply = (reply: Promise<Answer>): void => {
    setWaiting(true);
    void reply.then(setAnswer).finally(() => setWaiting(false));
  };
  const remember = (past: number): void => {
    const text = history.at(-1 - past);
    if (past < 0) setLine(EMPTY);
    else if (text !== undefined) setLine({ ...EMPTY, text, past });
  };
  const step = (by: 1 | -1): void => {
    const isPast = line.past >= 0 || (by < 0 && line.text === '');
    if (isPast) {
      remember(line.past - by);
      return;
    }
    const count = completions.length;
    const active = line.active < 0 && by < 0 ? count - 1 : (line.active + by + count) % Math.max(1, count);
    setLine({ ...line, isListOpen: true, active: line.isListOpen ? active : -1 });
  };

  const keys: Readonly<Record<string, () => void>> = {
    Escape: onClose,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Tab: () => {
      const completion = completions[Math.max(0, line.active)];
      if (completion !== undefined) take(completion);
    },
    Enter: () => {
      const completion = completions[line.active];
      if (completion === undefined) submit();
      else take(completion);
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    // Tab leaves an empty line; a key that still composes a letter means no command.
    const isForOthers = event.key === 'Tab' && (event.shiftKey || completions.length === 0);
    if (act === undefined || isForOthers || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return { line, completions, answer, type, take, submit, onKeyDown };
}

function useCompletions({ speak }: CommandTable, { text, isListOpen }: Line): readonly Completion[] {
  const battle = useAppSelector(selectCommandBattle);
  return useMemo(
    () => (battle === null || !isListOpen ? [] : complete(text, { ...battle, speak })),
    [battle, speak, text, isListOpen],
  );
}
