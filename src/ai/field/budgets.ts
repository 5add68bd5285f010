/** How closely a unit's plans are looked at. */
export interface PlanBudget {
  /** Cells from which an attack at one target is weighed, the best placed first. */
  readonly cellsPerTarget: number;
  /** Plans of a unit that are tried with every stance still open. */
  readonly plansWithStances: number;
  /** Whether maneuvers that strike nobody are looked for. */
  readonly hasMovingManeuvers: boolean;
  /** Plans that a unit may carry out one after another, in an imagined turn. */
  readonly plansPerUnit: number;
}

/** How much an opponent of the open field looks at, in positions; the same on every machine. */
export const FIELD_BUDGETS = {
  /** In a turn that is really played. */
  played: { cellsPerTarget: 10, plansWithStances: 4, hasMovingManeuvers: true, plansPerUnit: 8 },
  /** In one that is only imagined. */
  imagined: { cellsPerTarget: 4, plansWithStances: 1, hasMovingManeuvers: false, plansPerUnit: 2 },
  /** Anchors that a formation is tried at, the best ground first. */
  anchorsPerFormation: 6,
  /** Imagined turns, own and enemy, of one decision with look-ahead. */
  imaginedTurns: 16,
} as const satisfies Readonly<Record<string, PlanBudget | number>>;
