import { z } from 'zod';
import type { Order } from '../../battle/orders';
import { lineOfText, listOf } from '../schema/leaves';
import { sheet } from '../schema/sheet';
import { namedCell } from './leaves';

type OrderSheets = { readonly [Type in Order['type']]: z.ZodType<Extract<Order, { type: Type }>> };

/** Whether such a card or unit is there is the judge's business: an order that names none is refused, not unreadable. */
const name = lineOfText(60);

const unit = name.describe('The id of the unit that acts.');

function typed<const Type extends Order['type']>(type: Type) {
  return z.literal(type, { error: `"${type}"` }).describe('What is to be done.');
}

export const ORDER_SHEETS = {
  mulligan: sheet({
    type: typed('mulligan'),
    cards: listOf(name, 0, 99, 'card ids').describe('The cards of the hand that go back.'),
  }),
  deploy: sheet({
    type: typed('deploy'),
    card: name.describe('A card of the hand.'),
    at: namedCell().describe('Where it goes, [row, col].'),
    palisadeAt: namedCell().exactOptional().describe('The cell that an ability changes on deployment, [row, col].'),
  }),
  move: sheet({ type: typed('move'), unit, to: namedCell().describe('Where it goes, [row, col].') }),
  attack: sheet({
    type: typed('attack'),
    unit,
    target: name.describe('The id of the unit that is struck.'),
    slideTo: namedCell().exactOptional().describe('Where an ability moves the target, [row, col].'),
  }),
  attackCastle: sheet({ type: typed('attackCastle'), unit }),
  attackCell: sheet({
    type: typed('attackCell'),
    unit,
    at: namedCell().describe('The cell that is struck, [row, col].'),
  }),
  brace: sheet({ type: typed('brace'), unit }),
  march: sheet({
    type: typed('march'),
    column: z.int({ error: 'the number of a column' }).describe('The column that marches.'),
    to: z.int({ error: 'the number of a column' }).describe('The column it marches to.'),
  }),
  endTurn: sheet({ type: typed('endTurn') }),
  concede: sheet({ type: typed('concede') }),
} as const satisfies OrderSheets;

export const ORDER_TYPES = Object.keys(ORDER_SHEETS) as readonly Order['type'][];
