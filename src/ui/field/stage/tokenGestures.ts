import type { Heading } from '../../playback/effects';
import { EASE_IN, EASE_OUT, type Easing, type Frame, type Motion, move } from '../../playback/frames';
import type { EffectOf, FieldEffect } from './effects';
import { FALL } from './times';

const REST: Frame = { transform: 'none' };
/** Fast at first: a shove, not a walk. */
const SHOVED: Easing = [0.1, 0.9, 0.3, 1];
/** Of a cell. */
const LUNGE = 0.24;

const SHAKE: readonly Frame[] = [
  REST,
  { transform: 'translateX(-5px) rotate(-1deg)', offset: 0.15 },
  { transform: 'translateX(4px) rotate(1deg)', offset: 0.4 },
  { transform: 'translateX(-2px)', offset: 0.65 },
  REST,
];
const SWELL: readonly Frame[] = [{ ...REST, easing: EASE_OUT }, { transform: 'scale(1.08)', offset: 0.4 }, REST];
const WAVER: readonly Frame[] = [
  REST,
  { transform: 'rotate(-7deg)', offset: 0.25 },
  { transform: 'rotate(5deg)', offset: 0.6 },
  REST,
];
const COMING: readonly Frame[] = [
  { transform: 'scale(0.8)', opacity: 0, easing: EASE_OUT },
  { transform: 'none', opacity: 1 },
];
const FADING: readonly Frame[] = [{ opacity: 1 }, { opacity: 0.25, offset: 0.6 }, { opacity: 1 }];
const LYING: readonly Frame[] = [
  { transform: 'none', opacity: 1, easing: EASE_IN },
  { transform: 'translateY(4px) rotate(14deg) scale(0.94)', opacity: 0.75, offset: 0.55 },
  { transform: 'translateY(9px) rotate(22deg) scale(0.8)', opacity: 0 },
];

/** What moves: a token, cells of so many pixels, and how long everything lasts against its length at normal speed. */
export interface Moving {
  readonly token: HTMLElement;
  readonly cell: number;
  readonly length: number;
}

type Gesture<Type extends FieldEffect['type']> = (moving: Moving, effect: EffectOf<Type>) => readonly Motion[];

const always =
  (frames: readonly Frame[], milliseconds: number, stays = false) =>
  ({ token, length }: Moving, { delay }: { readonly delay: number }): readonly Motion[] => [
    move(token, frames, { duration: milliseconds * length, delay: delay * length, stays }),
  ];

/** What a token does for each effect that names its unit; for the others nothing. */
const GESTURES: { readonly [Type in FieldEffect['type']]?: Gesture<Type> } = {
  slide: ({ token, cell, length }, { from, at, forced, milliseconds }) => {
    const way = `translate(${(from.x - at.x) * cell}px, ${(from.y - at.y) * cell}px)`;
    const frames: Frame[] = [forced ? { transform: way, easing: SHOVED } : { transform: way }, REST];
    return [move(token, frames, { duration: milliseconds * length })];
  },
  lunge: ({ token, cell, length }, { toward, delay }) => [
    move(token, lunge(toward, cell), { duration: 340 * length, delay: delay * length }),
  ],
  loose: ({ token, length }, { toward, delay }) => [
    move(token, recoil(toward), { duration: 300 * length, delay: delay * length }),
  ],
  hit: always(SHAKE, 240),
  heal: always(SWELL, 300),
  flare: always(SWELL, 300),
  waver: always(WAVER, 280),
  appear: always(COMING, 200),
  cloak: always(FADING, 260),
  fall: always(LYING, FALL - 20, true),
};

export function performOn(moving: Moving, effect: FieldEffect): readonly Motion[] {
  const gesture = GESTURES[effect.type] as ((moving: Moving, effect: FieldEffect) => readonly Motion[]) | undefined;
  return gesture === undefined ? [] : gesture(moving, effect);
}

function lunge({ x, y }: Heading, cell: number): Frame[] {
  const to = (share: number) => `translate(${x * cell * LUNGE * share}px, ${y * cell * LUNGE * share}px)`;
  return [
    { ...REST, easing: EASE_OUT },
    { transform: to(-0.4), offset: 0.22, easing: EASE_IN },
    { transform: `${to(1)} scale(1.04)`, offset: 0.42, easing: EASE_OUT },
    REST,
  ];
}

function recoil({ x, y }: Heading): Frame[] {
  return [
    { ...REST, easing: EASE_OUT },
    { transform: `translate(${-x * 5}px, ${-y * 5}px)`, offset: 0.36 },
    { transform: `translate(${x * 3}px, ${y * 3}px)`, offset: 0.46, easing: EASE_OUT },
    REST,
  ];
}
