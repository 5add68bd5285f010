/** What a stratagem is aimed at: a card of one side, a cell, a line of cells, or nothing. */
export const TARGET_KINDS = ['own', 'enemy', 'cell', 'column', 'row', 'none'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** The second cell that an order may have to name: a free one beside the target, that of an ally in its ring, that of an enemy beside it. */
export const SECOND_CELLS = ['step', 'ally', 'foe'] as const;
export type SecondCell = (typeof SECOND_CELLS)[number];

/** What must hold of the target. "Own" and "enemy" are by the side that plays the stratagem. */
export const TARGET_CONDITIONS = [
  /** Another own card in its ring. */
  'beside',
  /** An enemy in its ring. */
  'pressed',
  /** No enemy in its ring. */
  'clear',
  /** Somebody against it in its ring, at its side or back. */
  'exposed',
  /** Not deployed in this turn. */
  'rested',
  'fresh',
  'moved',
  /** Has attacked. */
  'spent',
  'unspent',
  'wounded',
  /** Below half its health. */
  'broken',
  'covered',
  /** In cover or on high ground. */
  'raised',
  /** Faces the castle that it fights against. */
  'frontal',
  /** Reaches the castle from its column, and somebody against it stands before it in its row. */
  'screened',
  /** Nobody stands there. */
  'empty',
  /** No own card stands there. */
  'unheld',
  /** Two own cards in the line, or more. */
  'manned',
  /** An own card in the line. */
  'ranks',
  /** An enemy in the line. */
  'foes',
] as const;
export type TargetCondition = (typeof TARGET_CONDITIONS)[number];

export interface Target {
  readonly of: TargetKind;
  /** All of them must hold. */
  readonly where?: readonly TargetCondition[];
  /** The order names a second cell; none if left out. */
  readonly to?: SecondCell;
}

const OF_PLACES: readonly TargetCondition[] = ['beside', 'pressed', 'clear', 'covered', 'raised'];
const OF_CELLS: readonly TargetCondition[] = ['empty', 'unheld'];
const OF_LINES: readonly TargetCondition[] = ['manned', 'ranks', 'foes'];
const OF_CARDS = TARGET_CONDITIONS.filter((name) => !OF_CELLS.includes(name) && !OF_LINES.includes(name));

/** What can be asked of each kind of target: anything else would be a question about nobody. */
export const CONDITIONS_OF_TARGET: Readonly<Record<TargetKind, readonly TargetCondition[]>> = {
  own: OF_CARDS,
  enemy: OF_CARDS,
  cell: [...OF_PLACES, ...OF_CELLS],
  column: OF_LINES,
  row: OF_LINES,
  none: [],
};

/** Which second cell each kind of target can ask for: it lies beside a card. */
export const SECOND_CELLS_OF: Readonly<Record<TargetKind, readonly SecondCell[]>> = {
  own: SECOND_CELLS,
  enemy: SECOND_CELLS,
  cell: [],
  column: [],
  row: [],
  none: [],
};
