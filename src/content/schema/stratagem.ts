import { z } from 'zod';
import { SECOND_CELLS, TARGET_CONDITIONS, TARGET_KINDS, type Target } from '../../battle/abilities/targets';
import { CARD_KINDS } from '../../battle/model/card';
import type { StratagemPart } from '../../battle/model/stratagem';
import type { StratagemFile } from '../catalog';
import { order } from './art/order';
import { cardFigures, cardId, cardLook, cardSchema } from './card';
import { condition } from './condition';
import { effect } from './effect';
import { SECOND_CELL_GLOSSARY, TARGET_CONDITION_GLOSSARY, TARGET_GLOSSARY } from './glossary';
import { listOf, oneOf, someOf } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';

/** More than anybody reads on a card. */
const MOST_PARTS = 6;

const target = {
  of: oneOf(TARGET_KINDS).describe(`What it is aimed at. ${TARGET_GLOSSARY}`),
  where: someOf(TARGET_CONDITIONS, 1)
    .exactOptional()
    .describe(`What must hold of it, all of it; nothing if left out. ${TARGET_CONDITION_GLOSSARY}`),
  to: oneOf(SECOND_CELLS)
    .exactOptional()
    .describe(`A second cell that the order names; none if left out. ${SECOND_CELL_GLOSSARY}`),
} satisfies ShapeOf<Target>;

const part = {
  condition: condition.exactOptional().describe('What must be true, all of it; always if left out.'),
  effect: effect.describe('What happens: exactly one effect.'),
} satisfies ShapeOf<StratagemPart>;

const kind = z
  .literal('stratagem', { error: `one of ${CARD_KINDS.join(', ')}` })
  .describe('A card that is played once from the hand and gone.');

/** What the rules know of it, whether it stands in a file of its own, in a scenario or in a save. */
export const stratagemFigures = {
  cost: cardFigures.cost.describe('Supply paid to play it.'),
  target: strictObject(target).describe('What it is aimed at.'),
  parts: listOf(strictObject(part), 1, MOST_PARTS, 'parts').describe('What it does, one part after the other.'),
};

export const stratagemKind = kind;

const shape = {
  kind,
  id: cardId,
  ...cardLook,
  ...stratagemFigures,
  art: order.exactOptional().describe('Its picture, an order inked on a map; composed from its emblem if left out.'),
} satisfies ShapeOf<StratagemFile>;

const stratagemSchema = fileSchema(shape, 'Stratagem', 'One stratagem of the card battle.');

/** What is said of something that is no object, and of an object of no known kind. */
export function kindOfCard(issue: { readonly code?: string }): string {
  return issue.code === 'invalid_union' ? `one of ${CARD_KINDS.join(', ')}` : 'an object { … }';
}

/** Both kinds of card lie in the same folders: `kind` tells them apart. */
export const cardFileSchema = z.discriminatedUnion('kind', [cardSchema, stratagemSchema], { error: kindOfCard });
