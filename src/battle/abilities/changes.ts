import { getOpposite, STEPS } from '../../core/geometry/direction';
import type { OrthogonalDirection } from '../../core/geometry/directionTo';
import { lookUp } from '../../kernel/dispatch';
import { ofSide, type Side } from '../../kernel/sides';
import { canSlideTo, squaresFree } from '../legality/chosenCells';
import { has, STATUS } from '../model/body';
import type { Book, TerrainId } from '../model/book';
import { hasCell, takenCells } from '../model/cellSet';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { terrainAt } from '../model/ground';
import { cellOf, type Facing, facingTowards, type Position, TOWARDS_ENEMY_CASTLE } from '../model/position';
import type { Occasion } from './occasion';
import type { Settled } from './parts';
import {
  ANY_TERRAIN,
  type EffectArguments,
  type ForcedMoveKind,
  type Readying,
  type TERRAIN_PLACES,
} from './vocabulary';

/**
 * What each effect would change of one card or cell, and whether it would change anything. The effects ask it when they
 * happen, the judge of stratagems asks it before: so "it would do nothing" can't differ from what happens.
 */

/** How much health a card gets back of an amount. */
export function healthGained({ health, profile }: Fighter, amount: number): number {
  return health > 0 ? Math.min(amount, profile.fullHealth - health) : 0;
}

export function isReadiable(unit: Fighter, what: Readying): boolean {
  return unit.health > 0 && has(unit, what === 'move' ? STATUS.moved : STATUS.attacked);
}

export function isConcealable(unit: Fighter): boolean {
  return unit.health > 0 && has(unit, STATUS.revealed);
}

/** R12.6: a keyword that a card already has, printed or granted, is not granted again. */
export function isGrantable({ health, profile }: Fighter, ability: string): boolean {
  const { abilities, grants } = profile;
  return health > 0 && !abilities.some(({ id }) => id === ability) && !grants.some(({ id }) => id === ability);
}

/** Where a card looks afterwards; null when it already does, or stands where it should look to. */
export function facingAfter(unit: Fighter, bearer: Position, turn: EffectArguments['turn']['facing']): Facing | null {
  const { facing: now, health } = unit;
  const facing = facingOf(unit, bearer, turn);
  return facing === now || health <= 0 ? null : facing;
}

function facingOf(unit: Fighter, bearer: Position, turn: EffectArguments['turn']['facing']): Facing | null {
  const front = ofSide(TOWARDS_ENEMY_CASTLE, unit.side);
  if (turn === 'front') return front;
  if (turn === 'back') return getOpposite(front) as Facing;
  if (unit.row === bearer.row && unit.col === bearer.col) return null;
  const towards = facingTowards(unit, bearer);
  return turn === 'towards' ? towards : (getOpposite(towards) as Facing);
}

/** Where a card is forced to; null when it stays. */
export function forcedTo(
  board: Board,
  unit: Fighter,
  kind: ForcedMoveKind,
  squares: number,
  axis: OrthogonalDirection | null,
  named: Position | null,
): Position | null {
  if (unit.health <= 0) return null;
  if (kind === 'slide') return named !== null && canSlideTo(board, unit, named, squares) ? named : null;
  if (axis === null) return null;
  const direction = kind === 'push' ? axis : (getOpposite(axis) as OrthogonalDirection);
  const cells = squaresFree(board, unit, direction, squares);
  if (cells === 0) return null;
  return { row: unit.row + STEPS[direction].y * cells, col: unit.col + STEPS[direction].x * cells };
}

/** With whom a card changes places: whoever else stands on the named cell. Null when nobody does, or it has fallen. */
export function swapPartner({ units }: Board, other: Fighter | null, named: Position | null): Fighter | null {
  if (other === null || other.health <= 0 || named === null) return null;
  return units.find((unit) => unit !== other && unit.row === named.row && unit.col === named.col) ?? null;
}

/** Which cell changes; null when nobody named it. */
export function cellChanged(place: (typeof TERRAIN_PLACES)[number], occasion: Occasion): Position | null {
  return PLACE[place](occasion);
}

const PLACE: { readonly [Place in (typeof TERRAIN_PLACES)[number]]: (occasion: Occasion) => Position | null } = {
  self: ({ bearer }) => ({ row: bearer.row, col: bearer.col }),
  other: ({ other }) => other && { row: other.row, col: other.col },
  named: ({ named }) => named,
};

/** What lies on a cell afterwards; null when it stays. Nobody is walled in: an occupied cell never becomes one that blocks. */
export function terrainAfter(
  book: Book,
  { ground, units }: Board,
  { change }: Settled<EffectArguments['setTerrain']>,
  at: Position,
): TerrainId | null {
  const from = terrainAt(ground, at);
  const to = lookUp(change, from) ?? lookUp(change, ANY_TERRAIN) ?? from;
  return to === from || (blocks(book, to) && hasCell(takenCells(units), cellOf(at))) ? null : to;
}

function blocks({ terrains }: Book, terrain: TerrainId): boolean {
  return terrains.some(({ id, blocksMovement }) => id === terrain && blocksMovement === true);
}

/** Nobody is called back into a full hand. `spare` are the cards that will have left it by then. */
export function isRecallable(
  { rules }: Book,
  { hands }: { readonly hands: Readonly<Record<Side, readonly unknown[]>> },
  { health, side }: Fighter,
  spare: number,
): boolean {
  return health > 0 && ofSide(hands, side).length - spare < rules.handLimit;
}
