import { type AbilityPart, TRIGGERS } from '../../battle/abilities/vocabulary';
import type { Manner } from '../art/recipe';
import { GESTURES, POSES } from '../art/words';
import type { AbilityFile } from '../catalog';
import { LEAST_AMOUNT, MOST_AMOUNT } from './amounts';
import { condition } from './condition';
import { effect } from './effect';
import { TRIGGER_GLOSSARY } from './glossary';
import { idWord, listOf, oneOf, wholeNumber, yesOrNo } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { name } from './words';

const part = {
  trigger: oneOf(TRIGGERS).describe(`When it works. ${TRIGGER_GLOSSARY}`),
  order: wholeNumber(-99, 99)
    .exactOptional()
    .describe('Of one trigger lower numbers come first, over all cards; equal ones row by row. 0 if left out.'),
  condition: condition.exactOptional().describe('What must be true, all of it; always if left out.'),
  effect: effect.describe('What happens: exactly one effect.'),
} satisfies ShapeOf<AbilityPart>;

const manner = {
  pose: oneOf(POSES).exactOptional().describe('How a card that has it first stands; by its type if left out.'),
  gesture: oneOf(GESTURES).exactOptional().describe('The stroke of light around it; none if left out.'),
} satisfies ShapeOf<Manner>;

const shape = {
  id: idWord().describe('The name of this file without ".json". Cards refer to it.'),
  name,
  translations: translationsOf(strictObject({ name })),
  value: wholeNumber(LEAST_AMOUNT, MOST_AMOUNT)
    .exactOptional()
    .describe('The number that "value" stands for when a card names none. Without it a card cannot give one.'),
  numbered: yesOrNo().exactOptional().describe('true: the number is printed after the name.'),
  art: strictObject(manner)
    .exactOptional()
    .describe('How pictures show a card that has this keyword first, where its own recipe does not say.'),
  parts: listOf(strictObject(part), 1, 12, 'parts').describe('What it does, each part by itself.'),
} satisfies ShapeOf<AbilityFile>;

export const abilitySchema = fileSchema(
  shape,
  'Ability',
  'A keyword that cards can have, made of triggers, conditions and effects. Its text is computed from them.',
);
