import { type Crossing, crossingsOf } from '../geometry/lines';
import { cellAt, type Survey } from '../ground/survey';
import type { SightRules } from './sightRules';

/**
 * Ruling 18: symmetric sight from center to center. Neighbours in the ring always see each other; units never block.
 * Allocates nothing.
 */
export function hasLineOfSight(
  survey: Survey,
  rules: SightRules,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  const length = lineLength(fromX, fromY, toX, toY);
  if (length <= 1) return true;
  const fromEye = cellAt(survey, fromX, fromY).elevation + rules.eyeHeight;
  const toEye = cellAt(survey, toX, toY).elevation + rules.eyeHeight;
  for (const crossing of crossingsOf(toX - fromX, toY - fromY)) {
    const lineHeight = scaledHeight(crossing, length, fromEye, toEye);
    if (isBlockedAt(survey, rules, fromX, fromY, crossing, lineHeight, 2 * length)) return false;
  }
  return true;
}

/** Whether fog around the target leaves it to be seen from its ring only. A matter of the target's cell, so not symmetric. */
export function isShrouded(survey: Survey, fromX: number, fromY: number, toX: number, toY: number): boolean {
  return lineLength(fromX, fromY, toX, toY) > 1 && cellAt(survey, toX, toY).obscures;
}

/** A line of sight to a target that no fog hides: what a shot needs. */
export function hasClearShot(
  survey: Survey,
  rules: SightRules,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  return !isShrouded(survey, fromX, fromY, toX, toY) && hasLineOfSight(survey, rules, fromX, fromY, toX, toY);
}

/** The height of the line at a crossing times twice its length: the same sum from either end, so symmetric even in fractions. */
export function scaledHeight(crossing: Crossing, length: number, fromEye: number, toEye: number): number {
  return fromEye * (2 * length - crossing.halfStep) + toEye * crossing.halfStep;
}

/** A corner is closed by both of its cells only, and so is a pair when grazing is permissive. */
export function isBlockedAt(
  survey: Survey,
  rules: SightRules,
  fromX: number,
  fromY: number,
  crossing: Crossing,
  lineHeight: number,
  scale: number,
): boolean {
  const { kind, first, second } = crossing;
  const firstBlocks = doesCellBlock(survey, rules, fromX + first.x, fromY + first.y, lineHeight, scale);
  if (kind === 'one') return firstBlocks;
  const eitherSuffices = kind === 'pair' && rules.grazing === 'strict';
  if (firstBlocks === eitherSuffices) return firstBlocks;
  return doesCellBlock(survey, rules, fromX + second.x, fromY + second.y, lineHeight, scale);
}

/** What stands here blocks a line that is no higher than its top; the ground itself, one that runs below it. */
export function doesCellBlock(
  survey: Survey,
  rules: SightRules,
  x: number,
  y: number,
  lineHeight: number,
  scale: number,
): boolean {
  const cell = cellAt(survey, x, y);
  if (cell.obscures && rules.fogBlocks) return true;
  return cell.sightTop * scale >= lineHeight || cell.elevation * scale > lineHeight;
}

export function lineLength(fromX: number, fromY: number, toX: number, toY: number): number {
  return Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
}
