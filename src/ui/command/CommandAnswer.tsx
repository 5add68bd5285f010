import { useEffect, useRef } from 'react';
import { useHint } from '../rail/useHint';
import { type LogEntry, useLog } from '../rail/useLog';
import styles from './CommandLine.module.css';
import type { Answer } from './run';

/** More than this between two commands is the log's business. */
const SHOWN_ENTRIES = 10;

function shownLines(answer: Answer | null, told: readonly LogEntry[], hint: readonly string[]): readonly string[] {
  if (answer?.type === 'hint') return hint;
  return answer === null || answer.type === 'told' ? told.map(({ sentence }) => sentence) : answer.lines;
}

/** The answer to the last line. What others speak already is here only to be seen. */
export function CommandAnswer({ answer }: { readonly answer: Answer | null }) {
  const sheet = useRef<HTMLDivElement>(null);
  const log = useLog(SHOWN_ENTRIES);
  const told = answer?.type === 'told' ? log.filter(({ index }) => index >= answer.since).toReversed() : [];
  const { sentences, reasons } = useHint();
  const shown = shownLines(answer, told, [...sentences, ...reasons]);
  const count = shown.length;
  useEffect(() => {
    // The newest of what happens, but the beginning of an answer.
    if (sheet.current !== null)
      sheet.current.scrollTop = answer?.type === 'told' && count > 0 ? sheet.current.scrollHeight : 0;
  }, [answer, count]);
  const isSpokenHere = answer?.type === 'text';
  const lines = shown.map((text, place) => ({ text, key: `${place} ${text}` }));
  return (
    <>
      <div
        ref={isSpokenHere ? sheet : null}
        role="status"
        tabIndex={isSpokenHere ? 0 : -1}
        className={isSpokenHere ? styles.answer : styles.silent}
      >
        {isSpokenHere ? lines.map(({ text, key }) => <p key={key}>{text}</p>) : null}
      </div>
      {isSpokenHere || count === 0 ? null : (
        <div ref={sheet} aria-hidden="true" className={`${styles.answer} ${styles.told}`}>
          {lines.map(({ text, key }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
    </>
  );
}
