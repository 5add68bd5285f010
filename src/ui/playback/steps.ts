import type { PlayedEffect } from './effects';
import type { Score, StepSoFar } from './score';

/** A moment of a step at which so many events become part of what is shown. */
interface Beat {
  readonly at: number;
  readonly events: number;
}

interface Cue<Sound> {
  readonly at: number;
  readonly sound: Sound;
}

/** Events that are played together, in milliseconds at normal speed. */
export interface Step<Effect, Sound> {
  /** How many of the waiting events it takes. */
  readonly events: number;
  readonly beats: readonly Beat[];
  readonly effects: readonly Effect[];
  readonly cues: readonly Cue<Sound>[];
  readonly milliseconds: number;
}

/** The first of the waiting events and all that belong with it: a blow and its wound, the cards of a turn, a splash. */
export function nextStep<Board, Event, Effect extends PlayedEffect, Sound>(
  { animationOf, beginsIn }: Score<Board, Event, Effect, Sound>,
  board: Board,
  waiting: readonly [Event, ...Event[]],
): Step<Effect, Sound> {
  const [first, ...rest] = waiting;
  const opening = animationOf(board, first);
  const effects = [...opening.effects];
  const cues: Cue<Sound>[] = [];
  const beats: Beat[] = [];
  let step: StepSoFar<Event> = { events: [first], first, landsAt: opening.landsAt, latest: 0 };
  let milliseconds = opening.milliseconds;
  hear(cues, opening.landsAt, opening.sound);
  change(beats, opening.changesAt);
  for (const event of rest) {
    const start = beginsIn(step, event);
    if (start === null) break;
    const animation = animationOf(board, event);
    effects.push(...animation.effects.map((effect) => ({ ...effect, delay: effect.delay + start })));
    hear(cues, start + animation.landsAt, animation.sound);
    change(beats, start + animation.changesAt);
    milliseconds = Math.max(milliseconds, start + animation.milliseconds);
    step = { ...step, events: [...step.events, event], latest: Math.max(step.latest, start) };
  }
  return { events: step.events.length, beats, effects, cues, milliseconds };
}

/** Events are shown in their order: one can't be shown before the one that came before it. */
function change(beats: Beat[], at: number): void {
  const last = beats.at(-1);
  if (last !== undefined && last.at >= at) beats[beats.length - 1] = { at: last.at, events: last.events + 1 };
  else beats.push({ at, events: 1 });
}

/** What happens to several at once is heard once. */
function hear<Sound>(cues: Cue<Sound>[], at: number, sound: Sound | null): void {
  if (sound !== null && cues.every((cue) => cue.sound !== sound)) cues.push({ at, sound });
}
