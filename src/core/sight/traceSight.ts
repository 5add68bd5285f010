import { type Crossing, crossingsOf } from '../geometry/lines';
import { isSamePosition, type Position } from '../geometry/position';
import { elevationAt } from '../ground/elevation';
import { cellAt, type Survey } from '../ground/survey';
import { doesCellBlock, isBlockedAt, isShrouded, lineLength, scaledHeight } from './lineOfSight';
import type { SightRules } from './sightRules';

export interface SightBlocker {
  readonly position: Position;
  /** The obstacle or terrain that stands in the way; the ground's own terrain where it is simply too high. */
  readonly by: string;
}

export interface SightResult {
  readonly inSight: boolean;
  /** Every cell that takes part in blocking the line, from the near end to the far one. */
  readonly blockers: readonly SightBlocker[];
  /** Fog around the target hides it from all but its ring. */
  readonly isShrouded: boolean;
  /** Levels that the looker stands above the target; negative if below. */
  readonly elevationAdvantage: number;
}

/** The same judgement as `hasLineOfSight`, with everything that blocks. */
export function traceSight(survey: Survey, rules: SightRules, from: Position, to: Position): SightResult {
  const blockers = findBlockers(survey, rules, from, to);
  return {
    inSight: blockers.length === 0,
    blockers,
    isShrouded: isShrouded(survey, from.x, from.y, to.x, to.y),
    elevationAdvantage: elevationAt(survey, from) - elevationAt(survey, to),
  };
}

function findBlockers(survey: Survey, rules: SightRules, from: Position, to: Position): SightBlocker[] {
  const length = lineLength(from.x, from.y, to.x, to.y);
  const blockers: SightBlocker[] = [];
  if (length <= 1) return blockers;
  const fromEye = elevationAt(survey, from) + rules.eyeHeight;
  const toEye = elevationAt(survey, to) + rules.eyeHeight;
  const scale = 2 * length;
  for (const crossing of crossingsOf(to.x - from.x, to.y - from.y)) {
    const lineHeight = scaledHeight(crossing, length, fromEye, toEye);
    if (!isBlockedAt(survey, rules, from.x, from.y, crossing, lineHeight, scale)) continue;
    for (const { x, y } of crossedCells(from, crossing)) {
      if (doesCellBlock(survey, rules, x, y, lineHeight, scale)) blockers.push(blockerAt(survey, x, y));
    }
  }
  return blockers;
}

function crossedCells(from: Position, { first, second }: Crossing): Position[] {
  const cells = isSamePosition(first, second) ? [first] : [first, second];
  return cells.map((offset) => ({ x: from.x + offset.x, y: from.y + offset.y }));
}

function blockerAt(survey: Survey, x: number, y: number): SightBlocker {
  const cell = cellAt(survey, x, y);
  return { position: { x, y }, by: cell.sightBlocker ?? cell.terrain };
}
