import { z } from 'zod';
import type { HouseRule, RulesChange } from '../catalog';
import { rulesSchema } from './rules';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { describedWords, description, id, name } from './words';

/** Of one battle. */
export const MOST_HOUSE_RULES = 40;

/** Decks and battlefields are made for these, whatever house rules a battle has. */
const NOT_CHANGED = {
  $schema: true,
  mode: true,
  id: true,
  deckSize: true,
  stratagemsPerDeck: true,
  copiesPerCard: true,
  factionsPerDeck: true,
  terrain: true,
} as const;

/** The same object with every key left to choice, and so are the keys of the objects in it. Lists are given whole. */
function anyOf(schema: z.ZodObject): z.ZodObject {
  const leaves = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).map(([key, leaf]) => {
    const inner = leaf instanceof z.ZodExactOptional ? (leaf.unwrap() as z.ZodType) : leaf;
    const chosen = inner instanceof z.ZodObject ? anyOf(inner) : inner;
    const told = leaf.description;
    return [key, told === undefined ? chosen.exactOptional() : chosen.exactOptional().describe(told)] as const;
  });
  return strictObject(Object.fromEntries(leaves));
}

const change = anyOf(rulesSchema.omit(NOT_CHANGED)) as z.ZodType<RulesChange>;

const shape = {
  id,
  name,
  description,
  change: change.describe('What is other than in cards/rules/siege.json, under the same keys. Lists are given whole.'),
  translations: translationsOf(strictObject(describedWords)),
} satisfies ShapeOf<HouseRule>;

export const houseRuleSchema = fileSchema(
  shape,
  'House rule',
  'A change of the rules that players may choose before a battle.',
);
