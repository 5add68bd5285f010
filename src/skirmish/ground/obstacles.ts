import { isSamePosition, type Position } from '../../core/geometry/position';
import { obstacleKindOf } from '../../core/ground/ground';
import { isStanding, type Obstacle } from '../../core/ground/obstacle';
import type { FieldBook } from '../model/book';
import type { FieldGround } from '../model/state';

/** What stands on a cell, in the order of ids. */
export function obstaclesAt(ground: FieldGround, at: Position): Obstacle[] {
  return ground.obstacles
    .filter((obstacle) => isStanding(obstacle) && obstacle.positions.some((place) => isSamePosition(place, at)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Something that hurts whoever enters, once. */
export function isTrap(book: FieldBook, obstacle: Obstacle): boolean {
  return trapDamageOf(book, obstacle) > 0 && !obstacleKindOf(book, obstacle.kind).blocksMovement;
}

export function trapDamageOf(book: FieldBook, obstacle: Obstacle): number {
  return obstacleKindOf(book, obstacle.kind).damage ?? 0;
}

export function trapsAt(book: FieldBook, ground: FieldGround, at: Position): Obstacle[] {
  return obstaclesAt(ground, at).filter((obstacle) => isTrap(book, obstacle));
}

/** What has hit points can be struck. */
export function destructibleAt(ground: FieldGround, at: Position): Destructible | null {
  return obstaclesAt(ground, at).find(isDestructible) ?? null;
}

type Destructible = Obstacle & { readonly hitPoints: number };

function isDestructible(obstacle: Obstacle): obstacle is Destructible {
  return obstacle.hitPoints !== undefined;
}

/** Nothing can be done to it but tearing it down: what an engineer builds is of this kind. */
export const WALL = 'wall';

export function wallAt(ground: FieldGround, at: Position): Obstacle | null {
  return obstaclesAt(ground, at).find(({ kind }) => kind === WALL) ?? null;
}

export function withoutObstacle(ground: FieldGround, id: string): FieldGround {
  return { ...ground, obstacles: ground.obstacles.filter((obstacle) => obstacle.id !== id) };
}

/** A hole in an obstacle of several cells leaves the rest standing. */
export function withoutCellOf(ground: FieldGround, id: string, at: Position): FieldGround {
  const obstacles = ground.obstacles
    .map((obstacle) =>
      obstacle.id === id
        ? { ...obstacle, positions: obstacle.positions.filter((place) => !isSamePosition(place, at)) }
        : obstacle,
    )
    .filter(({ positions }) => positions.length > 0);
  return { ...ground, obstacles };
}
