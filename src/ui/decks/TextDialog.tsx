import { useState } from 'react';
import { deckCode } from '../../content/decks/deckCode';
import { deckNameFrom } from '../../content/decks/deckName';
import { deckText, type LineProblem, readDeckText } from '../../content/decks/deckText';
import { deckLink } from '../../store/links/deckLink';
import { selectLanguage } from '../../store/view/battleSelectors';
import { CloseRow } from '../common/controls/CloseRow';
import outlined from '../common/controls/outlined.module.css';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { CopyWays } from './CopyWays';
import type { DeckDialogProps } from './dialogs';
import { sortedCards } from './sortedCards';
import styles from './TextDialog.module.css';

/** The deck as lines: to be copied, or written over. */
export function TextDialog({ editor, onClose }: DeckDialogProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { catalog, name, cards } = editor;
  const written = deckText(catalog, language, name, sortedCards(catalog, language, cards));
  const [text, setText] = useState(written);
  const read = readDeckText(catalog, language, text);
  const code = deckCode(catalog, cards);
  const isChanged = text !== written;
  const use = ({ line, instead }: LineProblem): void => {
    const lines = text.split('\n');
    setText(lines.map((each, index) => (index === line - 1 ? (instead ?? each) : each)).join('\n'));
  };
  const take = (): void => editor.replace(read.cards, deckNameFrom(read.name) || name, speak('decks.text.taken'));
  return (
    <Dialog title={speak('decks.text.title', { name })} onClose={onClose}>
      <p>{speak('decks.text.about')}</p>
      <textarea
        className={styles.text}
        rows={Math.min(16, text.split('\n').length + 1)}
        value={text}
        maxLength={8000}
        spellCheck={false}
        aria-label={speak('decks.text.label')}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={`${styles.problems} ${outlined.buttons}`} aria-live="polite">
        {read.problems.map((problem) => (
          <li key={problem.line}>
            <span>
              {speak(`decks.text.${problem.type}`, { line: problem.line, word: problem.word.slice(0, 60) })}{' '}
              {problem.instead === null ? null : speak('decks.text.meant', { instead: problem.instead })}
            </span>
            {problem.instead === null ? null : (
              <button type="button" onClick={() => use(problem)}>
                {speak('decks.text.use')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isChanged ? (
        <div className={outlined.buttons}>
          <button type="button" disabled={read.problems.length > 0} onClick={take}>
            {speak('decks.text.take')}
          </button>
        </div>
      ) : null}
      <p className={styles.code}>
        <span>{speak('decks.text.code')}</span> <output>{code}</output>
      </p>
      <CopyWays name={name} text={written} code={code} link={deckLink({ code, name })} />
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
