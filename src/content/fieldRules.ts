import type { CoverTable } from '../core/cover/coverTable';
import type { ArcPercents } from '../core/flanking/arcs';
import type { FlankingRules } from '../core/flanking/flankingRules';
import type { PressureRules } from '../core/flanking/pressure';
import type { HighGroundRules } from '../core/ground/elevation';
import type { SightRules } from '../core/sight/sightRules';

/** Ruling 42: a rule set of the open field is a JSON file over the one core. A section that isn't there plays no part. */
export interface FieldRules {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sight: SightRules;
  readonly flanking?: FlankingRules;
  readonly pressure?: PressureRules;
  readonly arcs?: ArcPercents;
  /** What is left of a blow from the front at a unit with a frontal shield. */
  readonly frontalShieldPercent?: number;
  readonly cover?: CoverTable;
  readonly highGround?: HighGroundRules;
}
