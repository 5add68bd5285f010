import { z } from 'zod';
import { COLUMNS } from '../../battle/model/position';
import { SIDES } from '../../kernel/sides';
import { lineOfText, listOf, oneOf, wholeNumber } from './leaves';
import { strictObject } from './strictObject';

const MOST_GOALS = 6;

const side = oneOf(SIDES).describe('Who wins by it.');

function typed<const Type extends string>(type: Type) {
  return z.literal(type, { error: `"${type}"` }).describe('What is to be reached.');
}

const survive = strictObject({
  type: typed('survive'),
  side,
  rounds: wholeNumber(1, 99).describe('The castle stands at the end of this round.'),
});

const hold = strictObject({
  type: typed('hold'),
  side,
  column: z
    .literal(COLUMNS, { error: 'a column: 0, 1 or 2' })
    .describe('The column that is held: a card of one’s own stands in it, and none of the enemy’s.'),
  turns: wholeNumber(1, 20).describe('At the end of so many own turns running.'),
});

const fell = strictObject({
  type: typed('fell'),
  side,
  unit: lineOfText(60).describe('The id of the enemy’s card that must fall.'),
});

export const goalsSchema = listOf(
  z.discriminatedUnion('type', [survive, hold, fell], { error: '"survive", "hold" or "fell"' }),
  1,
  MOST_GOALS,
  'goals',
);
