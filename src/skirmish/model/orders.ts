import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { Stance } from './rules';
import type { UnitId } from './state';

/** An enemy unit, or the cell of an obstacle. */
export type Target = UnitId | Position;

interface Deploy {
  readonly type: 'deploy';
  readonly unit: UnitId;
  readonly at: Position;
}

interface Ready {
  readonly type: 'ready';
  /** Whoever isn't ready yet, Left first, if left out. */
  readonly side?: Side;
}

interface Moving {
  readonly unit: UnitId;
  readonly to: Position;
  /** The cells entered in order, `to` the last; the engine's path if left out. */
  readonly path?: readonly Position[];
}

interface OfUnit<Type extends string> {
  readonly type: Type;
  readonly unit: UnitId;
}

interface Form {
  readonly type: 'form';
  readonly formation: string;
  readonly anchor: Position;
  readonly facing: Direction;
  readonly members: readonly UnitId[];
  /** Slot numbers from 0; chosen by the rules if left out. */
  readonly slots?: Readonly<Record<UnitId, number>>;
}

export interface ManeuverOrder extends OfUnit<'maneuver'> {
  readonly maneuver: string;
  readonly target?: UnitId;
  readonly to?: Position;
  readonly path?: readonly Position[];
  readonly direction?: Direction;
}

export type SkirmishOrder =
  | Deploy
  | Ready
  | ({ readonly type: 'move' } & Moving)
  | ({ readonly type: 'disengage' } & Moving)
  | (OfUnit<'step'> & { readonly to: Position })
  | (OfUnit<'face'> & { readonly direction: Direction })
  | (OfUnit<'attack'> & { readonly target: Target })
  | (OfUnit<'stance'> & { readonly stance: Stance })
  | ManeuverOrder
  | Form
  | { readonly type: 'march'; readonly formation: number; readonly direction: Direction; readonly squares: number }
  | { readonly type: 'disband'; readonly formation: number }
  | (OfUnit<'heal'> & { readonly target: UnitId })
  | (OfUnit<'rally'> & { readonly target: UnitId })
  | (OfUnit<'build'> & { readonly at: Position })
  | (OfUnit<'demolish'> & { readonly at: Position })
  | OfUnit<'scan'>
  | OfUnit<'wait'>
  | { readonly type: 'end' }
  | { readonly type: 'forfeit' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'acceptDraw' }
  | { readonly type: 'declineDraw' };

export type SkirmishOrderType = SkirmishOrder['type'];
export type OrderOf<Type extends SkirmishOrderType> = Extract<SkirmishOrder, { readonly type: Type }>;
