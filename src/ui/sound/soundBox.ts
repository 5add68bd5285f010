import { SOUND_NAMES, SOUNDS, type SoundName } from './sounds';
import { parametersOf } from './tone';

/** Whatever turns numbers into air. Tests bring their own. */
export interface Speaker {
  readonly build: (parameters: readonly number[]) => readonly number[];
  /** Plays at a loudness from 0 to 1 and tells when it has faded. */
  readonly play: (samples: readonly number[], loudness: number, ended: () => void) => void;
}

export interface SoundBox {
  readonly play: (name: SoundName) => void;
  /** A gesture was made: the browser lets the page sound from now on. */
  readonly open: () => void;
}

export interface SoundBoxParts {
  readonly openSpeaker: () => Promise<Speaker>;
  /** From 0 to 1; 0 is silence. */
  readonly loudness: () => number;
  readonly now: () => number;
}

/** More at once are only noise. */
export const MOST_VOICES = 4;
/** The same sound again within this time is the same sound. */
const ECHO_MILLISECONDS = 45;

/** Plays sounds once somebody wants to hear any and the browser allows it; until then it makes none and opens nothing. */
export function createSoundBox({ openSpeaker, loudness, now }: SoundBoxParts): SoundBox {
  let speaker: Speaker | null = null;
  let opening = false;
  let voices = 0;
  const built = new Map<SoundName, readonly number[]>();
  const last = new Map<SoundName, number>();

  const samplesOf = (name: SoundName, { build }: Speaker): readonly number[] => {
    const samples = built.get(name) ?? build(parametersOf(SOUNDS[name]));
    built.set(name, samples);
    return samples;
  };

  /** All are built now, and not in the middle of the first blow. */
  const ready = (opened: Speaker): void => {
    for (const name of SOUND_NAMES) samplesOf(name, opened);
    speaker = opened;
  };

  return {
    open: () => {
      if (opening || loudness() === 0) return;
      opening = true;
      // A browser without sound is no reason to disturb a battle.
      openSpeaker().then(ready, () => undefined);
    },
    play: (name) => {
      const volume = loudness();
      if (speaker === null || volume === 0 || voices >= MOST_VOICES) return;
      const time = now();
      if (time - (last.get(name) ?? Number.NEGATIVE_INFINITY) < ECHO_MILLISECONDS) return;
      last.set(name, time);
      voices++;
      speaker.play(samplesOf(name, speaker), volume, () => {
        voices--;
      });
    },
  };
}
