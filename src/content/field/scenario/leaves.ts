import { z } from 'zod';
import { DIRECTIONS } from '../../../core/geometry/direction';
import { STANCES } from '../../../skirmish/model/rules';
import { listOf, oneOf, wholeNumber } from '../../schema/leaves';
import { cellName } from '../schema/leaves';
import { MOST_SQUARES } from '../schema/limits';

/** How large a scenario may be, so that no file that is accepted runs for long. */
export const MOST_UNITS = 40;
export const MOST_STEPS = 200;
export const MOST_ROLLS = 400;
export const MOST_FORMATIONS = 8;
/** Of one unit: counters, rounds and uses. */
const MOST_COUNTED = 99;
export const MOST_HEALTH = 9999;
const LATEST_ROUND = 999;

export const count = wholeNumber(0, MOST_COUNTED);
export const health = wholeNumber(0, MOST_HEALTH);
export const round = wholeNumber(1, LATEST_ROUND);
export const direction = oneOf(DIRECTIONS);
export const stance = oneOf(STANCES);
export const path = listOf(cellName(), 1, MOST_SQUARES, 'cells, such as "F6"');

/** Of each maneuver a number. */
export function byManeuver(what: string) {
  return z.record(z.string(), count, { error: `an object of ids of maneuvers and ${what}` });
}
