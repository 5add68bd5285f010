import type { BattleEvent } from './events';

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

/** By event: what `apply` writes for it. */
export const CHANGED_BY: Readonly<Record<BattleEvent['type'], Parts>> = {
  mulliganed: PART.turn | PART.hands | PART.decks,
  turnBegan: PART.turn | PART.supply | PART.units,
  attrition: PART.turn | PART.castles,
  cardDrawn: PART.decks | PART.hands,
  cardOverdrawn: PART.decks | PART.discards,
  deployed: PART.supply | PART.hands | PART.entered,
  moved: PART.units,
  struck: PART.units,
  cellStruck: PART.units | PART.ground,
  castleStruck: PART.units | PART.castles,
  braced: PART.units,
  countered: 0,
  wounded: PART.units,
  burned: PART.units,
  hurt: PART.units,
  healed: PART.units,
  emboldened: PART.units,
  readied: PART.units,
  shoved: PART.units,
  groundChanged: PART.ground,
  concealed: PART.units,
  fell: PART.units | PART.discards,
  columnsHeld: PART.ground,
  effectsCut: 0,
  turnEnded: PART.turn | PART.units,
  battleEnded: PART.turn,
};
