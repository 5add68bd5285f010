import type { Book } from '../../../src/battle/model/book';
import type { CardId } from '../../../src/battle/model/card';
import { cardsOf } from '../../../src/content/catalog';
import { type Dice, openDice } from '../dice';
import { keywordCatalog, PROVING } from '../keywordSet';

/** A deck in one word: that of a file, or one drawn by a seed from all copies of one or two factions' cards. */
export type DeckWord = string;

const DRAWN = /^([a-z]+)(?:\+([a-z]+))?@(\d+)$/;

const FACTIONS = ['bastion', 'cinder', 'galecrest', 'thornveil', PROVING] as const;

export function drawDeck(dice: Dice): DeckWord {
  if (dice.chance(50)) return dice.pick(FACTIONS);
  const [one, other] = dice.shuffle(FACTIONS);
  return `${one}+${other}@${dice.below(100_000)}`;
}

export function deckOf({ rules, cards }: Book, word: DeckWord): CardId[] {
  const drawn = DRAWN.exec(word);
  if (drawn === null) return listed(word);
  const [, one, other, seed] = drawn;
  const pool = Object.values(cards)
    .filter(({ faction }) => faction === one || faction === other)
    .flatMap(({ id }) => Array.from({ length: rules.copiesPerCard }, () => id));
  return openDice(Number(seed)).shuffle(pool).slice(0, rules.deckSize);
}

function listed(id: string): CardId[] {
  const deck = keywordCatalog().decks[id];
  if (deck === undefined) throw new Error(`there is no deck ${id}`);
  return cardsOf(deck);
}
