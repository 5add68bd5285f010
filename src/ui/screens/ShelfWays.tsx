import { useId, useState } from 'react';
import { backAsked, shelfDeleted } from '../../store/saves/shelfSlice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useExport } from '../common/notices/useExport';
import styles from './ShelfWays.module.css';

/** The battles that lie beside the running one: one that couldn't be drawn, and one that another took the place of. */
export function ShelfWays() {
  const { aside, replaced } = useAppSelector((state) => state.shelf);
  return (
    <>
      {aside === null ? null : <Aside text={aside} />}
      {replaced ? <Replaced /> : null}
    </>
  );
}

function Aside({ text }: { readonly text: string }) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const exported = useExport();
  const [sure, setSure] = useState(false);
  const remove = sure ? () => dispatch(shelfDeleted('aside')) : () => setSure(true);
  return (
    <div className={styles.aside} role="status">
      <p>{speak('shelf.aside')}</p>
      <div className={styles.ways}>
        <button type="button" onClick={() => exported(text)}>
          {speak('save.export')}
        </button>
        <button type="button" onClick={() => dispatch(backAsked('aside'))}>
          {speak('shelf.aside.retry')}
        </button>
        <button type="button" onClick={remove}>
          {speak(sure ? 'shelf.aside.sure' : 'shelf.aside.delete')}
        </button>
      </div>
    </div>
  );
}

function Replaced() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const note = useId();
  const isPlaying = useAppSelector((state) => state.battle.match !== null);
  return (
    <div className={styles.replaced}>
      <button
        type="button"
        aria-describedby={isPlaying ? note : undefined}
        onClick={() => dispatch(backAsked('replaced'))}
      >
        {speak('shelf.replaced')}
      </button>
      {isPlaying ? <p id={note}>{speak('shelf.replaced.note')}</p> : null}
    </div>
  );
}
