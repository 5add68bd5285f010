import { FEATURES, type FeatureVector } from './features';
import tuned from './weights.json' with { type: 'json' };

/** A weight for each feature; what isn't named counts nothing. */
export function vectorOf(weights: Readonly<Record<string, number>>): FeatureVector {
  return Float64Array.from(FEATURES, (feature) => weights[feature] ?? 0);
}

/** As `ninekeep tune` found them: `weights.json` says how. */
export const TUNED: FeatureVector = vectorOf(tuned.weights);
