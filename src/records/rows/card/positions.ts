import { coverOf } from '../../../battle/damage/cover';
import { standsAt } from '../../../battle/model/board';
import { has, STATUS } from '../../../battle/model/body';
import { cellsIn } from '../../../battle/model/cellSet';
import { type Board, compileBoard, compileUnit } from '../../../battle/model/engineState';
import type { Fighter } from '../../../battle/model/fighter';
import { groundOf } from '../../../battle/model/ground';
import { toPoint, unitCell } from '../../../battle/model/position';
import { moveRangeOf } from '../../../battle/model/reach';
import type { BattleState } from '../../../battle/model/state';
import { isPincer } from '../../../core/flanking/pincer';
import { isSurrounded } from '../../../core/flanking/pressure';
import { elevationAt, isHighGround } from '../../../core/ground/elevation';
import { opponentOf } from '../../../kernel/sides';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
import { type CardTelling, cardSurvey, type SeenCard } from './cardTelling';

/** How every card stands at the end, or stood when it fell. */
export function tellPositions(telling: CardTelling, end: BattleState): void {
  const board = compileBoard(telling.book, end);
  for (const seen of telling.cards.values()) {
    const standing = board.units.find(({ id }) => id === seen.unit.id);
    const row = bareRow(telling, seen, standing ?? compileUnit(telling.book, seen.unit));
    telling.rows.character_positions.push(
      standing === undefined ? row : { ...row, ...tactics(telling, board, standing) },
    );
  }
}

/** What is known of a fallen card, too. */
function bareRow(telling: CardTelling, { unit, at, gone }: SeenCard, fighter: Fighter): Row<'character_positions'> {
  const { session, book, ground } = telling;
  const range = moveRangeOf(book.rules, fighter.profile, fighter.profile.type);
  const survey = cardSurvey(book, ground);
  return {
    id: partId(session, 'position', unit.id),
    character_id: telling.characterId(unit.id),
    combat_session_id: session,
    position_x: at.x,
    position_y: at.y,
    elevation: elevationAt(survey, at),
    facing_direction: fighter.facing,
    movement_used: Math.min(gone, range),
    movement_remaining: gone > 0 ? 0 : range,
    max_movement_per_turn: range,
    stance: has(fighter, STATUS.braced) ? 'defensive' : 'balanced',
    in_cover: false,
    cover_quality: 'none',
    has_high_ground: isHighGround(survey, at.x, at.y),
    flanked: false,
    surrounded: false,
    threatens_positions: [],
    threatened_by: [],
  };
}

function tactics(telling: CardTelling, board: Board, unit: Fighter): Partial<Row<'character_positions'>> {
  const { book } = telling;
  const { x, y } = toPoint(unit);
  const side = opponentOf(unit.side);
  const enemies = board.units.filter((other) => other.side === side);
  const cover = coverOf(board, unit);
  const strikes = (by: Fighter) => cellsIn(strikeCells(book, board, by));
  return {
    in_cover: cover !== 'none',
    cover_quality: cover,
    flanked: enemies.some(({ row, col }) => isPincer(board, standsAt, side, col, row, x, y)),
    surrounded: isSurrounded(board, standsAt, side, x, y, book.rules.surroundedFrom),
    threatens_positions: strikes(unit).map(toPoint),
    threatened_by: enemies
      .filter((enemy) => strikes(enemy).some(({ row, col }) => row === y && col === x))
      .map(({ id }) => telling.characterId(id)),
  };
}

/** R5, R9: what it could strike from where it stands, its own cell aside. */
function strikeCells(book: CardTelling['book'], { ground }: Board, unit: Fighter): number {
  const reach = groundOf(book, ground.terrain).reach[unit.profile.reachClass];
  return (reach?.strike[unitCell(unit)] ?? 0) & ~(1 << unitCell(unit));
}
