import type { z } from 'zod';
import { SIDES } from '../../../kernel/sides';
import { scenarioName } from '../../scenario/leaves';
import { idWord, listOf, oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { strictObject } from '../../schema/strictObject';
import { cellName } from '../schema/leaves';
import { byManeuver, count, direction, MOST_HEALTH, MOST_UNITS, stance } from './leaves';

export const scenarioUnit = strictObject({
  id: scenarioName().describe('How orders and expectations call it.'),
  unit: idWord().describe("The id of a unit of the rule set's roster."),
  side: oneOf(SIDES).describe('Whose it is.'),
  at: cellName().describe('Where it stands.'),
  facing: direction.exactOptional().describe('Where it looks; left east and right west if left out.'),
  health: wholeNumber(1, MOST_HEALTH).exactOptional().describe('Health left; full if left out.'),
  hidden: yesOrNo().exactOptional().describe('Whether it is hidden; false if left out, also for a scout.'),
  actions: count.exactOptional().describe('Actions left; those of a turn if left out.'),
  movement: count
    .exactOptional()
    .describe(
      'Movement left; that of a turn if left out. Where an action opens the move, it is open if this is given.',
    ),
  steps: count.exactOptional().describe('Steps left; those of a turn if left out.'),
  attacks: count.exactOptional().describe('Attacks left; those of a turn if left out, one less if it has attacked.'),
  stance: stance.exactOptional().describe('Its stance; balanced if left out.'),
  moved: yesOrNo().exactOptional().describe('Has changed its cell by an own order this turn; false if left out.'),
  attacked: yesOrNo().exactOptional().describe('Has attacked this turn; false if left out.'),
  reaction: yesOrNo().exactOptional().describe('Whether its reaction is ready; true if left out.'),
  cooldowns: byManeuver('rounds')
    .exactOptional()
    .describe('By maneuver the round from which on it may be used again; all are ready if left out.'),
  uses: byManeuver('numbers').exactOptional().describe('By maneuver how often it was used; never if left out.'),
  shaken: yesOrNo().exactOptional().describe('Shaken until the end of its next own turn, this one included.'),
  exposed: yesOrNo().exactOptional().describe('Left exposed by a fumble; false if left out.'),
  wavered: yesOrNo().exactOptional().describe('Its check of morale is done; false if left out.'),
});
export type FieldUnitSketch = z.infer<typeof scenarioUnit>;

export const scenarioFormation = strictObject({
  id: wholeNumber(1, 99).describe('Its number, by which orders call it.'),
  formation: idWord().describe('The id of a formation of the rule set.'),
  anchor: cellName().describe('The cell from which its places are counted.'),
  facing: oneOf(['north', 'east', 'south', 'west']).describe('Where it looks.'),
  members: listOf(scenarioName(), 1, MOST_UNITS, 'ids of units').describe(
    'Its members in the order of slots, those beyond the slots last.',
  ),
});
export type FormationSketch = z.infer<typeof scenarioFormation>;
