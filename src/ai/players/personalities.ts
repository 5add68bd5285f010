import { FEATURES, type Feature, type FeatureVector, PLACE } from '../evaluation/features';

/** What a player is fond of. Neutral likes what wins. */
export const PERSONALITIES = ['neutral', 'racer', 'builder', 'flanker', 'hoarder', 'keeper'] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** What each adds to the weights, in logits for one unit of the feature. */
const FONDNESS: Readonly<Record<Personality, Partial<Record<Feature, number>>>> = {
  neutral: {},
  racer: { castle: 0.45, castleShaken: -0.3, siegeOpen: 0.05 },
  builder: { formationDefense: 0.16, formationAttack: 0.16 },
  flanker: { lastColumn: 0.52, rearExposed: -0.04 },
  hoarder: { firstColumn: 0.15 },
  keeper: { centreColumn: 0.09 },
};

/** The weights of somebody with this taste, who doesn't look at what `blindTo` names. */
export function tastesOf(weights: FeatureVector, personality: Personality, blindTo: readonly Feature[]): FeatureVector {
  const fondness = FONDNESS[personality];
  const tastes = Float64Array.from(FEATURES, (feature, place) => (weights[place] as number) + (fondness[feature] ?? 0));
  for (const feature of blindTo) tastes[PLACE[feature]] = 0;
  return tastes;
}
