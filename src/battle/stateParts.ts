/**
 * Parts of a state, one bit each: a search that tries one order after another on a copy puts back only what the last one has
 * changed. `entered` is a card that came onto the board and nothing else of the units; `units` is everything about them.
 */
export const PART = {
  turn: 1,
  castles: 2,
  supply: 4,
  hands: 8,
  decks: 16,
  discards: 32,
  entered: 64,
  units: 128,
  ground: 256,
} as const;
export type Parts = number;

export const ALL_PARTS: Parts = Object.values(PART).reduce<Parts>((all, part) => all | part, 0);
