import type { Facing } from '../../battle/position';
import type { Heading, StageEffect } from './effects';
import { animate, EASE_IN, EASE_OUT, type Frame } from './frames';
import { cellPlace, type Middle, middleOf, placeOnScreen } from './places';

const LUNGE = 14;
const REST: Frame = { transform: 'none' };

const SHAKE: readonly Frame[] = [
  REST,
  { transform: 'translateX(-6px) rotate(-0.6deg)', offset: 0.15 },
  { transform: 'translateX(5px) rotate(0.5deg)', offset: 0.4 },
  { transform: 'translateX(-3px)', offset: 0.65 },
  REST,
];

const SWELL: readonly Frame[] = [{ ...REST, easing: EASE_OUT }, { transform: 'scale(1.045)', offset: 0.4 }, REST];

type Gesture<Type extends StageEffect['type']> = (
  token: HTMLElement,
  effect: Extract<StageEffect, { type: Type }>,
  length: number,
  origin: Middle | null,
) => readonly Animation[];

/** The same frames, whatever the effect says. */
const always =
  (frames: readonly Frame[], milliseconds: number) =>
  (token: HTMLElement, { delay }: StageEffect, length: number): readonly Animation[] => [
    animate(token, frames, { duration: milliseconds * length, delay: delay * length }),
  ];

const nothing = (): readonly Animation[] => [];

/** What a unit's token does for each effect. */
const GESTURES: { readonly [Type in StageEffect['type']]: Gesture<Type> } = {
  fly: (token, _, length, origin) => [animate(token, flight(token, origin), { duration: 380 * length })],
  slide,
  lunge: (token, { toward }, length) => [animate(token, lunge(toward), { duration: 340 * length })],
  loose: (token, { toward }, length) => [animate(token, recoil(toward), { duration: 300 * length })],
  hit: always(SHAKE, 240),
  flare: always(SWELL, 300),
  heal: always(SWELL, 300),
  // Who falls leaves a ghost; the others concern cells, castles and the table.
  fall: nothing,
  missile: nothing,
  breach: nothing,
  siege: nothing,
  ground: nothing,
  turn: nothing,
  end: nothing,
};

/** What a unit's token does for an effect that names it. `length` is the speed. */
export function perform(
  token: HTMLElement,
  effect: StageEffect,
  origin: Middle | null,
  length: number,
): readonly Animation[] {
  const gesture = GESTURES[effect.type] as Gesture<StageEffect['type']>;
  return gesture(token, effect, length, origin);
}

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
    REST,
  ];
}

/** Fast at first: a shove, not a walk. */
const SHOVED = 'cubic-bezier(0.1, 0.9, 0.3, 1)';

type Slide = Extract<StageEffect, { type: 'slide' }>;

/** The token lies already where it goes: it comes from the cell that it left, and turns its prow at the end. */
function slide(
  token: HTMLElement,
  { from, at, forced, turnedFrom }: Slide,
  length: number,
  origin: Middle | null,
): readonly Animation[] {
  const start = origin ?? placeOnScreen(cellPlace(from));
  const end = placeOnScreen(cellPlace(at));
  if (start === null || end === null) return [];
  const way = offset(start, end);
  const frames: Frame[] = forced
    ? [{ transform: `${way} scale(0.98)`, easing: SHOVED }, REST]
    : [{ transform: way, easing: EASE_OUT }, REST];
  const prow = token.querySelector<SVGElement>('[data-facing]');
  const turning = prow === null ? [] : turnProw(token, prow, turnedFrom, length);
  return [animate(token, frames, { duration: (forced ? 300 : 260) * length }), ...turning];
}

const ANGLES: Readonly<Record<Facing, number>> = { north: 0, east: 90, south: 180, west: -90 };
const OUTWARDS: Readonly<Record<Facing, Heading>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
const TURN_STARTS = 180;
const TURN_ENDS = 260;

/** The prow stays at its old edge while the token is on its way, then swings round to the new one. */
function turnProw(token: HTMLElement, prow: SVGElement, before: Facing, length: number): Animation[] {
  const now = prow.dataset.facing as Facing;
  if (now === before) return [];
  const half = { x: token.offsetWidth / 2, y: token.offsetHeight / 2 };
  const jut = prow.clientWidth / 4;
  const reach = (facing: Facing) => ({
    x: OUTWARDS[facing].x * (half.x + jut),
    y: OUTWARDS[facing].y * (half.y + jut),
  });
  const shift = { x: reach(before).x - reach(now).x, y: reach(before).y - reach(now).y };
  const centred = OUTWARDS[now].x === 0 ? 'translateX(-50%)' : 'translateY(-50%)';
  const angle = ANGLES[now] + shortestTurn(ANGLES[now], ANGLES[before]);
  const old = `translate(${shift.x}px, ${shift.y}px) ${centred} rotate(${angle}deg)`;
  const final = `${centred} rotate(${ANGLES[now]}deg)`;
  const frames = [{ transform: old }, { transform: old, offset: TURN_STARTS / TURN_ENDS }, { transform: final }];
  return [animate(prow, frames, { duration: TURN_ENDS * length })];
}

function shortestTurn(from: number, to: number): number {
  const turn = (to - from + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

function lunge({ x, y }: Heading): Frame[] {
  const to = (share: number) => `translate(${x * LUNGE * share}px, ${y * LUNGE * share}px)`;
  return [
    { ...REST, easing: EASE_OUT },
    { transform: to(-0.4), offset: 0.22, easing: EASE_IN },
    { transform: `${to(1)} scale(1.02)`, offset: 0.42, easing: EASE_OUT },
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
