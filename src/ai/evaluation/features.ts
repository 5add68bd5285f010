/**
 * What the evaluation looks at, each from the own side's view: its own minus the enemy's, but for the few that only one of
 * them has. The weights say what each is worth, and the "why" of a plan is told by these names.
 */
export const FEATURES = [
  'castle',
  'castleShaken',
  'castleFailing',
  'attrition',
  'units',
  'attack',
  'vigour',
  'health',
  'defense',
  'cost',
  'abilities',
  'strongest',
  'fragile',
  'boardFull',
  'ranged',
  'hybrid',
  'siege',
  'siegeNext',
  'siegeOpen',
  'castleInReach',
  'screens',
  'firstColumn',
  'centreColumn',
  'lastColumn',
  'centreCell',
  'zoneAttack',
  'zoneDefense',
  'underFire',
  'flankExposed',
  'rearExposed',
  'doomed',
  'doomedNext',
  'idle',
  'formationAttack',
  'formationDefense',
  'highGround',
  'cover',
  'hazard',
  'hidden',
  'handCards',
  'handCost',
  'handPlayable',
  'deck',
  'tempo',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Each feature's place in a vector. */
export const PLACE = Object.fromEntries(FEATURES.map((feature, place) => [feature, place])) as Readonly<
  Record<Feature, number>
>;

/** One number for each feature. */
export type FeatureVector = Float64Array;

export function openVector(): FeatureVector {
  return new Float64Array(FEATURES.length);
}
