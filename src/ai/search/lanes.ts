import { openShortlist, type Shortlist } from './shortlist';

/**
 * Two beams side by side: lines without a stratagem, and lines in which one was played. In one beam the many aims of a
 * stratagem, all of about the same value, crowd out everything else.
 */
export interface Lanes {
  readonly plain: Shortlist;
  readonly played: Shortlist;
}

/** The second lane is half as wide. */
const SHARE = 2;

export function openLanes(width: number): Lanes {
  return { plain: openShortlist(width), played: openShortlist(Math.ceil(width / SHARE)) };
}

export function emptyLanes({ plain, played }: Lanes): void {
  plain.size = 0;
  played.size = 0;
}

export function laneOf({ plain, played }: Lanes, hasPlayed: boolean): Shortlist {
  return hasPlayed ? played : plain;
}
