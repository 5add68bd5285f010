/** How much an opponent of the open field looks at, in positions; the same on every machine. */
export const FIELD_BUDGETS = {
  /** Cells from which an attack at one target is weighed, the best placed first. */
  cellsPerTarget: 10,
  /** Plans of a unit that are tried with every stance still open. */
  plansWithStances: 4,
  /** Anchors that a formation is tried at, the best ground first. */
  anchorsPerFormation: 6,
  /** Plans that a unit may carry out in an imagined turn. */
  imaginedPlansPerUnit: 2,
  /** Imagined turns, own and enemy, of one decision with look-ahead. */
  imaginedTurns: 16,
} as const;
