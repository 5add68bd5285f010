import { z } from 'zod';
import { idWord, oneOf } from '../../schema/leaves';
import { byArc, byCover, sightSchema } from '../../schema/levels';
import { fileSchema, type ShapeOf, strictObject } from '../../schema/strictObject';
import { translationsOf } from '../../schema/translations';
import { describedWords, description, id } from '../../schema/words';
import type { FieldRulesFace, FieldRulesWords } from '../catalog';
import { attackSchema, healthSchema } from './attack';
import { distanceSchema, economySchema } from './economy';
import { byStat, factor, maneuverList, percent, statWord, word } from './leaves';
import { MOST_LISTED, MOST_STATS } from './limits';
import {
  coverSchema,
  facingSchema,
  flankingSchema,
  fogSchema,
  highGroundSchema,
  levelName,
  opportunitySchema,
  pressureSchema,
} from './parts';
import { fallingSchema, formationsSchema, moraleSchema, musterSchema, stancesSchema, victorySchema } from './troops';

const stats = byStat(word(), 1, MOST_STATS, 'their names');
const bands = z.record(idWord(), word(), { error: 'an object of bands and their names' });

const words = {
  ...describedWords,
  stats: stats.exactOptional().describe('The names of the stats.'),
  bands: bands.exactOptional().describe('The names of the distances.'),
  cover: byCover(levelName).exactOptional().describe('The names of the levels of cover.'),
  flanking: strictObject({ description }).exactOptional().describe('The words about flanking.'),
} satisfies ShapeOf<FieldRulesWords>;

const shape = {
  id,
  ...describedWords,
  translations: translationsOf(strictObject(words)),
  stats: stats.describe('What each unit has figures for, and what people call it.'),
  roster: idWord()
    .exactOptional()
    .describe('The rule set whose units and weapons are played with; its own if left out.'),
  economy: economySchema.describe('What a unit can do in a turn.'),
  distance: distanceSchema.describe('How cells are counted.'),
  attack: attackSchema.describe('How blows are resolved.'),
  health: healthSchema.describe(
    'The full health: one stat, or hundredths for each point of some and a constant, halves rounded up.',
  ),
  initiative: statWord().exactOptional().describe('The stat that orders reactions.'),
  facing: facingSchema.exactOptional().describe('Units face a direction.'),
  arcs: byArc(factor()).exactOptional().describe('Percent of the damage by where the blow comes from.'),
  frontalShieldPercent: percent()
    .exactOptional()
    .describe('Percent left of a blow from the front at a unit with a frontal shield.'),
  flanking: flankingSchema.exactOptional().describe('An ally opposite, and blows from behind.'),
  pressure: pressureSchema.exactOptional().describe('Flanked, surrounded, overwhelmed: only the highest counts.'),
  highGround: highGroundSchema.exactOptional().describe('What standing higher is worth.'),
  cover: byCover(coverSchema).exactOptional().describe('What each level of cover is worth.'),
  opportunity: opportunitySchema.exactOptional().describe('Whoever leaves the reach of an enemy is struck.'),
  disengage: z.literal(true, { error: 'true' }).exactOptional().describe('Units can leave unharmed for an action.'),
  sight: sightSchema.describe('Who sees whom.'),
  fog: fogSchema.exactOptional().describe('A side sees only what its units see.'),
  stealth: oneOf(['ability', 'stance'])
    .exactOptional()
    .describe('Who can hide: units with the ability, or whoever takes the stance.'),
  stances: stancesSchema.exactOptional().describe('The stances that a unit may take, and what each changes.'),
  maneuvers: maneuverList(1, MOST_LISTED).exactOptional().describe('The files of cards/maneuvers that units may use.'),
  formations: formationsSchema.exactOptional().describe('Squads can stand in formation.'),
  morale: moraleSchema.exactOptional().describe('Who has lost half of its health may waver.'),
  falling: fallingSchema.exactOptional().describe('What a fall does.'),
  muster: musterSchema.describe('How a squad is put together.'),
  victory: victorySchema.describe('How a battle is won.'),
} satisfies ShapeOf<FieldRulesFace>;

const mode = z
  .literal('field', { error: '"field": the rules of the card battle stand in cards/rules/siege.json' })
  .describe('These are rules of the open field.');

export const fieldRulesSchema = fileSchema(
  { ...shape, mode },
  'Field rules',
  'A rule set of the open field. A part that is left out plays no part.',
);
