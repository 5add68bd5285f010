import { z } from 'zod';
import type { CoverEffect } from '../../core/cover/coverTable';
import type { FlankingRules } from '../../core/flanking/flankingRules';
import type { PressureRules } from '../../core/flanking/pressure';
import { HIGH_GROUND_OVER, type HighGroundRules } from '../../core/ground/elevation';
import type { FieldRulesFace, FieldRulesWords } from '../catalog';
import { lineOfText, oneOf, wholeNumber, yesOrNo } from './leaves';
import { byArc, byCover, sightSchema } from './levels';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { describedWords, description, id } from './words';

const bonus = wholeNumber(0, 999);
const levelName = lineOfText(40).describe("The rule set's own word for this level.");

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
  obscuredFrom: wholeNumber(0, 100).describe('Percent of the target obscured from which on it has this level.'),
  damageReductionPercent: wholeNumber(0, 100).describe('Percent of the damage that is taken off.'),
  accuracy: wholeNumber(-100, 100).describe("Added to the attacker's accuracy: below 0 it is harder to hit."),
  defense: wholeNumber(0, 100).describe("Added to the target's defence."),
  isUntargetable: yesOrNo().describe('true: it cannot be attacked at all.'),
} satisfies ShapeOf<CoverEffect>;

const highGround = {
  over: oneOf(HIGH_GROUND_OVER).describe('Over what the attacker must stand: the flat ground, or its target.'),
  range: wholeNumber(0, 20).describe('Cells added to the range.'),
  damage: bonus.describe('Damage added after all factors.'),
  accuracy: wholeNumber(0, 100).describe('Accuracy added.'),
} satisfies ShapeOf<HighGroundRules>;

const words = {
  ...describedWords,
  cover: byCover(levelName).exactOptional().describe('The names of the levels of cover.'),
  flanking: strictObject({ description }).exactOptional().describe('The words about flanking.'),
} satisfies ShapeOf<FieldRulesWords>;

const shape = {
  id,
  ...describedWords,
  translations: translationsOf(strictObject(words)),
  sight: sightSchema.describe('Who sees whom.'),
  flanking: strictObject(flanking).exactOptional().describe('An ally opposite, and blows from behind.'),
  pressure: strictObject(pressure)
    .exactOptional()
    .describe('Flanked, surrounded, overwhelmed: only the highest counts.'),
  arcs: byArc(wholeNumber(0, 500)).exactOptional().describe('Percent of the damage by where the blow comes from.'),
  frontalShieldPercent: wholeNumber(0, 100)
    .exactOptional()
    .describe('Percent left of a blow from the front at a unit with a frontal shield.'),
  cover: byCover(strictObject(cover)).exactOptional().describe('What each level of cover is worth.'),
  highGround: strictObject(highGround).exactOptional().describe('What standing higher is worth.'),
} satisfies ShapeOf<FieldRulesFace>;

const mode = z
  .literal('field', { error: '"field": the rules of the card battle stand in cards/rules/siege.json' })
  .describe('These are rules of the open field.');

export const fieldRulesSchema = fileSchema(
  { ...shape, mode },
  'Field rules',
  'A rule set of the open field. A section that is left out plays no part.',
);
