import { useEffect, useRef, useState } from 'react';
import { type BackupParts, type BackupProblem, readBackup, toBackupText } from '../../store/backup/backupFile';
import { readEverything, readUndo, replaceEverything, undoImport } from '../../store/backup/browserBackup';
import { BACKUP_PARTS } from '../../store/backup/parts';
import outlined from '../common/controls/outlined.module.css';
import { useSpeak } from '../common/hooks/storeHooks';
import { download } from '../common/notices/useExport';
import styles from './Everything.module.css';

/** How it stands with a file that was chosen. */
type Asked =
  | { readonly type: 'nothing' }
  | { readonly type: 'refused'; readonly file: string; readonly problem: BackupProblem }
  | { readonly type: 'ready'; readonly file: string; readonly parts: BackupParts; readonly now: BackupParts }
  | { readonly type: 'failed'; readonly detail: string };

/** One file with all that this browser keeps: made, and taken over after it was said what it replaces. */
export function Everything() {
  const speak = useSpeak();
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, ask] = useState<Asked>({ type: 'nothing' });
  const [hasUndo, setUndo] = useState(false);
  useEffect(() => {
    readUndo().then(
      (before) => setUndo(before !== null),
      () => undefined,
    );
  }, []);
  const attempt = (act: () => Promise<void>) =>
    void act().catch((error: unknown) =>
      ask({ type: 'failed', detail: error instanceof Error ? error.message : String(error) }),
    );
  const choose = async (file: File) => {
    const read = readBackup(await file.text(), BACKUP_PARTS);
    if (!read.ok) return ask({ type: 'refused', file: file.name, problem: read.refusal });
    ask({ type: 'ready', file: file.name, parts: read.value, now: await readEverything() });
  };
  return (
    <section className={styles.everything}>
      <h3>{speak('backup.title')}</h3>
      <p>{speak('backup.note')}</p>
      <div className={`${styles.ways} ${outlined.buttons}`}>
        <button
          type="button"
          onClick={() => attempt(async () => download('ninekeep-everything', toBackupText(await readEverything())))}
        >
          {speak('backup.export')}
        </button>
        <button type="button" onClick={() => chooser.current?.click()}>
          {speak('backup.import')}
        </button>
        {hasUndo ? (
          <button type="button" onClick={() => attempt(() => undoImport().then(loadAnew))}>
            {speak('backup.undo')}
          </button>
        ) : null}
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) attempt(() => choose(file));
            target.value = '';
          }}
        />
      </div>
      <Answer
        asked={asked}
        onTake={(parts) => attempt(() => replaceEverything(parts).then(loadAnew))}
        onLeave={() => ask({ type: 'nothing' })}
      />
    </section>
  );
}

interface AnswerProps {
  readonly asked: Asked;
  readonly onTake: (parts: BackupParts) => void;
  readonly onLeave: () => void;
}

function Answer({ asked, onTake, onLeave }: AnswerProps) {
  const speak = useSpeak();
  if (asked.type === 'nothing') return null;
  if (asked.type === 'failed') {
    return (
      <p role="alert" className={styles.wrong}>
        {speak('backup.failed', { detail: asked.detail })}
      </p>
    );
  }
  if (asked.type === 'refused') {
    const { problem, file } = asked;
    const { part, detail } = { part: '', detail: '', ...problem };
    return (
      <p role="alert" className={styles.wrong}>
        {speak(`backup.problem.${problem.type}`, { file, part, detail })} {speak('backup.unchanged')}
      </p>
    );
  }
  const { file, parts, now } = asked;
  return (
    <div role="alert" className={styles.asked}>
      <p>{speak('backup.ask', { file })}</p>
      <ul>
        {BACKUP_PARTS.filter(({ name }) => Object.hasOwn(parts, name)).map(({ name, count }) => (
          <li key={name}>{speak(`backup.part.${name}`, { before: count(now[name]), after: count(parts[name]) })}</li>
        ))}
      </ul>
      <div className={`${styles.ways} ${outlined.buttons}`}>
        <button type="button" onClick={() => onTake(parts)}>
          {speak('backup.take')}
        </button>
        <button type="button" onClick={onLeave}>
          {speak('backup.leave')}
        </button>
      </div>
    </div>
  );
}

/** Everything that the page holds is of before. */
function loadAnew(): void {
  history.replaceState(null, '', '#/');
  location.reload();
}
