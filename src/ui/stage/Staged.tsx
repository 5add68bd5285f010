import type { CSSProperties, ReactNode } from 'react';
import styles from './Staged.module.css';
import { useEventPlayer } from './useEventPlayer';
import { useSkipByPress } from './useSkipByPress';
import { StageContext } from './useStage';
import { useStageLength } from './useStageLength';

/** Plays the battle inside it back: whoever is drawn here can ask the stage what is to be seen. */
export function Staged({ children }: { readonly children: ReactNode }) {
  const { stage, ready } = useEventPlayer();
  const length = useStageLength();
  useSkipByPress();
  return (
    <StageContext value={stage}>
      <div className={styles.staged} style={{ '--stage': length } as CSSProperties}>
        {ready ? children : null}
      </div>
    </StageContext>
  );
}
