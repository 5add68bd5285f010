import { useEffect, useEffectEvent, useId } from 'react';
import type { PackedDivergence } from '../../../kernel/packing/unpackRecord';
import type { Moment } from '../../../match/match';
import type { BattleTypes } from '../../../store/battle/battleRules';
import { type MomentPlace, nextWith, turnAfter, turnBefore } from '../../../store/replay/moments';
import type { ReplayView } from '../../../store/replay/replayStore';
import { SPEEDS, type Speed, settingsChanged } from '../../../store/settings/settingsSlice';
import { selectSpeed } from '../../../store/settings/tableSettings';
import type { WordId } from '../../../words/en';
import { useAppDispatch, useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { isForSomebodyElse } from '../../input/shortcutKeys';
import { CastleCurve } from './CastleCurve';
import styles from './Replay.module.css';
import { type StepShape, StepSign } from './StepSign';
import type { ReplayCourse } from './useReplay';

interface ReplayControlsProps {
  readonly course: ReplayCourse;
  readonly moments: readonly Moment<BattleTypes>[];
  readonly divergence: PackedDivergence | null;
  readonly view: ReplayView;
  readonly onView: (view: ReplayView) => void;
}

const VIEWS = ['left', 'right', 'open'] as const;

/** One slider over all moments, the steps from one to another, how fast, and by whose eyes. */
export function ReplayControls({ course, moments, divergence, view, onView }: ReplayControlsProps) {
  const speak = useSpeak();
  const { places, at, seek } = course;
  const place = places[at];
  const ways = waysOf(course);
  useReplayKeys(ways);
  if (place === undefined) return null;
  const words = momentWords(speak, place, places);
  return (
    <section className={styles.controls} aria-label={speak('replay.ways')}>
      {divergence === null ? null : (
        <p role="alert" className={styles.divergence}>
          {speak('replay.diverges', { order: divergence.order - 1, round: divergence.round, why: divergence.why })}
        </p>
      )}
      <CastleCurve moments={moments} at={at} viewer={view ?? 'left'} onSeek={seek} />
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
          <button key={word} type="button" aria-label={speak(word)} title={speak(word)} onClick={act}>
            <StepSign shape={shape} />
          </button>
        ))}
      </div>
      <div className={styles.choices}>
        <SpeedChoice />
        <Views view={view} onView={onView} />
      </div>
    </section>
  );
}

interface Way {
  readonly word: WordId;
  readonly shape: StepShape;
  readonly key: string;
  readonly act: () => void;
}

function waysOf({ places, at, isPlaying, seek, step, playOrPause }: ReplayCourse): readonly Way[] {
  const last = places.length - 1;
  return [
    { word: 'replay.start', shape: 'start', key: 'Home', act: () => seek(0) },
    { word: 'replay.turnBack', shape: 'turnBack', key: 'PageUp', act: () => seek(turnBefore(places, at)) },
    { word: 'replay.back', shape: 'back', key: 'ArrowLeft', act: () => seek(at - 1) },
    {
      word: isPlaying ? 'replay.pause' : 'replay.play',
      shape: isPlaying ? 'pause' : 'play',
      key: 'p',
      act: playOrPause,
    },
    { word: 'replay.next', shape: 'next', key: 'ArrowRight', act: step },
    { word: 'replay.turnNext', shape: 'turnNext', key: 'PageDown', act: () => seek(turnAfter(places, at)) },
    { word: 'replay.blow', shape: 'blow', key: 'b', act: () => seek(nextWith(places, at, ({ hasBlow }) => hasBlow)) },
    { word: 'replay.fall', shape: 'fall', key: 'm', act: () => seek(nextWith(places, at, ({ hasFall }) => hasFall)) },
    { word: 'replay.end', shape: 'end', key: 'End', act: () => seek(last) },
  ];
}

/** The same by keys, wherever the focus is: on the board and the slider the arrows have their own meaning. */
function useReplayKeys(ways: readonly Way[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event)) return;
    const { target } = event;
    const hasOwnKeys = target instanceof HTMLElement && target.closest('[role="grid"], input, select') !== null;
    if (hasOwnKeys && event.key.length > 1) return;
    const way = ways.find(({ key }) => key === event.key || key === event.key.toLowerCase());
    if (way === undefined) return;
    event.preventDefault();
    way.act();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function momentWords(speak: ReturnType<typeof useSpeak>, place: MomentPlace, places: readonly MomentPlace[]): string {
  if (place.side === null) return speak('replay.begin');
  const inRound = places.filter(({ round, side }) => side !== null && round === place.round).length;
  const deed = speak('replay.order', { order: place.orders, orders: places.length - 1 });
  return speak('replay.moment', { round: place.round, side: place.side, order: place.order, orders: inRound, deed });
}

function SpeedChoice() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const id = useId();
  const speed = useAppSelector(selectSpeed);
  return (
    <p>
      <label htmlFor={id}>{speak('watched.speed')}</label>{' '}
      <select
        id={id}
        value={speed}
        onChange={({ target: { value } }) =>
          dispatch(settingsChanged({ watchSpeed: value as Speed, speed: value as Speed }))
        }
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

function Views({ view, onView }: Pick<ReplayControlsProps, 'view' | 'onView'>) {
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
