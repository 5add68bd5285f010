import { type Direction, STEPS } from '../../core/geometry/direction';
import { lookUp } from '../../kernel/dispatch';
import type { Heading, PlayedEffect, UnitEffect } from './effects';
import { EASE_IN, EASE_OUT, type Easing, type Frame, type Motion, move } from './frames';
import { cellPlace, type Middle, middleOf, placeOnScreen } from './places';

/** Shares of the token that lunges or is thrown back: it goes by what can be seen, on a desk and on a phone. */
const LUNGE = { x: 0.3, y: 0.36 };
const THROW = { x: 0.085, y: 0.11 };
const REST: Frame = { transform: 'none' };

const SHAKE: readonly Frame[] = [
  REST,
  { transform: 'translateX(-6px) rotate(-0.6deg)', offset: 0.15 },
  { transform: 'translateX(5px) rotate(0.5deg)', offset: 0.4 },
  { transform: 'translateX(-3px)', offset: 0.65 },
  REST,
];

const SWELL: readonly Frame[] = [{ ...REST, easing: EASE_OUT }, { transform: 'scale(1.045)', offset: 0.4 }, REST];

/** Where a unit comes from, if not from a cell, and whether its token is brought from there by its layout. */
export interface Way {
  readonly origin: Middle | null;
  readonly isFlown: boolean;
}

type Gesture<Type extends UnitEffect['type']> = (
  token: HTMLElement,
  effect: Extract<UnitEffect, { type: Type }>,
  length: number,
  way: Way,
) => readonly Motion[];

/** The same frames, whatever the effect says. */
const always =
  (frames: readonly Frame[], milliseconds: number) =>
  (token: HTMLElement, { delay }: UnitEffect, length: number): readonly Motion[] => [
    move(token, frames, { duration: milliseconds * length, delay: delay * length }),
  ];

const nothing = (): readonly Motion[] => [];

/** What a unit's token does for each effect. */
const GESTURES: { readonly [Type in UnitEffect['type']]: Gesture<Type> } = {
  fly: (token, _, length, { origin, isFlown }) => [
    move(token, isFlown ? LANDING : flight(token, origin), { duration: 380 * length }),
  ],
  slide,
  turnAbout: (token, { turnedFrom, quick = false }, length) => {
    const prow = token.querySelector<SVGElement>('[data-facing]');
    return prow === null ? [] : turnProw(token, prow, turnedFrom, quick ? AT_ONCE : SETTLED, length);
  },
  lunge: (token, { toward }, length) => [move(token, lunge(token, toward), { duration: 340 * length })],
  loose: (token, { toward }, length) => [move(token, recoil(toward), { duration: 300 * length })],
  hit: (token, { push, delay }, length) => [
    push === undefined
      ? move(token, SHAKE, { duration: 240 * length, delay: delay * length })
      : move(token, thrown(token, push), { duration: 320 * length, delay: delay * length }),
  ],
  flare: always(SWELL, 300),
  heal: always(SWELL, 300),
  // Who falls or leaves does so as a ghost, and a missile flies by itself.
  fall: nothing,
  leave: nothing,
  missile: nothing,
};

/** What a unit's token does for an effect that names it: nothing, for one that only its game knows. `length` is the speed. */
export function perform(token: HTMLElement, effect: PlayedEffect, way: Way, length: number): readonly Motion[] {
  const gesture = lookUp(GESTURES as Readonly<Record<string, Gesture<UnitEffect['type']>>>, effect.type);
  return gesture === undefined ? [] : gesture(token, effect as UnitEffect, length, way);
}

/** Its layout carries it, so its transform is not the gesture's. */
const LANDING: readonly Frame[] = [{ opacity: 0.8, easing: EASE_OUT }, { opacity: 1, offset: 0.6 }, { opacity: 1 }];

/** From wherever it comes, a little above the table, down onto its cell. */
function flight(token: HTMLElement, origin: Middle | null): Frame[] {
  const home = middleOf(token.getBoundingClientRect());
  const from = origin ?? { ...home, y: home.y + 40 };
  const scale = Math.min(1, Math.max(0.35, from.width / home.width));
  return [
    { transform: `${offset(from, home)} scale(${scale})`, opacity: 0.8, easing: EASE_OUT },
    { transform: 'translate(0, -4px) scale(1.05)', opacity: 1, offset: 0.6 },
    { transform: 'scale(1.03)', offset: 0.72, easing: EASE_IN },
    { transform: 'scale(0.985)', offset: 0.84 },
    { ...REST, opacity: 1 },
  ];
}

/** Fast at first: a shove, not a walk. */
const SHOVED: Easing = [0.1, 0.9, 0.3, 1];

type Slide = Extract<UnitEffect, { type: 'slide' }>;

/** The token lies already where it goes: it comes from the cell that it left, and turns its prow at the end. */
function slide(
  token: HTMLElement,
  { from, at, forced, turnedFrom }: Slide,
  length: number,
  { origin }: Way,
): readonly Motion[] {
  const start = origin ?? placeOnScreen(cellPlace(from));
  const end = placeOnScreen(cellPlace(at));
  if (start === null || end === null) return [];
  const way = offset(start, end);
  const frames: Frame[] = forced
    ? [{ transform: `${way} scale(0.98)`, easing: SHOVED }, REST]
    : [{ transform: way, easing: EASE_OUT }, REST];
  const prow = token.querySelector<SVGElement>('[data-facing]');
  const turning = prow === null ? [] : turnProw(token, prow, turnedFrom, SETTLED, length);
  return [move(token, frames, { duration: (forced ? 300 : 260) * length }), ...turning];
}

const ANGLES: Readonly<Record<Direction, number>> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: -135,
  west: -90,
  northwest: -45,
};

/** When the prow swings round, in milliseconds: at the end of a way, or before a blow. */
interface Swing {
  readonly starts: number;
  readonly ends: number;
}
const SETTLED: Swing = { starts: 180, ends: 260 };
const AT_ONCE: Swing = { starts: 0, ends: 110 };

/** The prow stays at its old edge while the token is on its way, then swings round to the new one. */
function turnProw(token: HTMLElement, prow: SVGElement, before: Direction, swing: Swing, length: number): Motion[] {
  const now = prow.dataset.facing as Direction;
  if (now === before) return [];
  const half = { x: token.offsetWidth / 2, y: token.offsetHeight / 2 };
  const jut = prow.clientWidth / 4;
  const reach = (facing: Direction) => ({
    x: STEPS[facing].x * (half.x + jut),
    y: STEPS[facing].y * (half.y + jut),
  });
  const shift = { x: reach(before).x - reach(now).x, y: reach(before).y - reach(now).y };
  const centred = STEPS[now].x === 0 ? 'translateX(-50%)' : 'translateY(-50%)';
  const angle = ANGLES[now] + shortestTurn(ANGLES[now], ANGLES[before]);
  const old = `translate(${shift.x}px, ${shift.y}px) ${centred} rotate(${angle}deg)`;
  const final = `${centred} rotate(${ANGLES[now]}deg)`;
  const frames = [{ transform: old }, { transform: old, offset: swing.starts / swing.ends }, { transform: final }];
  return [move(prow, frames, { duration: swing.ends * length })];
}

function shortestTurn(from: number, to: number): number {
  const turn = (to - from + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Back a little, then into its target, leaning towards it; it stands there for a moment. */
function lunge(token: HTMLElement, { x, y }: Heading): Frame[] {
  const reach = { x: x * LUNGE.x * token.offsetWidth, y: y * LUNGE.y * token.offsetHeight };
  const to = (share: number) => `translate(${reach.x * share}px, ${reach.y * share}px)`;
  const lean = x * 4;
  return [
    { ...REST, easing: EASE_OUT },
    { transform: `${to(-0.16)} rotate(${-lean / 2}deg)`, offset: 0.18, easing: EASE_IN },
    { transform: `${to(1)} rotate(${lean}deg) scale(1.04)`, offset: 0.42 },
    { transform: `${to(0.9)} rotate(${lean}deg) scale(1.03)`, offset: 0.58, easing: EASE_OUT },
    REST,
  ];
}

/** Off its feet, away from who struck it, and back. */
function thrown(token: HTMLElement, { x, y }: Heading): Frame[] {
  const far = { x: x * THROW.x * token.offsetWidth, y: y * THROW.y * token.offsetHeight };
  const to = (share: number) => `translate(${far.x * share}px, ${far.y * share}px)`;
  return [
    { ...REST, easing: EASE_OUT },
    { transform: `${to(1)} rotate(${x * 2.4}deg)`, offset: 0.22 },
    { transform: `${to(0.7)} rotate(${x * 1.2}deg)`, offset: 0.5, easing: EASE_IN },
    { transform: to(-0.14), offset: 0.8 },
    REST,
  ];
}

function recoil({ x, y }: Heading): Frame[] {
  return [
    { ...REST, easing: EASE_OUT },
    { transform: `translate(${-x * 6}px, ${-y * 6}px)`, offset: 0.36 },
    { transform: `translate(${x * 3}px, ${y * 3}px)`, offset: 0.46, easing: EASE_OUT },
    REST,
  ];
}

function offset(from: Middle, to: Middle): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
}
