import type { Modifier } from '../../core/arithmetic/modifiers';
import { effectiveCover } from '../../core/cover/getCover';
import { betterCover, type CoverQuality } from '../../core/cover/quality';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { unitCell } from '../model/position';
import type { RuleModifiers } from './ruleModifiers';
import { eachStanding } from './standing';

/** Section 2: what a cover leaves of a blow; null where it takes nothing away. */
export function coverAgainst(
  modifiers: RuleModifiers,
  cover: CoverQuality,
  isShot: boolean,
  fromHigh: boolean,
): Modifier | null {
  return cover === 'none' ? null : modifiers.cover[effectiveCover(cover, isShot, fromHigh)];
}

/** The cover of a card where it stands: the best of terrain and what allies grant. */
export function coverOf(board: Board, unit: Fighter): CoverQuality {
  let cover = board.ground.cover[unitCell(unit)] as CoverQuality;
  eachStanding(board, unit, 'grantCover', (part) => {
    cover = betterCover(cover, part.with.cover);
  });
  return cover;
}
