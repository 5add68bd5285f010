import { type Dice, openDice } from '../../support/dice';
import type { Loose } from '../forging/loose';
import { resealed } from '../forging/seal';
import { type Shelf, STRUCTURE_MUTATIONS } from '../support/structure';
import { textOf, treeOf } from '../support/tree';
import { BOOK_FORGERIES } from './book';
import { ORDER_FORGERIES } from './orders';
import { POSITION_FORGERIES } from './position';

const ROOMS = [POSITION_FORGERIES, POSITION_FORGERIES, POSITION_FORGERIES, BOOK_FORGERIES, ORDER_FORGERIES];

/** A save of a battle that was really played, in which somebody changed one to three things and made the checksums fit. */
export function forgedFieldSave(sample: string, shelf: Shelf, seed: number): unknown {
  const dice = openDice(seed);
  const file = JSON.parse(sample) as Loose;
  const save = file.save as Loose;
  for (let left = dice.pick([1, 1, 1, 2, 3]); left > 0; left--) dice.pick(dice.pick(ROOMS))(save, dice);
  return resealed(dice.chance(10) ? { ...file, save: broken(save, dice, shelf) } : file);
}

/** What no editor of saves would write: the shape itself is changed, somewhere in the position, the record or the book. */
function broken(save: Loose, dice: Dice, shelf: Shelf): unknown {
  const tree = treeOf(JSON.parse(JSON.stringify(save)));
  const text = textOf(dice.pick(STRUCTURE_MUTATIONS)(tree, dice, shelf));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
