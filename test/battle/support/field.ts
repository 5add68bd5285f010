import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { book, SWORD } from '../../support/book';
import { plain } from '../../support/engine';
import { bow, position, sword } from '../../support/position';
import { has } from './blows';

const optional = { ...plain.book.rules.optional, march: true };
const cards = [{ ...SWORD, id: 'builder', ...has('raise-palisade') }];
/** Knows every rule there is. */
export const whole = createBattleEngine(book({ rules: { optional }, cards }));

/** Left to move: a sword and a bow that may do everything, one that has done everything, a fresh one; and enemies. */
export const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['sword', 'lost', 'builder'], right: ['tank'] },
  units: [
    sword('ready', 'left', [0, 0]),
    sword('spent', 'left', [0, 1], { moved: true, attacked: true }),
    bow('fresh', 'left', [2, 1], { fresh: true }),
    bow('unarmed', 'left', [2, 0], { attack: 0 }),
    sword('enemy', 'right', [1, 1]),
    bow('far', 'right', [0, 2]),
  ],
});
export const OPENING = position({ phase: 'mulligan', hands: { left: ['sword'] } });
