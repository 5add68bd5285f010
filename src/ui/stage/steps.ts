import type { BattleEvent } from '../../battle/events';
import type { Observation } from '../../battle/observe';
import type { SoundName } from '../sound/sounds';
import { animationOf } from './animations/table';
import type { StageEffect } from './effects';
import { beginsIn, type StepSoFar } from './joining';

/** A moment of a step at which so many events become part of what is shown. */
export interface Beat {
  readonly at: number;
  readonly events: number;
}

export interface Cue {
  readonly at: number;
  readonly sound: SoundName;
}

/** Events that are played together, in milliseconds at normal speed. */
export interface Step {
  /** How many of the waiting events it takes. */
  readonly events: number;
  readonly beats: readonly Beat[];
  readonly effects: readonly StageEffect[];
  readonly cues: readonly Cue[];
  readonly milliseconds: number;
}

/** The first of the waiting events and all that belong with it: a blow and its wound, the cards of a turn, a splash. */
export function nextStep(board: Observation, waiting: readonly [BattleEvent, ...BattleEvent[]]): Step {
  const [first, ...rest] = waiting;
  const opening = animationOf(board, first);
  const effects = [...opening.effects];
  const cues: Cue[] = [];
  const beats: Beat[] = [];
  let step: StepSoFar = { events: [first], first, landsAt: opening.landsAt, latest: 0 };
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
function hear(cues: Cue[], at: number, sound: SoundName | null): void {
  if (sound !== null && cues.every((cue) => cue.sound !== sound)) cues.push({ at, sound });
}
