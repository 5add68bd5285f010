import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useIsStill } from '../common/motion/useIsStill';
import type { PlayedEffect } from './effects';
import { startEventPlayer } from './eventPlayer';
import styles from './Played.module.css';
import { placeOnScreen } from './places';
import type { EventSource, Score } from './score';
import { createStage } from './stage';
import { PlaybackContext } from './useStage';

interface PlayedProps<Board, Event, Effect extends PlayedEffect, Sound> {
  readonly source: EventSource<Board, Event>;
  readonly score: Score<Board, Event, Effect, Sound>;
  /** How long everything lasts against its length at normal speed; 0 shows results at once. */
  readonly length: number;
  readonly sound: (sound: Sound) => void;
  readonly children: ReactNode;
}

/** Plays a match back inside it: whoever is drawn here can ask the stage what is to be seen. */
export function Played<Board, Event, Effect extends PlayedEffect, Sound>(
  props: PlayedProps<Board, Event, Effect, Sound>,
) {
  const { source, score, length, sound, children } = props;
  const still = useIsStill();
  const [stage] = useState(() => createStage<Effect>(placeOnScreen));
  const [ready, setReady] = useState(false);
  useSkipByPress(source);

  // Before the first paint, and before anybody looks at the match: an opponent may have moved while the page was loading.
  useLayoutEffect(() => {
    const stop = startEventPlayer(source, score, { length, still }, { show: stage.show, sound });
    setReady(true);
    return stop;
  }, [source, score, stage, length, still, sound]);

  const playback = useMemo(() => ({ stage, length, still }), [stage, length, still]);
  return (
    <PlaybackContext value={playback}>
      <div className={styles.played} style={{ '--stage': length } as CSSProperties}>
        {ready ? children : null}
      </div>
    </PlaybackContext>
  );
}

/** A press on the bare table skips what is being played back. Cells, cards and buttons do so themselves. */
function useSkipByPress({ progress, skip }: EventSource<unknown, unknown>): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('button, a, input, label, dialog, [role="log"]') !== null)
        return;
      if (progress().waiting.length > 0) skip();
    };
    // Before the table hears of it: what was pressed may be off the page after it has. Not on the window: whoever
    // swallows a click that nobody meant, as after a drag, does so there.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [progress, skip]);
}
