import { z } from 'zod';
import type { Deck } from '../catalog';
import { idWord, wholeNumber } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { description, id, name } from './words';

const howToPlay = description.exactOptional().describe('One sentence that says how to play it.');

const shape = {
  id,
  name,
  description: howToPlay,
  translations: translationsOf(strictObject({ name, description: howToPlay })),
  cards: z
    .record(idWord(), wholeNumber(1, 99).describe('How many copies of this card.'), {
      error: 'an object of card ids and numbers of copies',
    })
    .describe('Card ids and how many copies of each. The rules limit copies, factions and the sum.'),
} satisfies ShapeOf<Deck>;

export const deckSchema = fileSchema(shape, 'Deck', 'A deck that one can play with at once.');
