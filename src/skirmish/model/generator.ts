/** The numbers of the battlefield generator. */
export interface GeneratorRules {
  /** Of a hundred cells so many begin as walls. */
  readonly density: number;
  /** What the density loses when too little floor is left. */
  readonly step: number;
  readonly tries: number;
  /** The least share of floor. */
  readonly floorPercent: number;
  /** One of so many cells of floor is raised, and so on. */
  readonly elevated: number;
  readonly difficult: number;
  readonly cover: number;
}
