import type { Book } from '../../../src/battle/model/book';
import type { CardId } from '../../../src/battle/model/card';
import { cardsOf } from '../../../src/content/catalog';
import { type Dice, openDice } from '../dice';
import { keywordCatalog, PROVING } from '../keywordSet';

/**
 * A deck in one word: that of a file, or one drawn by a seed from all copies of one or two factions' cards; behind a star the
 * seed that draws stratagems of any faction to go beside them.
 */
export type DeckWord = string;

const DRAWN = /^([a-z]+)(?:\+([a-z]+))?@(\d+)$/;
const UNSWORN = 'unsworn';

const FACTIONS = ['bastion', 'cinder', 'galecrest', 'thornveil', PROVING] as const;
const SEEDS = 100_000;

export function drawDeck(dice: Dice): DeckWord {
  const orders = dice.chance(70) ? `*${dice.below(SEEDS)}` : '';
  if (dice.chance(40)) return `${dice.pick(FACTIONS)}${orders}`;
  const [one, other] = dice.shuffle([...FACTIONS, UNSWORN]);
  return `${one}+${other}@${dice.below(SEEDS)}${orders}`;
}

export function deckOf(book: Book, word: DeckWord): CardId[] {
  const [units = '', orders] = word.split('*');
  return [...unitsOf(book, units), ...(orders === undefined ? [] : stratagemsOf(book, Number(orders)))];
}

/** Twice as many as the rules allow: then there is always one in hand. */
function stratagemsOf({ rules, stratagems = {} }: Book, seed: number): CardId[] {
  return openDice(seed)
    .shuffle(Object.keys(stratagems))
    .slice(0, 2 * (rules.stratagemsPerDeck ?? 0));
}

function unitsOf({ rules, cards }: Book, word: string): CardId[] {
  const drawn = DRAWN.exec(word);
  if (drawn === null) return listed(word);
  const [, one, other, seed] = drawn;
  const pool = Object.values(cards)
    .filter(({ faction }) => (faction ?? UNSWORN) === one || (faction ?? UNSWORN) === other)
    .flatMap(({ id }) => Array.from({ length: rules.copiesPerCard }, () => id));
  return openDice(Number(seed)).shuffle(pool).slice(0, rules.deckSize);
}

function listed(id: string): CardId[] {
  const deck = keywordCatalog().decks[id];
  if (deck === undefined) throw new Error(`there is no deck ${id}`);
  return cardsOf(deck);
}
