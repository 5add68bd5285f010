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
import { opponentOf } from '../../../kernel/sides';
import type { Row } from '../../schema/tables';
import { standingRow, tacticsAt } from '../standing';
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

function bareRow(telling: CardTelling, { unit, at, gone }: SeenCard, fighter: Fighter): Row<'character_positions'> {
  const { book, ground } = telling;
  const full = moveRangeOf(book.rules, fighter.profile, fighter.profile.type);
  return standingRow(telling, cardSurvey(book, ground), {
    id: unit.id,
    at,
    facing: fighter.facing,
    stance: has(fighter, STATUS.braced) ? 'defensive' : 'balanced',
    movement: { used: Math.min(gone, full), left: gone > 0 ? 0 : full, full },
  });
}

function tactics(telling: CardTelling, board: Board, unit: Fighter): Partial<Row<'character_positions'>> {
  const { book } = telling;
  const at = toPoint(unit);
  const side = opponentOf(unit.side);
  const all = board.units.filter((other) => other.side === side);
  const strikes = (by: Fighter) => cellsIn(strikeCells(book, board, by));
  const { surroundedFrom } = book.rules;
  return {
    ...tacticsAt(at, coverOf(board, unit), { board, standsAt, side, all, pointOf: toPoint, surroundedFrom }),
    threatens_positions: strikes(unit).map(toPoint),
    threatened_by: all
      .filter((enemy) => strikes(enemy).some(({ row, col }) => row === at.y && col === at.x))
      .map(({ id }) => telling.characterId(id)),
  };
}

/** R5, R9: what it could strike from where it stands, its own cell aside. */
function strikeCells(book: CardTelling['book'], { ground }: Board, unit: Fighter): number {
  const reach = groundOf(book, ground.terrain).reach[unit.profile.reachClass];
  return (reach?.strike[unitCell(unit)] ?? 0) & ~(1 << unitCell(unit));
}
