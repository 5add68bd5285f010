import { coverQualityAgainst } from '../../../core/cover/getCover';
import type { CoverQuality } from '../../../core/cover/quality';
import { chebyshev } from '../../../core/geometry/position';
import { profileOf } from '../../../skirmish/model/profile';
import { isClear } from '../../../skirmish/sight/sightTable';
import type { Scene } from '../scene/scene';
import type { Place } from './place';

const WORTH: Readonly<Record<CoverQuality, number>> = { none: 0, partial: 33, good: 67, excellent: 100 };
/** Cover counts from here on. */
const NEAREST_SHOT = 2;

/** The mean cover against the known enemy shooters that see the cell: 0 to 100. */
export function coverScore({ book, noticed, strategy, enemies, state, survey }: Scene, { at }: Place): number {
  if (!strategy.usesCover || noticed.rules.cover === undefined) return 0;
  let [sum, shooters] = [0, 0];
  for (const { kind, position } of enemies) {
    if (profileOf(book, kind).weapon.isMelee || !isClear(book, state.ground, position, at)) continue;
    shooters += 1;
    if (chebyshev(position, at) >= NEAREST_SHOT) {
      sum += WORTH[coverQualityAgainst(survey, position.x, position.y, at.x, at.y)];
    }
  }
  return shooters === 0 ? 0 : sum / shooters;
}
