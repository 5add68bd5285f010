import { z } from 'zod';
import { UNIT_ABILITIES, type UnitAbility } from '../../../skirmish/model/unitKind';
import { differentWords, glyph, idWord, listOf, oneOf, wholeNumber } from '../../schema/leaves';
import { fileSchema, type ShapeOf, strictObject } from '../../schema/strictObject';
import { translationsOf } from '../../schema/translations';
import { id, name } from '../../schema/words';
import type { FieldUnitFace } from '../catalog';
import { byStat, maneuverList, statValue } from './leaves';
import { MOST_CREDITS, MOST_DAMAGE, MOST_LISTED, MOST_STATS } from './limits';

const KIND = 'frontalShield, stealth, demolish and rally stand alone; heal has amount and reach, build has limit.';
const PLAIN = ['frontalShield', 'stealth', 'demolish', 'rally'] as const;

const plain = {
  kind: z.enum(PLAIN).describe(KIND),
} satisfies ShapeOf<Exclude<UnitAbility, { readonly kind: 'heal' | 'build' }>>;

const heal = {
  kind: z.literal('heal').describe(KIND),
  amount: wholeNumber(1, MOST_DAMAGE).describe('Health given back.'),
  reach: oneOf(['orthogonal', 'ring']).describe('Whom it reaches: the four cells beside, or all eight around.'),
} satisfies ShapeOf<Extract<UnitAbility, { kind: 'heal' }>>;

const build = {
  kind: z.literal('build').describe(KIND),
  limit: wholeNumber(1, MOST_LISTED).describe('How many walls it can build in a battle.'),
} satisfies ShapeOf<Extract<UnitAbility, { kind: 'build' }>>;

const ability: z.ZodType<UnitAbility> = z.discriminatedUnion(
  'kind',
  [strictObject(plain), strictObject(heal), strictObject(build)],
  {
    error: ({ code }) => (code === 'invalid_union' ? `one of ${UNIT_ABILITIES.join(', ')}` : 'an object { … }'),
  },
);

const shape = {
  id,
  rules: idWord().describe('The rule set to whose roster it belongs: the folder of this file.'),
  name,
  translations: translationsOf(strictObject({ name })),
  glyph: glyph().describe('Its letter on the board as text; no other unit of the rule set may have it.'),
  cost: wholeNumber(1, MOST_CREDITS).describe('Credits.'),
  stats: byStat(statValue(), 1, MOST_STATS, 'whole numbers').describe(
    "Its figures, one for each of the rule set's stats.",
  ),
  weapon: idWord().describe("The id of a file in the rule set's folder of cards/weapons."),
  sidearm: idWord().exactOptional().describe('The weapon that it uses against neighbours; the same if left out.'),
  traits: differentWords(idWord(), 0, MOST_LISTED, 'different traits')
    .default([])
    .describe('Such as "shield". ranged, melee, healer and leads follow from the rest.'),
  skills: differentWords(idWord(), 0, MOST_LISTED, 'different skills')
    .default([])
    .describe('Such as "swim" and "acrobat".'),
  abilities: listOf(ability, 0, 6, 'abilities').default([]).describe('What it can do beside moving and attacking.'),
  maneuvers: maneuverList(0, MOST_LISTED)
    .exactOptional()
    .describe('The maneuvers that it may use; all of the rule set if left out.'),
} satisfies ShapeOf<FieldUnitFace>;

export const unitSchema = fileSchema(shape, 'Unit', 'A class of units of one rule set of the open field.');
