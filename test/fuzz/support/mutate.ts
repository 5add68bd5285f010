import { type Dice, openDice } from '../../support/dice';
import { lineMutations } from './lines';
import { type Shelf, STRUCTURE_MUTATIONS } from './structure';
import { TEXT_MUTATIONS } from './texts';
import { textOf, treeOf } from './tree';

/** No door is asked to look at more: what is larger is refused by its size alone, and this is enough to see that. */
const LARGEST = 300_000;

export function shelfOf(own: readonly string[], foreign: readonly string[]): Shelf {
  return { own: own.map((text) => treeOf(JSON.parse(text))), foreign: foreign.map((text) => treeOf(JSON.parse(text))) };
}

/** A sample of a door in which one to four things went wrong; the same seed gives the same input. */
export function mutatedJson(sample: string, shelf: Shelf, seed: number): string {
  const dice = openDice(seed);
  let tree = treeOf(JSON.parse(sample));
  let text: string | null = null;
  for (let left = times(dice); left > 0; left--) {
    if (text === null && dice.chance(75)) tree = dice.pick(STRUCTURE_MUTATIONS)(tree, dice, shelf);
    else text = dice.pick(TEXT_MUTATIONS)(text ?? textOf(tree), dice);
  }
  return (text ?? textOf(tree)).slice(0, LARGEST);
}

export function mutatedLine(sample: string, others: readonly string[], seed: number): string {
  const dice = openDice(seed);
  const mutations = lineMutations(others);
  let line = sample;
  for (let left = times(dice); left > 0; left--) {
    line = dice.pick(dice.chance(60) ? mutations : TEXT_MUTATIONS)(line, dice);
  }
  return line.slice(0, LARGEST);
}

/** Mostly one: a single mistake gets furthest. */
function times(dice: Dice): number {
  return dice.pick([1, 1, 1, 2, 2, 3, 4]);
}
