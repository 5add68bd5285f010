import type { CardId } from './card';
import type { CombatType } from './combatType';
import type { Facing, Position } from './position';
import type { Side } from './sides';

export type UnitId = string;

/**
 * A card on the board. It is a position itself and carries its own figures: a card edited or taken out of the set while
 * the battle runs can't leave a unit without them. Only `apply` changes it, in place.
 */
export interface Unit extends Position {
  row: number;
  col: number;
  readonly id: UnitId;
  readonly card: CardId;
  readonly side: Side;
  readonly type: CombatType;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly fullHealth: number;
  health: number;
  facing: Facing;
  /** Deployed in this turn: may strike cards, may not move or strike the castle. */
  fresh: boolean;
  moved: boolean;
  attacked: boolean;
}
