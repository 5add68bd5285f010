import { cellNumber, isInside } from '../geometry/grid';
import type { Survey, SurveyedCell } from '../ground/survey';

/** Nobody climbs or descends more in one step. */
export const STEEPEST_STEP = 1;

/**
 * Whether the ground lets somebody go from a cell to a neighbour: on the board, not blocked, not too steep, and a diagonal not
 * between two blocked cells. Units are the asker's matter. Allocates nothing.
 */
export function canStep(survey: Survey, fromX: number, fromY: number, toX: number, toY: number): boolean {
  if (!isInside(survey, toX, toY)) return false;
  const to = cell(survey, toX, toY);
  if (to.blocksMovement) return false;
  if (Math.abs(to.elevation - cell(survey, fromX, fromY).elevation) > STEEPEST_STEP) return false;
  const isDiagonal = fromX !== toX && fromY !== toY;
  return !isDiagonal || !(cell(survey, fromX, toY).blocksMovement && cell(survey, toX, fromY).blocksMovement);
}

/** What entering a cell costs somebody with these skills. */
export function entryCost(cell: SurveyedCell, skills: readonly string[]): number {
  return cell.skill === null || skills.includes(cell.skill) ? cell.cost : cell.unskilledCost;
}

function cell(survey: Survey, x: number, y: number): SurveyedCell {
  return survey.cells[cellNumber(survey, x, y)] as SurveyedCell;
}
