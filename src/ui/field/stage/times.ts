import type { HeardOf } from './effects';

/** Milliseconds at normal speed. */
export const CELL = 90;
/** The prow swings round in the last of them. */
export const PROW = 80;
const DICE_SETTLE = 240;
/** From the beginning of a lunge, and of a missile's flight, to the blow. */
export const LUNGE_LANDS = 140;
export const SHOT_FLIES = 220;
/** How long a number is to be read after the blow has landed. */
export const AFTERMATH = 340;
/** A wound is seen before who bears it falls. */
export const BEFORE_FALL = 140;
export const FALL = 440;
export const RIBBON = 760;
/** Who strikes at somebody that leaves draws the eye first. */
export const PROVOKED = 120;

/** The blow lands when its dice lie still; it says nothing of the way it comes, so that nothing else need be asked. */
export function landsAt({ roll }: HeardOf<'attacked'>): number {
  return roll.attack.length > 0 ? DICE_SETTLE + 90 : SHOT_FLIES;
}
