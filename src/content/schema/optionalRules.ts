import type { OptionalRules } from '../../battle/model/rules';
import { wholeNumber, yesOrNo } from './leaves';
import { type ShapeOf, strictObject } from './strictObject';

const shape = {
  domination: yesOrNo().describe('A side with cards in columns where the enemy has none strikes cards harder.'),
  dominationColumns: wholeNumber(1, 3).describe('In how many such columns it must have cards.'),
  dominationAttack: wholeNumber(0, 500).describe('Percent of the blow that it then strikes.'),
  zoneOwnership: yesOrNo().describe('A column held long enough may be deployed to until an enemy stands there.'),
  ownershipTurns: wholeNumber(1, 20).describe('For how many own turns running it must be held.'),
  march: yesOrNo().describe(
    'A formation that moves as one may march on or fall back in order; who leaves it alone cannot attack that turn.',
  ),
  riposteForAll: yesOrNo().describe('Every card strikes back when it is hit from the front.'),
  riposteShare: wholeNumber(1, 500).describe('Percent of its blow with which it strikes back.'),
  riposteColumns: wholeNumber(0, 2).describe('How many columns away the attacker may stand.'),
} satisfies ShapeOf<OptionalRules>;

export const optionalRulesSchema = strictObject(shape);
