import { z } from 'zod';
import { REFUSAL_SENTENCES, type RefusalCode } from '../../battle/model/refusals';
import { PHASES, type Winner } from '../../battle/model/state';
import { listOf, oneOf, wholeNumber, yesOrNo } from '../schema/leaves';
import { strictObject } from '../schema/strictObject';
import { EVENT_TYPES } from './eventTypes';
import { boardCell, facing, MOST_ABILITIES, perSide, rowsOfGlyphs, scenarioName, side } from './leaves';

const unit = strictObject({
  health: wholeNumber(0, 9999).exactOptional().describe('Health left.'),
  at: boardCell().exactOptional().describe('Where it stands, [row, col].'),
  facing: facing.exactOptional().describe('Where it looks.'),
  side: side.exactOptional().describe('Whose it is.'),
  card: scenarioName().exactOptional().describe('Which card it is.'),
  fresh: yesOrNo().exactOptional().describe('Deployed in this turn.'),
  moved: yesOrNo().exactOptional().describe('Has moved in this turn.'),
  attacked: yesOrNo().exactOptional().describe('Its attack of this turn is spent.'),
  revealed: yesOrNo().exactOptional().describe('Its stealth is lifted.'),
  braced: yesOrNo().exactOptional().describe('Stands braced.'),
  attackBonus: wholeNumber(0, 999).exactOptional().describe('Added to its attack in this turn.'),
  grants: listOf(scenarioName(), 0, MOST_ABILITIES, 'ids of abilities')
    .exactOptional()
    .describe('The keywords that it has for a while, in the order in which it got them.'),
});
export type UnitExpectation = z.infer<typeof unit>;

const count = wholeNumber(0, 99);

/** What must be true of a battle. What isn't named isn't looked at. */
const stateExpectation = {
  units: z
    .record(scenarioName(), unit.nullable().describe('What must be true of this unit; null: it is not on the board.'), {
      error: 'an object of unit ids',
    })
    .exactOptional()
    .describe('Units by id.'),
  castles: perSide(wholeNumber(-9999, 9999)).exactOptional().describe('Health of the castles; 0 or less is lost.'),
  supply: perSide(count).exactOptional().describe('Supply left.'),
  hands: perSide(count).exactOptional().describe('How many cards each hand holds.'),
  decks: perSide(count).exactOptional().describe('How many cards each deck holds.'),
  discards: perSide(count).exactOptional().describe('How many cards each side has discarded.'),
  battlefield: rowsOfGlyphs().exactOptional().describe('The terrain, three rows of three glyphs.'),
  round: wholeNumber(1, 999).exactOptional().describe('The round.'),
  turn: side.exactOptional().describe('Whose turn it is.'),
  phase: oneOf(PHASES).exactOptional().describe('Whether hands are still being settled.'),
  winner: z
    .literal(['left', 'right', 'draw', null] satisfies (Winner | null)[], { error: 'left, right, draw or null' })
    .exactOptional()
    .describe('Who has won; null while the battle goes on.'),
};

export const expectation = strictObject(stateExpectation);
export type Expectation = z.infer<typeof expectation>;

const CODES = Object.keys(REFUSAL_SENTENCES) as RefusalCode[];

export const stepExpectation = strictObject({
  refused: z
    .literal([true, false, ...CODES], { error: 'true, or the code of a refusal' })
    .exactOptional()
    .describe('The order must be refused: true for any reason, or the code of the reason.'),
  damage: wholeNumber(0, 99_999)
    .exactOptional()
    .describe("The damage of the order's own blow, before it is cut off at the health left."),
  events: listOf(oneOf(EVENT_TYPES), 1, 60, 'events')
    .exactOptional()
    .describe('What must happen, in this order; other things may happen in between.'),
  ...stateExpectation,
});
export type StepExpectation = z.infer<typeof stepExpectation>;
