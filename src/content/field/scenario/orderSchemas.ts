import { z } from 'zod';
import { SIDES } from '../../../kernel/sides';
import type { SkirmishOrderType } from '../../../skirmish/model/orders';
import { lineOfText, listOf, oneOf } from '../../schema/leaves';
import { strictObject } from '../../schema/strictObject';
import { cellName } from '../schema/leaves';
import { MOST_SQUARES } from '../schema/limits';
import { direction, MOST_UNITS, path, stance } from './leaves';

type OrderSchemas = { readonly [Type in SkirmishOrderType]: z.ZodType };

/** Whether such a unit is there is the judge's business: an order that names none is refused, not unreadable. */
const name = lineOfText(60);
const unit = name.describe('The id of the unit that acts.');
const ally = name.describe('The id of an own unit.');
const to = cellName().describe('Where it goes.');
const at = cellName().describe('The cell that is meant.');
const way = path
  .exactOptional()
  .describe("The cells entered in order, the last is `to`; the engine's way if left out.");
const whole = z.int({ error: 'a whole number' });
const active = whole.describe('The number of a formation on the board.');

function typed<const Type extends SkirmishOrderType>(type: Type) {
  return z.literal(type, { error: `"${type}"` }).describe('What is to be done.');
}

const plain = <const Type extends SkirmishOrderType>(type: Type) => strictObject({ type: typed(type) });
const ofUnit = <const Type extends SkirmishOrderType>(type: Type) => strictObject({ type: typed(type), unit });

export const FIELD_ORDER_SCHEMAS = {
  deploy: strictObject({ type: typed('deploy'), unit, at }),
  ready: strictObject({
    type: typed('ready'),
    side: oneOf(SIDES).exactOptional().describe("Who is ready; whoever isn't yet, Left first, if left out."),
  }),
  move: strictObject({ type: typed('move'), unit, to, path: way }),
  disengage: strictObject({ type: typed('disengage'), unit, to, path: way }),
  step: strictObject({ type: typed('step'), unit, to }),
  face: strictObject({ type: typed('face'), unit, direction: direction.describe('Where it turns.') }),
  attack: strictObject({
    type: typed('attack'),
    unit,
    target: name.describe('The id of an enemy, or the cell of an obstacle.'),
  }),
  stance: strictObject({ type: typed('stance'), unit, stance: stance.describe('The stance that it takes.') }),
  maneuver: strictObject({
    type: typed('maneuver'),
    unit,
    maneuver: name.describe('The id of a file in cards/maneuvers.'),
    target: name.exactOptional().describe('The id of an enemy.'),
    to: to.exactOptional(),
    path: way,
    direction: direction.exactOptional().describe('Where the target is dragged.'),
  }),
  form: strictObject({
    type: typed('form'),
    formation: name.describe('The id of a file in cards/formations.'),
    anchor: cellName().describe('The cell from which its places are counted.'),
    facing: direction.describe('Where it looks.'),
    members: listOf(name, 0, MOST_UNITS, 'ids of units').describe('Who stands in it.'),
    slots: z
      .record(name, whole, { error: 'an object of ids of units and numbers of slots' })
      .exactOptional()
      .describe('Numbers of slots from 0, by unit; chosen by the rules if left out.'),
  }),
  march: strictObject({
    type: typed('march'),
    formation: active,
    direction: direction.describe('Where it marches.'),
    squares: whole.describe(`How many cells, 1 to ${MOST_SQUARES}.`),
  }),
  disband: strictObject({ type: typed('disband'), formation: active }),
  heal: strictObject({ type: typed('heal'), unit, target: ally }),
  rally: strictObject({ type: typed('rally'), unit, target: ally }),
  build: strictObject({ type: typed('build'), unit, at }),
  demolish: strictObject({ type: typed('demolish'), unit, at }),
  scan: ofUnit('scan'),
  wait: ofUnit('wait'),
  end: plain('end'),
  forfeit: plain('forfeit'),
  offerDraw: plain('offerDraw'),
  acceptDraw: plain('acceptDraw'),
  declineDraw: plain('declineDraw'),
} as const satisfies OrderSchemas;

export const FIELD_ORDER_TYPES = Object.keys(FIELD_ORDER_SCHEMAS) as readonly SkirmishOrderType[];
