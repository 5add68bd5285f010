/** A sound in the words of zzfx; what is left out has the value that zzfx gives it. Times in seconds, tones in hertz. */
export interface Tone {
  readonly volume?: number;
  readonly frequency: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly shape?: 'sine' | 'triangle' | 'saw' | 'tangent' | 'noise';
  readonly shapeCurve?: number;
  readonly slide?: number;
  readonly deltaSlide?: number;
  readonly pitchJump?: number;
  readonly pitchJumpTime?: number;
  readonly repeatTime?: number;
  readonly noise?: number;
  readonly sustainVolume?: number;
  readonly decay?: number;
  /** Below zero lets only low tones through, above zero only high ones. */
  readonly filter?: number;
}

const SHAPES = ['sine', 'triangle', 'saw', 'tangent', 'noise'] as const;
/** A blow never sounds twice the same, but nearly. */
const RANDOMNESS = 0.04;

/** The twenty-one numbers, in the order that zzfx takes them. */
export function parametersOf(tone: Tone): number[] {
  return [
    tone.volume ?? 1,
    RANDOMNESS,
    tone.frequency,
    tone.attack ?? 0,
    tone.sustain ?? 0,
    tone.release,
    SHAPES.indexOf(tone.shape ?? 'sine'),
    tone.shapeCurve ?? 1,
    tone.slide ?? 0,
    tone.deltaSlide ?? 0,
    tone.pitchJump ?? 0,
    tone.pitchJumpTime ?? 0,
    tone.repeatTime ?? 0,
    tone.noise ?? 0,
    0,
    0,
    0,
    tone.sustainVolume ?? 1,
    tone.decay ?? 0,
    0,
    tone.filter ?? 0,
  ];
}
