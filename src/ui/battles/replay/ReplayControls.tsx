import { type ReactNode, useId } from 'react';
import type { PackedDivergence } from '../../../kernel/packing/unpackRecord';
import type { MomentPlace } from '../../../store/replay/moments';
import type { ReplayView } from '../../../store/replay/replayStore';
import { settingsChanged } from '../../../store/settings/settingsSlice';
import { SpeedChoice } from '../../common/controls/SpeedChoice';
import { useAppDispatch, useSpeak } from '../../common/hooks/storeHooks';
import styles from './Replay.module.css';
import { StepSign } from './StepSign';
import type { ReplayCourse } from './useReplay';
import { useReplayKeys, waysOf } from './ways';

interface ReplayControlsProps {
  readonly course: ReplayCourse;
  readonly divergence: PackedDivergence | null;
  /** What happened at this moment, as the log tells it; null where it tells nothing. */
  readonly deed: string | null;
  /** The curve, and whatever else is drawn over all moments. */
  readonly children: ReactNode;
  readonly onTable: () => void;
  readonly onFightOn: () => void;
  readonly className?: string;
}

const VIEWS = ['left', 'right', 'open'] as const;

/** One slider over all moments, and the steps from one to another. */
export function ReplayControls(props: ReplayControlsProps) {
  const { course, divergence, deed, children, onTable, onFightOn, className = '' } = props;
  const speak = useSpeak();
  const { places, at, seek } = course;
  const place = places[at];
  const ways = waysOf(course);
  useReplayKeys([...ways, { key: 'chanceTable', act: onTable }, { key: 'fightOn', act: onFightOn }]);
  if (place === undefined) return null;
  const words = momentWords(speak, place, places, deed);
  return (
    <section className={`${styles.controls} ${className}`} aria-label={speak('replay.ways')}>
      {divergence === null ? null : (
        <p role="alert" className={styles.divergence}>
          {speak('replay.diverges', { order: divergence.order - 1, round: divergence.round, why: divergence.why })}
        </p>
      )}
      {children}
      <p className={styles.moment} aria-hidden="true">
        {words}
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={speak('replay.slider')}
        aria-valuetext={words}
        min={0}
        max={places.length - 1}
        value={at}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <div className={styles.steps}>
        {ways.map(({ word, shape, act }) => (
          <button key={shape} type="button" aria-label={speak(word)} title={speak(word)} onClick={act}>
            <StepSign shape={shape} />
          </button>
        ))}
      </div>
    </section>
  );
}

interface ReplayChoicesProps {
  readonly view: ReplayView;
  readonly onView: (view: ReplayView) => void;
}

/** How fast, and by whose eyes. */
export function ReplayChoices({ view, onView }: ReplayChoicesProps) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.choices}>
      <SpeedChoice onChoose={(speed) => dispatch(settingsChanged({ watchSpeed: speed, speed }))} />
      <Views view={view} onView={onView} />
    </div>
  );
}

function momentWords(
  speak: ReturnType<typeof useSpeak>,
  { side, round, order, orders }: MomentPlace,
  places: readonly MomentPlace[],
  told: string | null,
): string {
  if (side === null) return speak('replay.begin');
  const inRound = places.filter((each) => each.side !== null && each.round === round).length;
  const deed = told ?? speak('replay.order', { order: orders, orders: places.length - 1 });
  return speak('replay.moment', { round, side, order, orders: inRound, deed });
}

function Views({ view, onView }: ReplayChoicesProps) {
  const speak = useSpeak();
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{speak('replay.seenBy')}</label>{' '}
      <select
        id={id}
        value={view ?? 'open'}
        onChange={({ target: { value } }) => onView(value === 'left' || value === 'right' ? value : null)}
      >
        {VIEWS.map((each) => (
          <option key={each} value={each}>
            {speak(`replay.seenBy.${each}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
