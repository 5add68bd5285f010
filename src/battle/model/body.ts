import type { Side } from '../../kernel/sides';
import type { Facing, Position } from './position';
import type { Figures, UnitId } from './unit';

/** What the conditions of abilities may ask of a unit: where it stands, what was done to it, and its card's figures. */
export interface Body extends Position {
  readonly id: UnitId;
  readonly profile: Figures;
  readonly side: Side;
  row: number;
  col: number;
  facing: Facing;
  health: number;
  /** Added to its attack until the turn ends. */
  attackBonus: number;
  /** What it has done in its turn and what holds for it now, in the bits of `STATUS`. */
  status: number;
}

/** The flags of `Unit`, one bit each. */
export const STATUS = {
  fresh: 1,
  moved: 2,
  movedAgain: 4,
  attacked: 8,
  hasStruck: 16,
  strayed: 32,
  braced: 64,
  revealed: 128,
} as const;

/** R2.3: what the start of its owner's turn wipes out; only whoever was seen stays seen. */
export const STATUS_OF_A_TURN = 127;

/** Whether one of these bits holds for a unit. */
export function has(unit: Body, status: number): boolean {
  return (unit.status & status) !== 0;
}
