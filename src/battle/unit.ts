import type { CardId } from './card';
import type { CombatType } from './combatType';
import type { Facing, Position } from './position';
import type { Side } from './sides';

export type UnitId = string;

/**
 * A card on the board. It is a position itself and carries its own figures: a card edited or taken out of the set while
 * the battle runs can't leave a unit without them.
 */
export interface Unit extends Position {
  readonly id: UnitId;
  readonly card: CardId;
  readonly side: Side;
  readonly type: CombatType;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly fullHealth: number;
  readonly health: number;
  readonly facing: Facing;
  /** Deployed in this turn: may strike cards, may not move or strike the castle. */
  readonly fresh: boolean;
  readonly moved: boolean;
  readonly attacked: boolean;
}
