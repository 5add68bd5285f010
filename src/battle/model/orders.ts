import type { CardId } from './card';
import type { Position } from './position';
import type { UnitId } from './unit';

/** R12: a stratagem of the hand and what it is aimed at: exactly the keys that its target asks for. */
export interface PlayOrder {
  readonly type: 'play';
  readonly card: CardId;
  readonly unit?: UnitId;
  readonly at?: Position;
  readonly column?: number;
  readonly row?: number;
  /** The second cell that some targets ask for. */
  readonly to?: Position;
}

/** Everything a player can tell the battle to do. The side is always the one whose turn it is. */
export type Order =
  /** R1, before round 1: these cards of the hand go back, as many are drawn. None keeps the hand. */
  | { readonly type: 'mulligan'; readonly cards: readonly CardId[] }
  /** `palisadeAt` names the cell that an ability changes on deployment. */
  | { readonly type: 'deploy'; readonly card: CardId; readonly at: Position; readonly palisadeAt?: Position }
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Position }
  /** `slideTo` names the cell to which an ability moves the target. */
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId; readonly slideTo?: Position }
  | { readonly type: 'attackCastle'; readonly unit: UnitId }
  | { readonly type: 'attackCell'; readonly unit: UnitId; readonly at: Position }
  | { readonly type: 'brace'; readonly unit: UnitId }
  /** Optional rule: a whole column moves one column on or back. */
  | { readonly type: 'march'; readonly column: number; readonly to: number }
  | PlayOrder
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede' };
