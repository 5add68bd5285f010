import type { InvariantName } from '../invariants/table';
import { BLOWS_PLANTS } from './blows';
import { EVENTS_PLANTS, SAVING_PLANTS } from './events';
import { COURSE_PLANTS, FIGURES_PLANTS } from './figures';
import { GROUND_PLANTS, PATHS_PLANTS } from './ground';
import { LEGALITY_PLANTS, SECRECY_PLANTS, THOROUGH_PLANTS } from './offers';
import type { Plant } from './plant';
import { STRATAGEM_PLANTS } from './stratagems';
import { DEED_PLANTS, UNITS_PLANTS } from './units';

/** A fault for every invariant: one that has none doesn't compile. */
export const PLANTS: Readonly<Record<InvariantName, Plant>> = {
  ...LEGALITY_PLANTS,
  ...EVENTS_PLANTS,
  ...SECRECY_PLANTS,
  ...FIGURES_PLANTS,
  ...UNITS_PLANTS,
  ...COURSE_PLANTS,
  ...BLOWS_PLANTS,
  ...DEED_PLANTS,
  ...GROUND_PLANTS,
  ...PATHS_PLANTS,
  ...STRATAGEM_PLANTS,
  ...THOROUGH_PLANTS,
  ...SAVING_PLANTS,
};
