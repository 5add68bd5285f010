import { cellNumber, positionOfCell } from '../../core/geometry/grid';
import { inReadingOrder, isSamePosition, type Position } from '../../core/geometry/position';
import type { BySide, Side } from '../../kernel/sides';
import { fieldSurvey, lastingDamageAt } from '../ground/fieldSurvey';
import type { FieldBook, FieldMap } from '../model/book';
import { profileOf } from '../model/profile';
import type { FieldGround } from '../model/state';

/** How many columns at each end of the board are spawn cells, if the battlefield lists none. */
const SPAWN_COLUMNS = 2;
/** Rows between two units of a squad. */
const SPREAD = 1.6;
const ROW_WEIGHT = 2;
const COLUMN_WEIGHT = 1.5;

/** Where each side may deploy: never on a cell that blocks, hurts or falls. */
export function spawnsOf(book: FieldBook, map: FieldMap, ground: FieldGround): BySide<readonly Position[]> {
  const survey = fieldSurvey(book, ground);
  const isFit = ({ x, y }: Position) => {
    const cell = survey.cells[cellNumber(survey, x, y)];
    return (
      cell !== undefined &&
      !cell.blocksMovement &&
      cell.damage === 0 &&
      cell.fall === 0 &&
      lastingDamageAt(survey, { x, y }) === 0
    );
  };
  if (map.spawns !== undefined) return { left: map.spawns.left.filter(isFit), right: map.spawns.right.filter(isFit) };
  const cells = ground.terrain.map((_, cell) => positionOfCell(ground, cell)).filter(isFit);
  return {
    left: cells.filter(({ x }) => x < SPAWN_COLUMNS),
    right: cells.filter(({ x }) => x >= ground.width - SPAWN_COLUMNS),
  };
}

/** Places a squad by the engine's own rule; Right by the same rule on the board turned by 180°. */
export function placeSquad(
  book: FieldBook,
  map: FieldMap,
  squad: readonly string[],
  spawns: readonly Position[],
  side: Side,
): Position[] {
  if (map.spawns !== undefined) return squad.map((_, index) => mustBe(spawns[index]));
  const turned = ({ x, y }: Position): Position => ({ x: map.width - 1 - x, y: map.height - 1 - y });
  const own = side === 'left' ? (at: Position) => at : turned;
  const free = spawns.map(own).sort(inReadingOrder);
  return squad.map((kind, index) => {
    const row = Math.floor((map.height - 1) / 2 + (index - (squad.length - 1) / 2) * SPREAD + 0.5);
    const { traits } = profileOf(book, kind);
    const column = traits.has('ranged') || traits.has('healer') ? 0 : 1;
    const off = ({ x, y }: Position) => ROW_WEIGHT * Math.abs(y - row) + COLUMN_WEIGHT * Math.abs(x - column);
    const best = mustBe(
      free.reduce<Position | undefined>(
        (least, cell) => (least === undefined || off(cell) < off(least) ? cell : least),
        undefined,
      ),
    );
    free.splice(
      free.findIndex((cell) => isSamePosition(cell, best)),
      1,
    );
    return own(best);
  });
}

function mustBe(cell: Position | undefined): Position {
  if (cell === undefined) throw new Error('the battlefield has fewer spawn cells than the squad has units');
  return cell;
}
