import { z } from 'zod';
import type { Order } from '../../battle/model/orders';
import { lineOfText, listOf } from '../schema/leaves';
import { strictObject } from '../schema/strictObject';
import { namedCell } from './leaves';

type OrderSchemas = { readonly [Type in Order['type']]: z.ZodType<Extract<Order, { type: Type }>> };

/** Whether such a card or unit is there is the judge's business: an order that names none is refused, not unreadable. */
const name = lineOfText(60);

const unit = name.describe('The id of the unit that acts.');

function typed<const Type extends Order['type']>(type: Type) {
  return z.literal(type, { error: `"${type}"` }).describe('What is to be done.');
}

export const ORDER_SCHEMAS = {
  mulligan: strictObject({
    type: typed('mulligan'),
    cards: listOf(name, 0, 99, 'card ids').describe('The cards of the hand that go back.'),
  }),
  deploy: strictObject({
    type: typed('deploy'),
    card: name.describe('A card of the hand.'),
    at: namedCell().describe('Where it goes, [row, col].'),
    palisadeAt: namedCell().exactOptional().describe('The cell that an ability changes on deployment, [row, col].'),
  }),
  move: strictObject({ type: typed('move'), unit, to: namedCell().describe('Where it goes, [row, col].') }),
  attack: strictObject({
    type: typed('attack'),
    unit,
    target: name.describe('The id of the unit that is struck.'),
    slideTo: namedCell().exactOptional().describe('Where an ability moves the target, [row, col].'),
  }),
  attackCastle: strictObject({ type: typed('attackCastle'), unit }),
  attackCell: strictObject({
    type: typed('attackCell'),
    unit,
    at: namedCell().describe('The cell that is struck, [row, col].'),
  }),
  brace: strictObject({ type: typed('brace'), unit }),
  march: strictObject({
    type: typed('march'),
    column: z.int({ error: 'the number of a column' }).describe('The column that marches.'),
    to: z.int({ error: 'the number of a column' }).describe('The column it marches to.'),
  }),
  play: strictObject({
    type: typed('play'),
    card: name.describe('A stratagem of the hand.'),
    unit: name.exactOptional().describe('The id of the card that it is aimed at.'),
    at: namedCell().exactOptional().describe('The cell that it is aimed at, [row, col].'),
    column: z.int({ error: 'the number of a column' }).exactOptional().describe('The column that it is aimed at.'),
    row: z.int({ error: 'the number of a row' }).exactOptional().describe('The row that it is aimed at.'),
    to: namedCell().exactOptional().describe('The second cell that some stratagems ask for, [row, col].'),
  }),
  endTurn: strictObject({ type: typed('endTurn') }),
  concede: strictObject({ type: typed('concede') }),
} as const satisfies OrderSchemas;

export const ORDER_TYPES = Object.keys(ORDER_SCHEMAS) as readonly Order['type'][];
