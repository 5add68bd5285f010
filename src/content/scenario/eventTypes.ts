import type { BattleEvent } from '../../battle/model/events';

type Type = BattleEvent['type'];

/** A union has no list at run time: a new event fails to compile until it is named here. */
const TYPES: Readonly<Record<Type, true>> = {
  mulliganed: true,
  turnBegan: true,
  attrition: true,
  cardDrawn: true,
  cardOverdrawn: true,
  deployed: true,
  moved: true,
  struck: true,
  countered: true,
  cellStruck: true,
  wounded: true,
  burned: true,
  hurt: true,
  healed: true,
  emboldened: true,
  readied: true,
  played: true,
  granted: true,
  turned: true,
  swapped: true,
  recalled: true,
  shoved: true,
  groundChanged: true,
  concealed: true,
  braced: true,
  fell: true,
  castleStruck: true,
  columnsHeld: true,
  effectsCut: true,
  turnEnded: true,
  battleEnded: true,
};

/** Every event that a scenario can expect. */
export const EVENT_TYPES = Object.keys(TYPES) as readonly Type[];
