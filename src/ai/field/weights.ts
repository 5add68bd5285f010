/** Section 15 of the rule book: what an opponent's judgement is made of. */
export const POSITION_WEIGHTS = {
  base: 50,
  range: 0.3,
  cover: 0.2,
  tactical: 0.25,
  threat: 0.15,
  coordination: 0.1,
} as const;

export const THRESHOLDS = {
  /** From this position on a unit acts or stays: document 000. */
  goodPosition: 75,
  /** Below it a formation is disbanded. */
  effective: 60,
  /** Above it a formation is established. */
  suitable: 70,
  /** A plan that is worth no more isn't carried out. */
  leastPlan: 0.5,
  /** A march must gain so much in the sum of its members' positions. */
  leastMarch: 1,
} as const;

export const PLAN_WEIGHTS = {
  position: 0.6,
  /** Of who sacrifices its position for damage. */
  carelessPosition: 0.3,
  damage: 100,
  kill: 60,
  costUnit: 200,
  wounded: 0.3,
  priority: 1.2,
  onControl: 1.15,
  perControlCount: 0.1,
  heal: 110,
  slip: 1.5,
  pit: 12,
  face: 0.3,
  disengage: 0.5,
  preferredManeuver: 1.1,
  leavesFormation: 12,
  /** Taking an enemy off the control point, and what the square of its count adds. */
  offControl: 6,
  offControlCount: 4,
  /** A cell that a hole in a wall saves somebody. */
  shorterWay: 1.5,
  /** Who strikes acts before who only moves. */
  actsFirst: 20,
} as const;
