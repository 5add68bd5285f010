import { ofSide, type Side } from '../kernel/sides';
import type { Card } from './card';
import { type Position, TOWARDS_ENEMY_CASTLE } from './position';
import type { Unit, UnitId } from './unit';

/** A card as it comes onto the board: fresh, unhurt, facing the enemy castle. */
export function muster(card: Card, id: UnitId, side: Side, { row, col }: Position): Unit {
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
    facing: ofSide(TOWARDS_ENEMY_CASTLE, side),
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
