import type { RiskTolerance } from '../../../skirmish/model/strategy';
import type { Scene } from '../scene/scene';
import { POSITION_WEIGHTS } from '../weights';
import { coordinationScore } from './coordination';
import { coverScore } from './cover';
import { clamp, isRetreating, type Place } from './place';
import { rangeScore } from './range';
import { type TacticalFactors, tacticalFactors } from './tactical';
import { threatScore } from './threat';

/** Document 000's factors: above 0 a strength, below 0 a weakness. Threat counts against. */
export interface PositionFactors extends TacticalFactors {
  readonly range: number;
  readonly cover: number;
  readonly threat: number;
  readonly coordination: number;
}

export interface PositionScore {
  /** Document 000's `totalScore`: 0 to 100. */
  readonly total: number;
  readonly factors: PositionFactors;
}

const RISK: Readonly<Record<RiskTolerance, number>> = { low: 2, medium: 1, high: 0.5 };
const RETREATING = 2;

export function positionScore(scene: Scene, place: Place): PositionScore {
  const tactical = tacticalFactors(scene, place);
  const factors: PositionFactors = {
    range: rangeScore(scene, place),
    cover: coverScore(scene, place),
    ...tactical,
    threat: threatScore(scene, place),
    coordination: coordinationScore(scene, place),
  };
  const { highGround, control, exposed, flanks, chokepoint } = tactical;
  const sum = clamp(highGround + control + exposed + flanks + chokepoint, -100, 100);
  const caution = RISK[scene.strategy.riskTolerance] * (isRetreating(scene, place) ? RETREATING : 1);
  const total =
    POSITION_WEIGHTS.base +
    POSITION_WEIGHTS.range * factors.range +
    POSITION_WEIGHTS.cover * factors.cover +
    POSITION_WEIGHTS.tactical * sum -
    POSITION_WEIGHTS.threat * caution * factors.threat +
    POSITION_WEIGHTS.coordination * factors.coordination;
  return { total: clamp(total, 0, 100), factors };
}
