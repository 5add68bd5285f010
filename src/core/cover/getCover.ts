import { isInside, isRingStep, ringNeighbours } from '../geometry/grid';
import type { Position } from '../geometry/position';
import { cellAt, type Survey } from '../ground/survey';
import { coverByAngle } from './coverAngle';
import type { CoverEffect, CoverTable } from './coverTable';
import { betterCover, byBetterCover, type CoverQuality, lesserCover, lowerCover } from './quality';

/** One thing that covers a target. */
export interface CoverSource {
  /** The obstacle's or terrain's id. */
  readonly from: string;
  readonly position: Position;
  readonly quality: CoverQuality;
}

export interface CoverResult {
  readonly quality: CoverQuality;
  readonly effect: CoverEffect;
  /** Everything that covers, the best first; before high ground takes its level. */
  readonly sources: readonly CoverSource[];
}

/** The attack as cover sees it. Ruling 25: cover counts for ranged attacks only. */
export interface CoveredAttack {
  readonly isRanged: boolean;
  readonly fromHighGround: boolean;
}

/** Ruling 32: computed for each attack, never stored on a unit. */
export function getCover(
  survey: Survey,
  table: CoverTable,
  attacker: Position,
  target: Position,
  attack: CoveredAttack,
): CoverResult {
  const sources = attack.isRanged ? coverSources(survey, attacker, target) : [];
  const quality = effectiveCover(sources[0]?.quality ?? 'none', attack.isRanged, attack.fromHighGround);
  return { quality, effect: table[quality], sources };
}

/** Rulings 25 and 33: what is left of a cover in one attack. Allocates nothing. */
export function effectiveCover(cover: CoverQuality, isRanged: boolean, fromHighGround: boolean): CoverQuality {
  if (!isRanged) return 'none';
  return fromHighGround ? lowerCover(cover) : cover;
}

/** The cover of a cell's own ground, from any angle. Allocates nothing. */
export function coverOfGround(survey: Survey, x: number, y: number): CoverQuality {
  return cellAt(survey, x, y).cover;
}

/** The best cover alone, without its sources; allocates nothing. */
export function coverQualityAgainst(
  survey: Survey,
  attackerX: number,
  attackerY: number,
  targetX: number,
  targetY: number,
): CoverQuality {
  let best = coverOfGround(survey, targetX, targetY);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (!isRingStep(dx, dy) || !isInside(survey, targetX + dx, targetY + dy)) continue;
      const { shelter } = cellAt(survey, targetX + dx, targetY + dy);
      best = betterCover(best, coverFrom(shelter, dx, dy, attackerX - targetX, attackerY - targetY));
    }
  }
  return best;
}

function coverSources(survey: Survey, attacker: Position, target: Position): CoverSource[] {
  const { terrain: here } = cellAt(survey, target.x, target.y);
  const own = coverOfGround(survey, target.x, target.y);
  const sources: CoverSource[] = [{ from: here, position: target, quality: own }];
  for (const position of ringNeighbours(survey, target)) {
    const { shelter, shelterFrom, terrain } = cellAt(survey, position.x, position.y);
    const dx = position.x - target.x;
    const dy = position.y - target.y;
    const quality = coverFrom(shelter, dx, dy, attacker.x - target.x, attacker.y - target.y);
    sources.push({ from: shelterFrom ?? terrain, position, quality });
  }
  return sources.filter((source) => source.quality !== 'none').sort((a, b) => byBetterCover(a.quality, b.quality));
}

/** What lies in the ring covers by its angle, at most up to its own level. */
function coverFrom(shelter: CoverQuality, dx: number, dy: number, attackerX: number, attackerY: number): CoverQuality {
  return shelter === 'none' ? 'none' : lesserCover(shelter, coverByAngle(dx, dy, attackerX, attackerY));
}
