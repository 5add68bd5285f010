import { type Dice, openDice } from '../../support/dice';
import { type Shelf, STRUCTURE_MUTATIONS } from '../support/structure';
import { textOf, treeOf } from '../support/tree';
import { BOOK_FORGERIES } from './book';
import type { Loose } from './loose';
import { ORDER_FORGERIES } from './orders';
import { POSITION_FORGERIES } from './position';
import { resealed } from './seal';

const ROOMS = [POSITION_FORGERIES, POSITION_FORGERIES, BOOK_FORGERIES, ORDER_FORGERIES];

/** A save of a battle that was really played, in which somebody changed one to four things and made the checksums fit. */
export function forgedSave(sample: string, shelf: Shelf, seed: number): unknown {
  const dice = openDice(seed);
  const file = JSON.parse(sample) as Loose;
  const save = file.save as Loose;
  for (let left = dice.pick([1, 1, 2, 3, 4]); left > 0; left--) dice.pick(dice.pick(ROOMS))(save, dice);
  return resealed(dice.chance(20) ? { ...file, save: broken(save, dice, shelf) } : file);
}

/** What no editor of saves would write: the shape itself is changed. */
function broken(save: Loose, dice: Dice, shelf: Shelf): unknown {
  const text = textOf(dice.pick(STRUCTURE_MUTATIONS)(treeOf(JSON.parse(JSON.stringify(save))), dice, shelf));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
