import { AIMS, type Condition } from '../../battle/abilities/vocabulary';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import { ZONE_IDS } from '../../battle/model/rules';
import { ARCS } from '../../core/flanking/arcs';
import { differentWords, idWord, oneOf, someOf, wholeNumber, yesOrNo } from './leaves';
import { type ShapeOf, strictObject } from './strictObject';

const percent = wholeNumber(1, 100);

const shape = {
  angle: someOf(ARCS, 1).exactOptional().describe('The final angle of the blow is one of these.'),
  aim: oneOf(AIMS).exactOptional().describe('What the blow is aimed at: a card, the castle, or a cell with a wall.'),
  counter: yesOrNo().exactOptional().describe('Whether the blow is a counter-blow.'),
  alive: yesOrNo().exactOptional().describe('Whether the bearer still stands.'),
  otherAlive: yesOrNo().exactOptional().describe('Whether the other card still stands.'),
  moved: yesOrNo().exactOptional().describe('Whether the bearer has moved in this turn of its own.'),
  fresh: yesOrNo().exactOptional().describe('Whether the bearer was deployed since the start of its last turn.'),
  revealed: yesOrNo().exactOptional().describe('Whether the bearer has shown itself by a blow.'),
  braced: yesOrNo().exactOptional().describe('Whether the bearer stands braced.'),
  enemyInRing: yesOrNo().exactOptional().describe('Whether an enemy stands on one of the eight cells around.'),
  withinColumns: wholeNumber(0, 2)
    .exactOptional()
    .describe('The other card is at most so many columns away; 0 is the same column.'),
  zone: someOf(ZONE_IDS, 1).exactOptional().describe('The bearer stands in one of these columns.'),
  ground: differentWords(idWord(), 1, 20, 'different ids of terrain')
    .exactOptional()
    .describe('The bearer stands on one of these kinds of terrain.'),
  healthBelow: percent
    .exactOptional()
    .describe('The health of the bearer is below this percentage of its full health.'),
  otherHealthBelow: percent
    .exactOptional()
    .describe('The health of the other card is below this percentage of its full health.'),
  otherType: someOf(COMBAT_TYPES, 1).exactOptional().describe('The other card is of one of these types.'),
} satisfies ShapeOf<Condition>;

export const condition = strictObject(shape);
