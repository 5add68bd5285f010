import { isPincer } from '../../core/flanking/pincer';
import { isSurrounded } from '../../core/flanking/pressure';

import { elevationAt, isHighGround } from '../../core/ground/elevation';
import type { Survey } from '../../core/ground/survey';
import type { StandsAt } from '../../core/units/unit';
import type { Side } from '../../kernel/sides';
import { partId } from '../identity/ids';
import type { Row } from '../schema/tables';
import type { Point, Telling } from './telling';

/** Where and how somebody stands, or stood when it fell. */
interface Bare {
  /** Its name in the battle. */
  readonly id: string;
  readonly at: Point;
  readonly facing: string;
  readonly stance: string;
  readonly movement: { readonly used: number; readonly left: number; readonly full: number };
}

/** What is known of the fallen, too. */
export function standingRow(
  { session, characterId }: Telling,
  survey: Survey,
  { id, at, facing, stance, movement }: Bare,
): Row<'character_positions'> {
  return {
    id: partId(session, 'position', id),
    character_id: characterId(id),
    combat_session_id: session,
    position_x: at.x,
    position_y: at.y,
    elevation: elevationAt(survey, at),
    facing_direction: facing,
    movement_used: movement.used,
    movement_remaining: movement.left,
    max_movement_per_turn: movement.full,
    stance,
    in_cover: false,
    cover_quality: 'none',
    has_high_ground: isHighGround(survey, at.x, at.y),
    flanked: false,
    surrounded: false,
    threatens_positions: [],
    threatened_by: [],
  };
}

/** Who stands against somebody, and how that is asked on this board. */
export interface Enemies<Board, Enemy extends { readonly id: string }> {
  readonly board: Board;
  readonly standsAt: StandsAt<Board>;
  readonly side: Side;
  readonly all: readonly Enemy[];
  readonly pointOf: (enemy: Enemy) => Point;
  readonly surroundedFrom: number;
}

type Tactics = Pick<Row<'character_positions'>, 'in_cover' | 'cover_quality' | 'flanked' | 'surrounded'>;

export function tacticsAt<Board, Enemy extends { readonly id: string }>(
  { x, y }: Point,
  cover: string,
  { board, standsAt, side, all, pointOf, surroundedFrom }: Enemies<Board, Enemy>,
): Tactics {
  return {
    in_cover: cover !== 'none',
    cover_quality: cover,
    flanked: all.some((enemy) => {
      const from = pointOf(enemy);
      return isPincer(board, standsAt, side, from.x, from.y, x, y);
    }),
    surrounded: isSurrounded(board, standsAt, side, x, y, surroundedFrom),
  };
}
