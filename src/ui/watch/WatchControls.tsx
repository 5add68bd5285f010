import { useId } from 'react';
import { selectIsPaused } from '../../store/seats/seatSelectors';
import { SPEEDS, type Speed } from '../../store/settings/settings';
import { settingsChanged } from '../../store/settings/settingsSlice';
import { selectSpeed } from '../../store/settings/tableSettings';
import { Key } from '../common/controls/Key';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useWatching } from './useWatching';
import styles from './WatchControls.module.css';

interface WatchControlsProps {
  readonly isOver: boolean;
  readonly onResult: () => void;
}

/** Stop and go on, one order at a time, and how fast; after the battle the way back to its result. */
export function WatchControls({ isOver, onResult }: WatchControlsProps) {
  const speak = useSpeak();
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
        <Key>P</Key>
      </button>
      <button type="button" className={styles.step} onClick={watching.step}>
        <Icon name="boots" />
        <span>{speak('watched.step')}</span>
        <Key>N</Key>
      </button>
      <SpeedChoice />
    </fieldset>
  );
}

function SpeedChoice() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const id = useId();
  const speed = useAppSelector(selectSpeed);
  return (
    <p className={styles.speed}>
      <label htmlFor={id}>{speak('watched.speed')}</label>
      <select
        id={id}
        value={speed}
        onChange={({ target }) => dispatch(settingsChanged({ watchSpeed: target.value as Speed }))}
      >
        {SPEEDS.map((option) => (
          <option key={option} value={option}>
            {speak(`settings.speed.${option}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
