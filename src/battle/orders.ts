import type { CardId } from './card';
import type { Position } from './position';
import type { UnitId } from './unit';

/** Everything a player can tell the battle to do. The side is always the one whose turn it is. */
export type Order =
  | { readonly type: 'deploy'; readonly card: CardId; readonly at: Position }
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Position }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'attackCastle'; readonly unit: UnitId }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede' };
