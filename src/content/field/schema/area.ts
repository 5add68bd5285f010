import { oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { LARGEST_AREA, MOST_DAMAGE } from './limits';

/** Shapes that need no direction. */
const SHAPES = ['block', 'diamond', 'rim'] as const;

export const areaLeaves = {
  shape: oneOf(SHAPES).describe('A square block, a diamond, or the rim of a block.'),
  reach: wholeNumber(0, LARGEST_AREA).describe('How many cells it reaches from its middle.'),
};

export const areaEffectLeaves = {
  damage: wholeNumber(0, MOST_DAMAGE).exactOptional().describe('Damage on entry and at the start of a turn.'),
  obscures: yesOrNo().exactOptional().describe('true: nobody sees through.'),
  cost: wholeNumber(0, 20).exactOptional().describe('Movement more for entering a cell.'),
};
