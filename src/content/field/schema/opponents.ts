import { z } from 'zod';
import {
  IGNORABLES,
  IN_EVERY_SET,
  type LookAhead,
  PREFERRED_RANGES,
  RISK_TOLERANCES,
} from '../../../skirmish/model/strategy';
import { idWord, oneOf, someOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { fileSchema, type ShapeOf, strictObject } from '../../schema/strictObject';
import { translationsOf } from '../../schema/translations';
import { describedWords, id } from '../../schema/words';
import type { FieldLevelFace, StrategyFace } from '../catalog';
import { maneuverList, percent } from './leaves';
import { MOST_LISTED } from './limits';

const strategy = {
  id,
  ...describedWords,
  translations: translationsOf(strictObject(describedWords)),
  preferredRange: oneOf(PREFERRED_RANGES).describe(
    'The best distance: that of the weapon, or melee 1, medium 4, long 6.',
  ),
  maintainsFormations: yesOrNo().describe('true: it holds formations.'),
  formationLeadership: yesOrNo().describe('true: it establishes formations.'),
  usesCover: yesOrNo().describe('true: cover counts.'),
  seeksHighGround: yesOrNo().describe('true: high ground counts.'),
  protectsAllies: yesOrNo().describe('true: allies nearby count.'),
  focusesPriorityTargets: yesOrNo().describe('true: the wounded, healers and leaders come first.'),
  controlsChokepoints: yesOrNo().describe('true: narrow places count.'),
  flanksEnemies: yesOrNo().describe('true: places from which an enemy can be flanked count.'),
  riskTolerance: oneOf(RISK_TOLERANCES).describe('How much threat counts: twice, once, or half.'),
  retreatsWhenWounded: yesOrNo().describe('true: below 35 percent of health it keeps away.'),
  sacrificesPositionForDamage: yesOrNo().describe('true: position counts half as much as otherwise.'),
  usesTacticalManeuvers: yesOrNo().describe('true: maneuvers are considered.'),
  preferredManeuvers: maneuverList(0, MOST_LISTED).describe('Maneuvers that count a tenth more.'),
} satisfies ShapeOf<StrategyFace>;

export const strategySchema = fileSchema(strategy, 'Strategy', 'How an opponent of the open field likes to stand.');

const plans = wholeNumber(0, 9);

const lookAhead = {
  actingPlans: plans.describe('How many plans with an action are tried out.'),
  movingPlans: plans.describe('How many plans without one.'),
  controlCount: wholeNumber(0, 999).describe("What the square of a side's count of the control point is worth."),
  control: wholeNumber(0, 9999).describe('What control won or lost is worth.'),
  planPercent: percent().describe("Percent of the plan's own score that are added."),
} satisfies ShapeOf<LookAhead>;

const ignores = z.record(idWord(), someOf(IGNORABLES, 0), {
  error: `an object of ids of rule sets, or "${IN_EVERY_SET}", and what is overlooked`,
});

const level = {
  id,
  ...describedWords,
  translations: translationsOf(strictObject(describedWords)),
  rank: wholeNumber(1, 99).describe('The place among the levels: 1 is the weakest.'),
  ignores: ignores.describe(`What it overlooks, by the id of a rule set; "${IN_EVERY_SET}" counts in every one.`),
  lookAhead: strictObject(lookAhead).exactOptional().describe("How it looks ahead to the enemy's answer."),
} satisfies ShapeOf<FieldLevelFace>;

export const levelSchema = fileSchema(level, 'Level', 'How strong an opponent of the open field is.');
