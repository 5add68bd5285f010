import type { CoverQuality } from '../cover/quality';
import type { Position } from '../geometry/position';

/** What a kind of obstacle can do, as JSON states it. */
export interface ObstacleKind {
  readonly id: string;
  readonly name: string;
  /** Levels above the ground it stands on; null reaches above everybody's head, wherever they stand. */
  readonly height: number | null;
  /** The best cover that it can give to a unit next to it. */
  readonly cover: CoverQuality;
  readonly blocksMovement: boolean;
  readonly blocksSight: boolean;
  /** Damage to whoever enters. */
  readonly damage?: number;
  /** Only what has hit points can be destroyed. */
  readonly hitPoints?: number;
}

/** An obstacle on a board. */
export interface Obstacle {
  readonly id: string;
  readonly kind: string;
  readonly positions: readonly Position[];
  /** What is left of its hit points; a destroyed obstacle does nothing any more. */
  readonly hitPoints?: number;
}

export function isStanding(obstacle: Obstacle): boolean {
  return obstacle.hitPoints === undefined || obstacle.hitPoints > 0;
}
