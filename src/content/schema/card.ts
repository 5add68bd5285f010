import { z } from 'zod';
import type { AbilityUse } from '../../battle/abilities/vocabulary';
import { CARD_KINDS } from '../../battle/model/card';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { CardFile, CardLook, CardWords } from '../catalog';
import { LEAST_AMOUNT, MOST_AMOUNT } from './amounts';
import { play } from './art/play';
import { iconName, idWord, lineOfText, listOf, oneOf, wholeNumber } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { name } from './words';

const words = {
  name,
  short: lineOfText(10).describe('The name on phones: at most ten characters.'),
} satisfies ShapeOf<CardWords>;

const use = {
  id: idWord().describe('The id of a file in cards/abilities.'),
  value: wholeNumber(LEAST_AMOUNT, MOST_AMOUNT)
    .exactOptional()
    .describe('The number of the ability on this card; the one in its own file if left out.'),
} satisfies ShapeOf<AbilityUse>;

export const abilityUse = strictObject(use);

/** How large the figures of a card may be, whether it stands in a file of its own, in a scenario or in a save. */
export const cardFigures = {
  type: oneOf(COMBAT_TYPES),
  cost: wholeNumber(0, 20),
  attack: wholeNumber(0, 999),
  defense: wholeNumber(0, 999),
  health: wholeNumber(1, 999),
};

/** What both kinds of card have. */
export const cardLook = {
  ...words,
  faction: idWord()
    .nullable()
    .describe('The id of a file in cards/factions; null for an unsworn card, which any deck may hold.'),
  emblem: iconName().describe('An icon of game-icons.net by its name, such as "templar-shield".'),
  translations: translationsOf(strictObject(words)),
} satisfies ShapeOf<CardLook>;

export const cardId = idWord().describe(
  'The name of this file without ".json". Decks, saves and replays refer to it: do not rename it lightly.',
);

/** Left out by most files: optional in the sense of a discriminated union, which knows no key that isn't there. */
const kind = z
  .literal('unit', { error: `one of ${CARD_KINDS.join(', ')}` })
  .optional()
  .describe('"unit", or left out: a card that is deployed. "stratagem": a card that is played once and gone.');

const { emblem, translations, faction, name: fullName, short } = cardLook;
const shape = {
  kind,
  id: cardId,
  name: fullName,
  short,
  faction,
  type: cardFigures.type.describe(
    'Melee moves 1 and strikes within one column; ranged and hybrid move 2 and strike anywhere.',
  ),
  cost: cardFigures.cost.describe('Supply paid to deploy it.'),
  attack: cardFigures.attack.describe('Strength of its blow before zones and defence. A card with 0 cannot attack.'),
  defense: cardFigures.defense.describe('Taken off every blow against it; a quarter of the blow always gets through.'),
  health: cardFigures.health.describe('Damage it can take before it falls.'),
  abilities: listOf(abilityUse, 0, 6, 'abilities')
    .default([])
    .describe('What it can do beyond its figures; nothing if left out.'),
  emblem,
  art: play
    .exactOptional()
    .describe('Its picture, a toy theatre; composed from faction, type, keyword, cost and emblem if left out.'),
  translations,
} satisfies ShapeOf<CardFile>;

export const cardSchema = fileSchema(shape, 'Card', 'One unit card of the card battle.');
