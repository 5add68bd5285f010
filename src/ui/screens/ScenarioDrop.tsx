import { useEffect, useRef, useState } from 'react';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './ScenarioDrop.module.css';
import { useOpenedFile } from './useOpenedFile';

/** A file dropped anywhere on the start page is opened. The button does the same for who doesn't drag. */
export function ScenarioDrop() {
  const speak = useSpeak();
  const isOver = useDroppedFile(useOpenedFile());
  return isOver ? <p className={styles.hint}>{speak('home.scenario.drop')}</p> : null;
}

/** Whether a file is held over the page. Left to itself the browser would leave the page for a file that is dropped. */
function useDroppedFile(open: (file: File, opponent: 'human') => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file, 'human');
    };
    window.addEventListener('dragenter', follow, stop);
    window.addEventListener('dragover', follow, stop);
    window.addEventListener('dragleave', leave, stop);
    window.addEventListener('drop', drop, stop);
    return () => stop.abort();
  }, []);
  return isOver;
}
