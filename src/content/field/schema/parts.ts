import { z } from 'zod';
import type { CoverEffect } from '../../../core/cover/coverTable';
import type { FlankingRules } from '../../../core/flanking/flankingRules';
import type { PressureRules } from '../../../core/flanking/pressure';
import { HIGH_GROUND_OVER } from '../../../core/ground/elevation';
import type { FacingRules, FieldHighGround, FogRules, OpportunityRules } from '../../../skirmish/model/rules';
import { lineOfText, oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { description } from '../../schema/words';
import { percent } from './leaves';
import { MOST_SQUARES } from './limits';

/** The parts of a rule set about where units stand. */

const bonus = wholeNumber(0, 999);
export const levelName = lineOfText(40).describe("The rule set's own word for this level.");

const flanking = {
  enabled: yesOrNo().describe('false switches all of it off.'),
  attackBonus: bonus.describe('Attack for flanking: an ally stands on the opposite side of the target.'),
  damageBonus: bonus.describe('Damage for flanking.'),
  behindAttackBonus: bonus.describe('Attack for striking from behind.'),
  behindDamageBonus: bonus.describe('Damage for striking from behind.'),
  requiresAlly: yesOrNo().describe('false lets a lone attacker at the side or behind flank.'),
  allyMustBeAdjacent: yesOrNo().describe('false lets an ally flank from anywhere beyond the target.'),
  oppositeTolerance: z
    .literal([0, 45], { error: '0 or 45' })
    .describe('How many degrees an ally may stand off the exact opposite.'),
  description: description.exactOptional(),
} satisfies ShapeOf<FlankingRules>;

const ring = wholeNumber(1, 8);

const pressure = {
  flankedBonus: bonus.describe('Bonus when an ally stands exactly opposite.'),
  surroundedFrom: ring.describe("Units in the target's ring from which on it is surrounded."),
  surroundedBonus: bonus.describe('Bonus against a surrounded target.'),
  overwhelmedFrom: ring.describe("Units in the target's ring from which on it is overwhelmed."),
  overwhelmedBonus: bonus.describe('Bonus against an overwhelmed target.'),
} satisfies ShapeOf<PressureRules>;

const cover = {
  name: levelName,
  obscuredFrom: percent().describe('Percent of the target obscured from which on it has this level.'),
  damageReductionPercent: percent().describe('Percent of the damage that is taken off.'),
  accuracy: wholeNumber(-100, 100).describe("Added to the attacker's accuracy: below 0 it is harder to hit."),
  defense: percent().describe("Added to the target's defence."),
  isUntargetable: yesOrNo().describe('true: it cannot be attacked at all.'),
} satisfies ShapeOf<CoverEffect>;

const highGround = {
  over: oneOf(HIGH_GROUND_OVER).describe('Over what the attacker must stand: the flat ground, or its target.'),
  range: wholeNumber(0, MOST_SQUARES).describe('Cells added to the range.'),
  damage: bonus.describe('Damage added after all factors.'),
  accuracy: percent().describe('Accuracy added.'),
  coverLevels: wholeNumber(0, 3).describe("By how many levels the target's cover is worse."),
} satisfies ShapeOf<FieldHighGround>;

const facing = {
  directions: z.literal([4, 8], { error: '4 or 8' }).describe('In how many directions a unit can face.'),
  cost: wholeNumber(1, MOST_SQUARES).describe('Movement for turning on the spot.'),
} satisfies ShapeOf<FacingRules>;

const opportunity = {
  stops: oneOf(['critical'])
    .exactOptional()
    .describe('critical: a critical blow ends the move; nothing does if left out.'),
} satisfies ShapeOf<OpportunityRules>;

const fog = {
  vision: wholeNumber(1, MOST_SQUARES).describe('How far units see that have no VIS.'),
  haltOnSighting: yesOrNo().describe('true: whoever sights an enemy on the way stops.'),
  scan: yesOrNo().describe('true: units can scan.'),
} satisfies ShapeOf<FogRules>;

export const flankingSchema = strictObject(flanking);
export const pressureSchema = strictObject(pressure);
export const coverSchema = strictObject(cover);
export const highGroundSchema = strictObject(highGround);
export const facingSchema = strictObject(facing);
export const opportunitySchema = strictObject(opportunity);
export const fogSchema = strictObject(fog);
