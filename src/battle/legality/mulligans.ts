import { memoizePerObject } from '../../kernel/memoize';
import type { CardId } from '../model/card';
import { without } from '../model/cards';

/** Every choice of cards is an order: with larger hands there would be more of them than a page can offer. */
export const MOST_SETTLED = 10;

/** What a code can hold. */
const MOST_CARDS = 16;

/** R1: the order of naming doesn't matter. A hand is replaced when it changes. */
const sorted = memoizePerObject((hand: readonly CardId[]): readonly CardId[] => {
  const cards: CardId[] = [];
  for (const card of hand) {
    let place = cards.length;
    for (; place > 0 && (cards[place - 1] as CardId) > card; place--) cards[place] = cards[place - 1] as CardId;
    cards[place] = card;
  }
  return cards;
});

/** R1: the cards that a choice sends back. A choice is one bit for each card of the sorted hand. */
export function sentBack(hand: readonly CardId[], choice: number): CardId[] {
  const cards = sorted(hand);
  const back: CardId[] = [];
  for (let place = 0; place < cards.length; place++) {
    if (((choice >> place) & 1) === 1) back.push(cards[place] as CardId);
  }
  return back;
}

/** The choice that sends these cards back, named in any order; null when they aren't all in the hand. */
export function choiceOf(hand: readonly CardId[], cards: readonly CardId[]): number | null {
  if (!Array.isArray(cards)) return null;
  const kept = without(hand, cards);
  if (kept.length !== hand.length - cards.length || hand.length > MOST_CARDS) return null;
  let choice = 0;
  let left = cards;
  for (const [place, card] of sorted(hand).entries()) {
    if (!left.includes(card)) continue;
    choice |= 1 << place;
    left = without(left, [card]);
  }
  return choice;
}

/** Every choice of cards that may go back, none first; two copies are alike. */
export function mulligans(hand: readonly CardId[]): number[] {
  const twins = twinsIn(sorted(hand));
  const all = 1 << Math.min(hand.length, MOST_CARDS);
  const choices: number[] = [];
  for (let choice = 0; choice < all; choice++) if (takesFirstCopies(choice, twins)) choices.push(choice);
  return choices;
}

/** The cards that are a copy of the one before, one bit each. */
function twinsIn(cards: readonly CardId[]): number {
  let twins = 0;
  for (let place = 1; place < cards.length; place++) if (cards[place] === cards[place - 1]) twins |= 1 << place;
  return twins;
}

/** Of equal cards the first ones go: a copy is sent back only with the one before it. */
function takesFirstCopies(choice: number, twins: number): boolean {
  const copies = choice & twins;
  return (copies & (choice << 1)) === copies;
}
