import type { Arc } from '../../../core/flanking/arcs';
import type { Direction } from '../../../core/geometry/direction';
import { inReadingOrder, type Position } from '../../../core/geometry/position';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { Stance } from '../../../skirmish/model/rules';
import type { UnitId } from '../../../skirmish/model/state';
import type { PositionScore } from '../positionScore/positionScore';

/** What a plan does, in data; the words room makes sentences of it. Chances and shares are percent. */
export type Deed =
  | {
      readonly kind: 'strike';
      readonly target: UnitId;
      readonly targetKind: string;
      /** Where the blow comes from, in rule sets with facing. */
      readonly arc: Arc | null;
      readonly chance: number;
      readonly killChance: number;
      readonly damage: readonly [number, number];
      /** What a plain hit takes of its health. */
      readonly share: number;
      /** Every source of a modifier of the blow. */
      readonly modifiers: readonly string[];
      readonly maneuver: string | null;
    }
  | { readonly kind: 'heal'; readonly target: UnitId; readonly amount: number }
  | { readonly kind: 'rally'; readonly target: UnitId }
  | { readonly kind: 'go'; readonly by: 'move' | 'step' | 'disengage' | 'maneuver'; readonly maneuver: string | null }
  | { readonly kind: 'face'; readonly direction: Direction }
  | { readonly kind: 'stance'; readonly stance: Stance }
  /** Moves an enemy against its will. */
  | {
      readonly kind: 'grip';
      readonly target: UnitId;
      readonly maneuver: string;
      readonly chance: number;
      readonly to: Position;
    }
  | { readonly kind: 'work'; readonly by: 'build' | 'demolish'; readonly place: Position }
  | { readonly kind: 'cloud'; readonly maneuver: string; readonly place: Position };

/** What one unit could do next. */
export interface UnitPlan {
  readonly unit: UnitId;
  readonly orders: readonly SkirmishOrder[];
  /** Uses an action for something else than going. */
  readonly isActing: boolean;
  readonly deed: Deed;
  /** Where it ends, and how good it is to stand there. */
  readonly at: Position;
  readonly facing: Direction;
  readonly stance: Stance;
  readonly position: PositionScore;
  readonly gain: number;
  readonly losses: number;
  readonly score: number;
}

/** The best first; a tie is broken by reading order, then by unit. */
export function byScore(a: UnitPlan, b: UnitPlan): number {
  return b.score - a.score || inReadingOrder(a.at, b.at) || (a.unit < b.unit ? -1 : Number(a.unit > b.unit));
}
