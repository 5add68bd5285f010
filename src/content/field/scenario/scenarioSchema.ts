import { z } from 'zod';
import { SIDES } from '../../../kernel/sides';
import { perSide } from '../../scenario/leaves';
import { idWord, lineOfText, listOf, oneOf, wholeNumber } from '../../schema/leaves';
import { fileSchema, strictObject } from '../../schema/strictObject';
import { areaEffects, elevationRows, mapRows, placedObstacles } from '../schema/battlefield';
import { fieldExpectation, fieldStepExpectation } from './expectationSchema';
import { count, MOST_FORMATIONS, MOST_ROLLS, MOST_STEPS, MOST_UNITS, round } from './leaves';
import { FIELD_ORDER_TYPES } from './orderSchemas';
import { scenarioFormation, scenarioUnit } from './unitSchema';

// Every type of order has a schema of its own: `orderSchemas.ts`.
const order = z.looseObject(
  { type: oneOf(FIELD_ORDER_TYPES).describe('What is to be done.') },
  { error: 'an object { … }' },
);

const step = strictObject({
  order: order.exactOptional().describe('An order of the side whose turn it is.'),
  forecast: order.exactOptional().describe('An order that is only asked about: what would it do?'),
  expect: fieldStepExpectation
    .exactOptional()
    .describe('What must come of it; without it the order must be accepted, whatever it does.'),
});

/** A position of the open field, in the words of a scenario. */
export const fieldScenarioPlace = {
  rules: idWord().describe('The id of a rule set of the open field.'),
  change: z
    .record(z.string(), z.unknown(), { error: 'an object { … }' })
    .exactOptional()
    .describe('What is merged into the rule set key by key; null removes a part.'),
  battlefield: idWord().exactOptional().describe('The id of a battlefield, instead of rows.'),
  rows: mapRows
    .exactOptional()
    .describe('The map in the glyphs of cards/terrain and cards/obstacles; 12x12 open ground if left out.'),
  elevation: elevationRows
    .exactOptional()
    .describe('Levels on top of what the terrain states, a digit for each cell; 0 if left out.'),
  obstacles: placedObstacles.exactOptional().describe('Obstacles beside those of the map.'),
  areaEffects: areaEffects.exactOptional().describe('What lies on top of the ground.'),
  units: listOf(scenarioUnit, 0, MOST_UNITS, 'units').exactOptional().describe('Who stands on the board.'),
  formations: listOf(scenarioFormation, 0, MOST_FORMATIONS, 'formations')
    .exactOptional()
    .describe('Formations on the board; none if left out.'),
  round: round.exactOptional().describe('The round; 1 if left out.'),
  turn: oneOf(SIDES).exactOptional().describe('Whose turn it is; left if left out.'),
  phase: oneOf(['deployment', 'battle'])
    .exactOptional()
    .describe('"deployment" while squads are placed; "battle" if left out.'),
  control: perSide(count)
    .exactOptional()
    .describe('How many turns in a row each side has held the control point; 0 and 0 if left out.'),
  seed: wholeNumber(0, 4_294_967_295).exactOptional().describe('What the dice start from; 1 if left out.'),
};

export const fieldScenarioSchema = fileSchema(
  {
    mode: z.literal('field', { error: '"field"' }).describe('This is a case of the open field.'),
    name: lineOfText(200).describe('What the case shows.'),
    ...fieldScenarioPlace,
    rolls: listOf(wholeNumber(1, 100), 0, MOST_ROLLS, 'results of dice')
      .exactOptional()
      .describe('The next results of the dice in drawing order, each die its own number; all must be used up.'),
    steps: listOf(step, 0, MOST_STEPS, 'steps').exactOptional().describe('Orders and forecasts, one after the other.'),
    expect: fieldExpectation.exactOptional().describe('What must be true in the end.'),
  },
  'Field scenario',
  'A rule case of the open field: a position, orders, and what must come of them. Needs a name, rules, and steps or expect.',
);
export type FieldScenarioFile = z.infer<typeof fieldScenarioSchema>;
