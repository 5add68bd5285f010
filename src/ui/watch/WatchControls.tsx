import { selectIsPaused } from '../../store/seats/seatSelectors';
import { settingsChanged } from '../../store/settings/settingsSlice';
import { SpeedChoice } from '../common/controls/SpeedChoice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { DeedKey } from '../common/keys/DeedKey';
import { useWatching } from './useWatching';
import styles from './WatchControls.module.css';

interface WatchControlsProps {
  readonly isOver: boolean;
  readonly onResult: () => void;
}

/** Stop and go on, one order at a time, and how fast; after the battle the way back to its result. */
export function WatchControls({ isOver, onResult }: WatchControlsProps) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const watching = useWatching();
  const paused = useAppSelector(selectIsPaused);
  if (isOver) {
    return (
      <div className={styles.controls}>
        <button type="button" className={styles.great} onClick={onResult}>
          <Icon name="trophy-cup" /> {speak('controls.result')}
        </button>
      </div>
    );
  }
  return (
    <fieldset className={styles.controls} aria-label={speak('watched.controls')}>
      <button type="button" className={styles.great} onClick={watching.pauseOrResume}>
        <Icon name={paused ? 'sprint' : 'hourglass'} />
        <span>{speak(paused ? 'watched.resume' : 'watched.pause')}</span>
        <DeedKey deed="pause" />
      </button>
      <button type="button" className={styles.step} onClick={watching.step}>
        <Icon name="boots" />
        <span>{speak('watched.step')}</span>
        <DeedKey deed="oneOrder" />
      </button>
      <SpeedChoice className={styles.speed} onChoose={(watchSpeed) => dispatch(settingsChanged({ watchSpeed }))} />
    </fieldset>
  );
}
