/** How large the numbers of the open field may be, so that no file that is accepted explodes in play. */
export const MOST_SQUARES = 15;
export const MOST_ROUNDS = 20;
/** An area of more would cover the whole of a small board. */
export const LARGEST_AREA = 3;
export const LEAST_STAT = -99;
export const MOST_STAT = 999;
export const MOST_STATS = 16;
export const SMALLEST_BOARD = 5;
export const LARGEST_BOARD = 16;
/** Each order of a turn costs something: so many actions keep a turn short. */
export const MOST_ACTIONS = 10;
export const MOST_CREDITS = 9999;
/** The two outer columns of the smallest board have ten cells. */
export const MOST_IN_SQUAD = 8;
export const MOST_DAMAGE = 999;
export const MOST_PERCENT = 500;
/** Of maneuvers, formations and the like that one file may list. */
export const MOST_LISTED = 20;
export const MOST_PLACED = 40;
export const MOST_AREA_EFFECTS = 8;
