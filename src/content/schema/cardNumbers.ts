import type { CardNumbers } from '../catalog';
import { differentWords, idWord } from './leaves';
import { fileSchema, type ShapeOf } from './strictObject';

/** The code of a deck has two letters for a card and its copies: ten bits for the number, two for the copies. */
const MOST_NUMBERS = 1024;

const shape = {
  id: idWord().describe('The name of this file without ".json".'),
  cards: differentWords(idWord(), 0, MOST_NUMBERS, 'different ids of cards').describe(
    'Cards by their number in the codes of decks: the first has 0. A new card goes to the end; none is ever taken out or moved, or codes that were handed out mean other cards.',
  ),
} satisfies ShapeOf<CardNumbers>;

export const cardNumbersSchema = fileSchema(shape, 'Card numbers', 'The number of every card in the codes of decks.');
