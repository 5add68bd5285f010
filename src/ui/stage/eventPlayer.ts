import { eventsPlayed, playbackSkipped } from '../../store/battleSlice';
import type { AppStore } from '../../store/createStore';
import { selectSeen } from '../../store/selectors';
import { selectPlayback } from '../../store/tableSelectors';
import type { SoundName } from '../sound/sounds';
import { NO_EFFECTS, type StageEffect } from './effects';
import { nextStep, type Step } from './steps';

export interface EventPlayerOptions {
  /** Length of a step against its length at normal speed; 0 plays nothing and shows the result. */
  readonly length: number;
  /** Reduced motion: nothing moves, but a blow's number stays long enough to be read. */
  readonly still: boolean;
}

/** Where a step is to be seen and heard. */
export interface Performance {
  readonly show: (effects: readonly StageEffect[]) => void;
  readonly sound: (name: SoundName) => void;
}

/** How long a number stays for who wants no motion. */
const READING_MILLISECONDS = 900;

/** Plays back what the rules have already decided, one step after the other, until it is stopped. */
export function startEventPlayer(
  store: AppStore,
  options: EventPlayerOptions,
  { show, sound }: Performance,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** What the step at hand expects to find; anything else means a skip, an order taken back, or another battle. */
  let expected = { battle: 0, played: 0, told: 0 };
  let advancing = false;

  const playback = () => selectPlayback(store.getState());

  const moment = () => {
    const { battle, played, waiting } = playback();
    return { battle, played, told: played + waiting.length };
  };

  /**
   * Fewer events than before were taken back. More of them change nothing while others wait; when all was shown already,
   * a new order needn't wait for the rest of a picture.
   */
  function isAsExpected(): boolean {
    const { battle, played, told } = moment();
    const isSettled = expected.played === expected.told;
    const fits = isSettled ? told === expected.told : told >= expected.told;
    return battle === expected.battle && played === expected.played && fits;
  }

  function playNext(): void {
    const { waiting } = playback();
    const [first, ...rest] = waiting;
    const board = selectSeen(store.getState());
    if (first === undefined || board === null) {
      show(NO_EFFECTS);
      return;
    }
    if (options.length === 0) {
      sound('tick');
      store.dispatch(playbackSkipped());
      return;
    }
    play(timed(nextStep(board, [first, ...rest]), options));
  }

  function play(step: Step): void {
    show(step.effects);
    for (const cue of step.cues) at(cue.at, () => sound(cue.sound));
    for (const beat of step.beats) at(beat.at, () => advance(beat.events));
    timers.push(setTimeout(finish, step.milliseconds));
    expected = moment();
  }

  /** What is due at once doesn't wait for a timer: a press must be answered in the same frame. */
  function at(milliseconds: number, act: () => void): void {
    if (milliseconds === 0) act();
    else timers.push(setTimeout(act, milliseconds));
  }

  /** The player's own progress is no skip. */
  function advance(events: number): void {
    advancing = true;
    store.dispatch(eventsPlayed(events));
    advancing = false;
    expected = moment();
  }

  function finish(): void {
    timers = [];
    playNext();
  }

  function follow(): void {
    if (advancing) return;
    if (timers.length > 0 && isAsExpected()) return;
    drop();
    playNext();
  }

  function drop(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    drop();
    show(NO_EFFECTS);
  };
}

/** A step at the length that is wanted; where nothing may move, the result with its numbers. */
function timed(step: Step, { length, still }: EventPlayerOptions): Step {
  if (still) {
    const effects = step.effects.filter(hasNumber);
    const milliseconds = effects.length > 0 ? READING_MILLISECONDS : 0;
    const cues = step.cues.map((cue) => ({ ...cue, at: 0 }));
    return { ...step, effects, beats: [{ at: 0, events: step.events }], cues, milliseconds };
  }
  const beats = step.beats.map((beat) => ({ ...beat, at: beat.at * length }));
  const cues = step.cues.map((cue) => ({ ...cue, at: cue.at * length }));
  return { ...step, beats, cues, milliseconds: step.milliseconds * length };
}

function hasNumber({ type }: StageEffect): boolean {
  return type === 'hit' || type === 'breach' || type === 'siege' || type === 'heal';
}
