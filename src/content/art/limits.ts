/** How much a recipe may hold: a picture is composed while somebody plays. */
export const MOST_FLATS = 3;
export const MOST_THINGS = 12;
export const MOST_SIGNS = 24;
export const MOST_TONES = 16;
export const LONGEST_PATH = 600;
/** Over the edge of the stage by as much as its own width, and no farther. */
export const FARTHEST = 400;
