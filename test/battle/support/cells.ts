import { POSITIONS, type Position, samePosition } from '../../../src/battle/model/position';

export interface Pair {
  readonly from: Position;
  readonly to: Position;
}

/** All 72 ways from one cell to another. */
export const PAIRS: readonly Pair[] = POSITIONS.flatMap((from) =>
  POSITIONS.filter((to) => !samePosition(from, to)).map((to) => ({ from, to })),
);

/** A cell in two digits: row, column. */
export function name({ row, col }: Position): string {
  return `${row}${col}`;
}

/** The cell that two digits name. */
export function cell(digits: string): Position {
  return { row: Number(digits[0]), col: Number(digits[1]) };
}

/** A cell as units are placed. */
export function place({ row, col }: Position): readonly [number, number] {
  return [row, col];
}
