import type { Side } from '../../kernel/sides';
import type { AbilityUse } from '../abilities/vocabulary';
import type { Card, CardId } from './card';
import type { CombatType } from './combatType';
import type { Grant } from './grant';
import { type Facing, type Position, TOWARDS_ENEMY_CASTLE } from './position';

export type UnitId = string;

/**
 * A card on the board, in plain JSON: what saves, scenarios, observations and events hold and everybody reads. It is a
 * position itself and carries its own figures: a card edited or taken out of the set while the battle runs can't leave a
 * unit without them. While the rules run it is a `Fighter`.
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
  /** R12.6: keywords for a while, beside the printed `abilities`; left out where there are none. */
  grants?: readonly Grant[];
}

/** What a card's file says of a unit, and what an edit of the card may change. */
export type Figures = Pick<Unit, 'card' | 'type' | 'cost' | 'attack' | 'defense' | 'fullHealth' | 'abilities'>;

/** A card as it comes onto the board: fresh, unhurt, facing the enemy castle. */
export function createUnit(card: Card, id: UnitId, side: Side, { row, col }: Position): Unit {
  return {
    id,
    card: card.id,
    side,
    row,
    col,
    type: card.type,
    cost: card.cost,
    attack: card.attack,
    defense: card.defense,
    fullHealth: card.health,
    abilities: card.abilities,
    health: card.health,
    facing: TOWARDS_ENEMY_CASTLE[side],
    fresh: true,
    moved: false,
    movedAgain: false,
    attacked: false,
    hasStruck: false,
    revealed: false,
    braced: false,
    strayed: false,
    attackBonus: 0,
  };
}
