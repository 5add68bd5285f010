import type { CoverQuality } from '../../core/cover/quality';
import { wallAt } from '../model/board';
import type { TerrainId } from '../model/book';
import { hasCell } from '../model/cellSet';
import type { Board } from '../model/engineState';
import { terrainAt } from '../model/ground';
import { cellOf, type Position } from '../model/position';
import type { SiegeRules } from '../model/rules';

/** What a cell's ground does to whoever stands there; what it doesn't do is 0, false or null. */
export interface GroundEffects {
  readonly terrain: TerrainId;
  /** Added to blows from here. */
  readonly high: number;
  readonly cover: CoverQuality;
  /** What comes through to whoever stands here, in percent, when shot at. */
  readonly shots: number;
  readonly difficult: boolean;
  readonly hazard: number;
  readonly blocks: boolean;
  readonly fog: boolean;
  /** Health of what an ability raised here and blows can tear down. */
  readonly wall: number | null;
}

/** In the rules' numbers, by the same survey that blows and moves ask. */
export function groundEffectsAt(rules: SiegeRules, board: Board, at: Position): GroundEffects {
  const { ground } = board;
  const cell = cellOf(at);
  const cover = ground.cover[cell] as CoverQuality;
  return {
    terrain: terrainAt(ground, at),
    high: hasCell(ground.high, cell) ? rules.highGround.damage : 0,
    cover,
    shots: rules.cover[cover],
    difficult: hasCell(ground.difficult, cell),
    hazard: hasCell(ground.hazardous, cell) ? rules.hazardDamage : 0,
    blocks: hasCell(ground.blocked, cell),
    fog: hasCell(ground.foggy, cell),
    wall: wallAt(board, at)?.health ?? null,
  };
}
