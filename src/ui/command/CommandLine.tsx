import { type FormEvent, useEffect, useId, useRef } from 'react';
import { focusBoard } from '../board/focusBoard';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { takeFocus } from '../common/dialog/closeModal';
import { focusHolder } from '../common/dialog/lentFocus';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { CommandAnswer } from './CommandAnswer';
import styles from './CommandLine.module.css';
import { CommandList } from './CommandList';
import { useCommandLine } from './useCommandLine';
import { type CommandHandles, useCommandTable } from './useCommandTable';

interface CommandLineProps extends CommandHandles {
  readonly onClose: () => void;
}

/** A line that speaks the orders. It stays open after each, so that a whole battle can be played by typing. */
export function CommandLine(props: CommandLineProps) {
  const speak = useSpeak();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const command = useCommandLine(useCommandTable(props), props.onClose);
  const { line, completions } = command;
  const isOpen = line.isListOpen && completions.length > 0;
  useBorrowedFocus(field);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    command.submit();
  };
  return (
    <form className={styles.line} onSubmit={submit} aria-label={speak('command.title')}>
      <div className={styles.above}>
        {isOpen ? (
          <CommandList id={id} completions={completions} active={line.active} onTake={command.take} />
        ) : (
          <CommandAnswer answer={command.answer} />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen ? speak('command.count', { count: completions.length }) : ''}</span>
      </VisuallyHidden>
      <label className={styles.label} htmlFor={`${id} field`}>
        <span aria-hidden="true">/</span>
        <VisuallyHidden>{speak('command.title')}</VisuallyHidden>
      </label>
      <input
        ref={field}
        id={`${id} field`}
        data-command=""
        className={styles.field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && line.active >= 0 ? `${id} ${line.active}` : undefined}
        aria-describedby={`${id} hint`}
        placeholder={speak('command.placeholder')}
        value={line.text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={({ currentTarget }) => command.type(currentTarget.value)}
        onKeyDown={command.onKeyDown}
      />
      <span id={`${id} hint`} hidden>
        {speak('command.hint')}
      </span>
      <button type="button" className={styles.close} aria-label={speak('command.close')} onClick={props.onClose}>
        <Icon name="cancel" />
      </button>
    </form>
  );
}

/** Takes the focus, and gives it back to whoever had it. */
function useBorrowedFocus(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const before = focusHolder();
    if (field.current !== null) takeFocus(field.current);
    return () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) takeFocus(before);
      else focusBoard();
    };
  }, [field]);
}
