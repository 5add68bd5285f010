import type { Side } from '../kernel/sides';
import type { AbilityUse } from './abilities/vocabulary';
import type { CardId } from './card';
import type { CombatType } from './combatType';
import { COLUMNS, type Facing, type Position } from './position';

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
  readonly abilities: readonly AbilityUse[];
  health: number;
  facing: Facing;
  /** Deployed in this turn: may strike cards, may not move or strike the castle. */
  fresh: boolean;
  moved: boolean;
  /** Has moved after its first blow of the turn. */
  movedAgain: boolean;
  attacked: boolean;
  /** Has struck in this turn, even if its attack was readied since. */
  hasStruck: boolean;
  revealed: boolean;
  /** Stands braced until its owner's next turn. */
  braced: boolean;
  /** Left a formation that marches as one: no attack in this turn. */
  strayed: boolean;
  /** Added to its attack until the turn ends. */
  attackBonus: number;
}

const WIDTH = COLUMNS.length;

/** A card's `cellOf`, for units alone: a function that also meets other things looks at every one to see what it is. */
export function unitCell({ row, col }: Unit): number {
  return (row * WIDTH + col) | 0;
}
