import { useRef, useState } from 'react';
import { archiveFile, readArchiveText } from '../../store/archive/archiveFile';
import { useSpeak } from '../common/hooks/storeHooks';
import { download } from '../common/notices/useExport';
import styles from './Battles.module.css';
import type { KeptBattles } from './useKeptBattles';

/** Takes all battles along as one file, and brings those of such a file in; what is there already stays as it is. */
export function ArchiveWays({ archive }: { readonly archive: KeptBattles }) {
  const speak = useSpeak();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const {
    kept,
    ways: { change },
  } = archive;
  const count = kept.type === 'read' ? kept.battles.length : 0;
  const exportAll = () =>
    change(async (opened) => download('ninekeep-battles', JSON.stringify(archiveFile(await opened.all()))));
  const importFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readArchiveText(await file.text());
    if (!read.ok) return setSaid(speak('battles.importFailed', { name: file.name, reason: read.refusal }));
    await change(async (opened) => {
      const before = (await opened.list()).length;
      await opened.putBack(read.value);
      setSaid(speak('battles.imported', { count: (await opened.list()).length - before }));
    });
  };
  return (
    <div className={styles.archiveWays}>
      <p role="status">{said}</p>
      {count === 0 ? null : (
        <button type="button" onClick={exportAll}>
          {speak('battles.export')}
        </button>
      )}
      <button type="button" onClick={() => input.current?.click()}>
        {speak('battles.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          void importFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
