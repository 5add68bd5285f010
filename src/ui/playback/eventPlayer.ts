import { NO_EFFECTS, type PlayedEffect } from './effects';
import type { EventSource, Score } from './score';
import { nextStep, type Step } from './steps';

export interface EventPlayerOptions {
  /** Length of a step against its length at normal speed; 0 plays nothing and shows the result. */
  readonly length: number;
  /** Reduced motion: nothing moves, but a blow's number stays long enough to be read. */
  readonly still: boolean;
}

/** Where a step is to be seen and heard. */
export interface Performance<Effect, Sound> {
  readonly show: (effects: readonly Effect[]) => void;
  readonly sound: (sound: Sound) => void;
}

/** How long a number stays for who wants no motion. */
const READING_MILLISECONDS = 900;

/** Plays back what the rules have already decided, one step after the other, until it is stopped. */
export function startEventPlayer<Board, Event, Effect extends PlayedEffect, Sound>(
  source: EventSource<Board, Event>,
  score: Score<Board, Event, Effect, Sound>,
  options: EventPlayerOptions,
  { show, sound }: Performance<Effect, Sound>,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** What the step at hand expects to find; anything else means a skip, an order taken back, or another match. */
  let expected = { match: 0, played: 0, told: 0 };
  let advancing = false;

  const moment = () => {
    const { match, played, waiting } = source.progress();
    return { match, played, told: played + waiting.length };
  };

  /**
   * Fewer events than before were taken back. More of them change nothing while others wait; when all was shown already,
   * a new order needn't wait for the rest of a picture.
   */
  function isAsExpected(): boolean {
    const { match, played, told } = moment();
    const isSettled = expected.played === expected.told;
    const fits = isSettled ? told === expected.told : told >= expected.told;
    return match === expected.match && played === expected.played && fits;
  }

  function playNext(): void {
    const [first, ...rest] = source.progress().waiting;
    const board = source.board();
    if (first === undefined || board === null) {
      show(NO_EFFECTS);
      return;
    }
    if (options.length === 0) {
      sound(score.atOnce);
      source.skip();
      return;
    }
    play(timed(nextStep(score, board, [first, ...rest])));
  }

  /** A step at the length that is wanted; where nothing may move, the result with its numbers. */
  function timed(step: Step<Effect, Sound>): Step<Effect, Sound> {
    const { length, still } = options;
    if (still) {
      const effects = step.effects.filter(score.isRead);
      const milliseconds = effects.length > 0 ? READING_MILLISECONDS : 0;
      const cues = step.cues.map((cue) => ({ ...cue, at: 0 }));
      return { ...step, effects, beats: [{ at: 0, events: step.events }], cues, milliseconds };
    }
    const beats = step.beats.map((beat) => ({ ...beat, at: beat.at * length }));
    const cues = step.cues.map((cue) => ({ ...cue, at: cue.at * length }));
    return { ...step, beats, cues, milliseconds: step.milliseconds * length };
  }

  function play(step: Step<Effect, Sound>): void {
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
    source.advance(events);
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

  const unsubscribe = source.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    drop();
    show(NO_EFFECTS);
  };
}
