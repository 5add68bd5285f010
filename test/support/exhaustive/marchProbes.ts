import type { Book } from '../../../src/battle/model/book';
import { ROWS } from '../../../src/battle/model/position';
import { OPPONENT, SIDES, type Side } from '../../../src/kernel/sides';
import { at, position } from '../position';
import { switched } from '../trials/switches';
import { anything, endOfTurn, type Probe, type Wish } from './runProbe';
import { drawUnit } from './surroundings';

/** Optional rule: a whole column goes on, or falls back in order. */
export interface MarchWords {
  readonly side: Side;
  readonly column: number;
  readonly to: number;
}

export const EVERY_MARCH: readonly MarchWords[] = SIDES.flatMap((side) =>
  [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ].map(([column = 0, to = 0]) => ({ side, column, to })),
);

export function marchProbe(book: Book, { side, column, to }: MarchWords, seed: number): Probe {
  return {
    line: `exhaustive=march side=${side} column=${column} to=${to} seed=${seed}`,
    seed,
    book: switched(book, ['march']),
    mustBegin: true,
    wishes: [marches(column, to), anything, anything, endOfTurn, anything, anything, endOfTurn, anything],
    sketch: (dice) => {
      const cards = Object.values(book.cards);
      const beyond = 3 - column - to;
      const marchers = ROWS.map((row) => drawUnit(dice, dice.pick(cards), `m${row}`, side, at(row, column)));
      const others = ROWS.filter(() => dice.chance(60)).map((row) =>
        drawUnit(dice, dice.pick(cards), `n${row}`, OPPONENT[side], at(row, beyond)),
      );
      const hazards = dice.chance(40) ? '*' : '.';
      return position({ turn: side, ground: [`..${hazards}`, `.${hazards}.`, '~~~'], units: [...marchers, ...others] });
    },
  };
}

const marches =
  (column: number, to: number): Wish =>
  (order) =>
    order.type === 'march' && order.column === column && order.to === to;
