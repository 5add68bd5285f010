import { selectSave } from '../../../store/battle/battleSave';
import { archiveRoomGiven, type SaveTrouble, saveRetried } from '../../../store/saves/noticesSlice';
import { useAppDispatch, useAppSelector, useSpeak } from '../hooks/storeHooks';
import { useExport } from './useExport';

const RETRYABLE: readonly SaveTrouble['kind'][] = ['write-failed', 'read-failed', 'storage-gone'];

/** What one can do about the save: bring the battle to safety, and let the browser try once more. */
export function SaveWays({ trouble }: { readonly trouble: SaveTrouble | null }) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const exported = useExport();
  const hasBattle = useAppSelector((state) => selectSave(state) !== null);
  const isRetryable = trouble !== null && RETRYABLE.includes(trouble.kind);
  const raw = trouble?.raw;
  return (
    <>
      {hasBattle ? (
        <button type="button" onClick={() => exported()}>
          {speak('save.export')}
        </button>
      ) : null}
      {raw === undefined ? null : (
        <button type="button" onClick={() => exported(raw)}>
          {speak('save.exportRaw')}
        </button>
      )}
      {trouble?.kind === 'archive-full' ? (
        <button type="button" onClick={() => dispatch(archiveRoomGiven())}>
          {speak('save.makeRoom')}
        </button>
      ) : null}
      {isRetryable ? (
        <button type="button" onClick={() => dispatch(saveRetried())}>
          {speak('save.retry')}
        </button>
      ) : null}
    </>
  );
}
