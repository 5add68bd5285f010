import type { Fraction } from '../../core/arithmetic/fraction';
import type { ForcedStop } from '../../core/forced/forcedMovement';
import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { AttackModifier, Outcome } from './odds';
import type { Target } from './orders';
import type { Stance } from './rules';
import type { ActiveFormation, Chance, EndReason, FieldArea, Memory, Stopped, UnitId } from './state';

/** What a unit has used up in one order. */
export interface Spent {
  readonly actions?: number;
  readonly movement?: number;
  readonly steps?: number;
  readonly attacks?: number;
}

/** Why a move, an attack or a formation came to nothing, or ended early. */
export const HALT_REASONS = [
  'movement_interrupted',
  'enemy_sighted',
  'slipped_on_ice',
  'BLOCKED_BY_WALL',
  'character_movement_failed',
  'movement_failed',
] as const;
export type HaltReason = (typeof HALT_REASONS)[number];

export const DISRUPTION_CAUSES = ['member_fell', 'out_of_place', 'wrong_facing', 'leader_lost'] as const;
export type DisruptionCause = (typeof DISRUPTION_CAUSES)[number];

/** What hurt somebody who wasn't struck. */
export type HurtBy = 'terrain' | 'trap' | 'area' | 'fall' | 'burst' | 'attack';

/** The dice of an attack as they fell. */
export interface AttackRoll {
  readonly attack: readonly number[];
  /** What they came to with every bonus, and what it took; null where nothing is rolled. */
  readonly total: number | null;
  readonly needed: number | null;
  readonly extra: number | null;
  readonly damage: readonly number[];
}

/** How a unit came to another cell. */
export type MovedBy = 'move' | 'step' | 'disengage' | 'maneuver' | 'form' | 'march';

interface Of<Type extends string> {
  readonly type: Type;
  readonly unit: UnitId;
}

export type SkirmishEvent =
  | { readonly type: 'battleStarted' }
  | { readonly type: 'rolled'; readonly dice: string; readonly results: readonly number[]; readonly chance: Chance }
  | (Of<'deployed'> & { readonly at: Position })
  | { readonly type: 'readied'; readonly side: Side }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'turnStarted'; readonly side: Side }
  | (Of<'refilled'> & {
      readonly actions: number;
      readonly movement: number;
      readonly steps: number;
      readonly attacks: number;
    })
  | (Of<'spent'> & Spent)
  | (Of<'moveOpened'> & { readonly movement: number; readonly actions: number })
  | (Of<'moved'> & {
      readonly from: Position;
      readonly to: Position;
      readonly cost: number;
      readonly by: MovedBy;
      readonly facing: Direction;
      readonly isPaidInActions: boolean;
    })
  | (Of<'stepped'> & { readonly from: Position; readonly to: Position; readonly facing: Direction })
  | (Of<'setBack'> & { readonly to: Position })
  | (Of<'halted'> & { readonly reason: HaltReason; readonly at?: Position })
  | (Of<'slipped'> & { readonly at: Position })
  | (Of<'stopped'> & { readonly reason: Stopped })
  | Of<'disengaged'>
  | (Of<'faced'> & { readonly direction: Direction })
  | (Of<'provoked'> & { readonly by: UnitId })
  | {
      readonly type: 'attacked';
      readonly attacker: UnitId;
      readonly target: Target;
      readonly weapon: string;
      readonly isReaction: boolean;
      /** The attack dice; null where none are rolled. */
      readonly dice: string | null;
      readonly modifiers: readonly AttackModifier[];
      readonly chance: Fraction;
      readonly roll: AttackRoll;
      readonly outcome: Outcome;
      /** Of a hit; also above the health left. */
      readonly damage: number;
    }
  | (Of<'damaged'> & { readonly amount: number; readonly by: HurtBy; readonly attacker?: UnitId })
  | (Of<'fell'> & { readonly at: Position })
  | (Of<'healed'> & { readonly by: UnitId; readonly amount: number })
  | (Of<'forced'> & {
      readonly kind: 'push' | 'pull' | 'slide';
      readonly path: readonly Position[];
      readonly stop: ForcedStop;
    })
  | (Of<'fellDown'> & { readonly squares: number; readonly dice: readonly number[]; readonly damage: number })
  | (Of<'stanceTaken'> & { readonly stance: Stance; readonly movement: number })
  | (Of<'maneuvered'> & {
      readonly maneuver: string;
      readonly target?: UnitId;
      readonly effects: readonly string[];
      readonly availableFrom: number | null;
    })
  | (Of<'guarded'> & { readonly defense: number })
  | Of<'exposed'>
  | Of<'shaken'>
  | Of<'held'>
  | Of<'recovered'>
  | { readonly type: 'formationEstablished'; readonly formation: ActiveFormation }
  | {
      readonly type: 'formationMarched';
      readonly id: number;
      readonly direction: Direction;
      readonly squares: number;
      readonly anchor: Position;
    }
  | { readonly type: 'formationFailed'; readonly side: Side }
  | { readonly type: 'formationChecked'; readonly id: number; readonly integrity: number }
  | { readonly type: 'formationDisrupted'; readonly id: number; readonly causes: readonly DisruptionCause[] }
  | { readonly type: 'formationDisbanded'; readonly id: number }
  | (Of<'built'> & { readonly at: Position; readonly obstacle: string })
  | (Of<'demolished'> & { readonly at: Position; readonly obstacle: string })
  | { readonly type: 'obstacleDamaged'; readonly obstacle: string; readonly amount: number; readonly at: Position }
  | { readonly type: 'obstacleDestroyed'; readonly obstacle: string; readonly at: Position }
  | (Of<'trapSprung'> & { readonly obstacle: string; readonly at: Position })
  | { readonly type: 'areaPlaced'; readonly area: FieldArea }
  | { readonly type: 'areaAged'; readonly id: number; readonly rounds: number }
  | { readonly type: 'areaEnded'; readonly id: number; readonly at: Position }
  | (Of<'rallied'> & { readonly by: UnitId })
  | (Of<'scanned'> & { readonly seen: readonly UnitId[] })
  | Of<'revealed'>
  | Of<'cloaked'>
  | {
      readonly type: 'remembered';
      readonly side: Side;
      readonly memory: Memory /** Whether the side whose turn it is knows more than before. */;
      readonly isNews: boolean;
    }
  | { readonly type: 'sighted'; readonly side: Side; readonly unit: UnitId }
  | { readonly type: 'lostSight'; readonly side: Side; readonly unit: UnitId }
  | Of<'waited'>
  | { readonly type: 'controlCounted'; readonly counts: Readonly<Record<Side, number>> }
  | { readonly type: 'drawOffered'; readonly side: Side }
  | { readonly type: 'drawDeclined'; readonly side: Side }
  | { readonly type: 'turnEnded'; readonly side: Side }
  | { readonly type: 'battleEnded'; readonly winner: Side | 'draw'; readonly reason: EndReason };

export type SkirmishEventType = SkirmishEvent['type'];
export type EventOf<Type extends SkirmishEventType> = Extract<SkirmishEvent, { readonly type: Type }>;
