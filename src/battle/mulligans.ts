import type { CardId } from './card';

/** What a code can hold; the rules deal far fewer. */
const MOST_CARDS = 16;

/** R1: the cards that a choice sends back. A choice is one bit for each card of the sorted hand. */
export function sentBack(hand: readonly CardId[], choice: number): CardId[] {
  return hand.toSorted().filter((_, place) => ((choice >> place) & 1) === 1);
}

/** Every choice of cards that may go back, none first; two copies are alike, and the order of naming doesn't matter. */
export function mulligans(hand: readonly CardId[]): number[] {
  const sorted = hand.toSorted();
  const twins = sorted.reduce((set, card, place) => (card === sorted[place - 1] ? set | (1 << place) : set), 0);
  const all = 1 << Math.min(sorted.length, MOST_CARDS);
  const choices: number[] = [];
  for (let choice = 0; choice < all; choice++) if (takesFirstCopies(choice, twins)) choices.push(choice);
  return choices;
}

/** Of equal cards the first ones go: a copy is sent back only with the one before it. */
function takesFirstCopies(choice: number, twins: number): boolean {
  const copies = choice & twins;
  return (copies & (choice << 1)) === copies;
}
