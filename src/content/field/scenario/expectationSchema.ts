import { z } from 'zod';
import { SIDES } from '../../../kernel/sides';
import { DISRUPTION_CAUSES, HALT_REASONS } from '../../../skirmish/model/events';
import { SKIRMISH_REFUSALS } from '../../../skirmish/model/refusals';
import { END_REASONS } from '../../../skirmish/model/state';
import { perSide, scenarioName } from '../../scenario/leaves';
import { lineOfText, listOf, oneOf, someOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { strictObject } from '../../schema/strictObject';
import { cellName } from '../schema/leaves';
import { MOST_DAMAGE } from '../schema/limits';
import { FIELD_EVENT_TYPES } from './eventTypes';
import { byManeuver, count, direction, health, MOST_UNITS, round, stance } from './leaves';

const unit = strictObject({
  health: health.exactOptional().describe('Health left; 0 for a fallen unit.'),
  at: cellName().nullable().exactOptional().describe('Where it stands; null for a fallen unit.'),
  facing: direction.exactOptional().describe('Where it looks.'),
  hidden: yesOrNo().exactOptional().describe('Whether it is hidden.'),
  actions: count.exactOptional().describe('Actions left.'),
  movement: count.exactOptional().describe('Movement left.'),
  steps: count.exactOptional().describe('Steps left.'),
  attacks: count.exactOptional().describe('Attacks left.'),
  stance: stance.exactOptional().describe('Its stance.'),
  moved: yesOrNo().exactOptional().describe('Whether it has changed its cell by an own order this turn.'),
  attacked: yesOrNo().exactOptional().describe('Whether it has attacked this turn.'),
  reaction: yesOrNo().exactOptional().describe('Whether its reaction is ready.'),
  cooldowns: byManeuver('rounds').exactOptional().describe('From which round on each may be used again.'),
  uses: byManeuver('numbers').exactOptional().describe('How often each was used.'),
  shaken: yesOrNo().exactOptional().describe('Whether it is shaken.'),
  exposed: yesOrNo().exactOptional().describe('Whether a fumble has left it exposed.'),
  wavered: yesOrNo().exactOptional().describe('Whether its check of morale is done.'),
  guard: count.exactOptional().describe('Defence until its own next turn.'),
});
export type FieldUnitExpectation = z.infer<typeof unit>;

const obstacle = strictObject({
  kind: lineOfText(60).exactOptional().describe('The id of a file in cards/obstacles.'),
  hitPoints: wholeNumber(1, MOST_DAMAGE).exactOptional().describe('Hit points left.'),
});

/** What must be true of a battle. What isn't named isn't looked at. */
const stateExpectation = {
  units: z
    .record(scenarioName(), unit.describe('What must be true of this unit.'), { error: 'an object of unit ids' })
    .exactOptional()
    .describe('Units by id.'),
  control: perSide(count).exactOptional().describe('How many turns in a row each side has held the control point.'),
  round: round.exactOptional().describe('The round.'),
  turn: oneOf(SIDES).exactOptional().describe('Whose turn it is.'),
  winner: z
    .literal(['left', 'right', 'draw', null], { error: 'left, right, draw or null' })
    .exactOptional()
    .describe('Who has won; null while the battle goes on.'),
  reason: oneOf(END_REASONS).exactOptional().describe('Why the battle has ended.'),
  sees: perSide(listOf(scenarioName(), 0, MOST_UNITS, 'ids of units'))
    .exactOptional()
    .describe('All enemies that each side sees, in any order.'),
  formations: z
    .record(z.string(), wholeNumber(0, 100).nullable(), { error: 'an object of numbers of formations' })
    .exactOptional()
    .describe('The integrity of formations by their numbers; null for one that is gone.'),
  obstacles: z
    .record(z.string(), obstacle.nullable().describe('What stands there; null for nothing.'), {
      error: 'an object of cells, such as "F6"',
    })
    .exactOptional()
    .describe('What stands on cells, by their names.'),
  areas: count.exactOptional().describe('How many area effects lie on the board.'),
};

export const fieldExpectation = strictObject(stateExpectation);
export type FieldExpectation = z.infer<typeof fieldExpectation>;

const event = oneOf(FIELD_EVENT_TYPES);
const MOST_EVENTS = 60;
const PERCENT = 'a number from 0 to 100';
const percent = z.number({ error: PERCENT }).min(0, { error: PERCENT }).max(100, { error: PERCENT });
const amount = wholeNumber(0, 99_999);
const detail = z.union([z.number(), z.string(), z.array(z.string())], { error: 'a number, a word or cells' });

export const fieldStepExpectation = strictObject({
  refused: z
    .literal([true, false, ...SKIRMISH_REFUSALS], { error: 'true, or the code of a refusal' })
    .exactOptional()
    .describe('The order must be refused: true for any reason, or the code of the reason.'),
  details: z
    .record(z.string(), detail, { error: 'an object { … }' })
    .exactOptional()
    .describe('What the refusal says beside its code, compared key by key; positions are names of cells.'),
  chance: percent.exactOptional().describe('Percent of a hit, criticals included, to two decimals.'),
  critical: percent.exactOptional().describe('Percent of a critical hit, to two decimals.'),
  kill: percent.exactOptional().describe('Percent of a blow that fells, to two decimals.'),
  damage: z
    .union([amount, z.tuple([amount, amount])], { error: 'a whole number, or [least, most]' })
    .exactOptional()
    .describe('Of a forecast the damage of a plain hit, or [least, most]; of an order that of the blow that fell.'),
  at: cellName().nullable().exactOptional().describe('Where the acting unit stands after the order; null if it fell.'),
  halted: oneOf(HALT_REASONS)
    .nullable()
    .exactOptional()
    .describe('Why the order came to an early end; null: it did not.'),
  integrity: wholeNumber(0, 100).exactOptional().describe('The integrity of the formation after the order.'),
  causes: someOf(DISRUPTION_CAUSES, 0).exactOptional().describe('Why a formation was disrupted, in any order.'),
  events: listOf(event, 1, MOST_EVENTS, 'events')
    .exactOptional()
    .describe('Types of events that must happen in this order; other things may happen in between.'),
  without: listOf(event, 1, MOST_EVENTS, 'events').exactOptional().describe('Types of events that must not happen.'),
  ...stateExpectation,
});
export type FieldStepExpectation = z.infer<typeof fieldStepExpectation>;
