import { FEATURES, type Feature, type FeatureVector, PLACE } from './evaluation/features';

/** What a player is fond of. Neutral likes what wins. */
export const PERSONALITIES = ['neutral', 'racer', 'builder', 'flanker', 'hoarder', 'keeper'] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** What each adds to the weights, in logits for one unit of the feature. */
const FONDNESS: Readonly<Record<Personality, Partial<Record<Feature, number>>>> = {
  neutral: {},
  racer: { castle: 1 },
  builder: { formationDefense: 0.2, screens: 0.2 },
  flanker: { rearExposed: -0.05, flankExposed: -0.05 },
  hoarder: { handCards: 0.3 },
  keeper: { centreColumn: 0.2 },
};

/** The weights of somebody with this taste, who doesn't look at what `blindTo` names. */
export function tastesOf(weights: FeatureVector, personality: Personality, blindTo: readonly Feature[]): FeatureVector {
  const fondness = FONDNESS[personality];
  const tastes = Float64Array.from(FEATURES, (feature, place) => (weights[place] as number) + (fondness[feature] ?? 0));
  for (const feature of blindTo) tastes[PLACE[feature]] = 0;
  return tastes;
}
