import type { SiegeRules } from '../../battle/rules';
import type { TerrainFace } from '../catalog';
import type { Page } from '../page';
import type { Problem } from '../problem';
import { TERRAIN_READ_BY } from '../readBy';
import { unreadWarnings } from './unread';

type Key = keyof typeof TERRAIN_READ_BY;

/** What difficult ground costs: a card enters it by a move of one step. */
const DIFFICULT = 2;

type IsIdle = (terrain: TerrainFace, rules: SiegeRules) => boolean;
const never: IsIdle = () => false;

/** When a value means more than the card battle makes of it. */
const IS_IDLE: Readonly<Record<Key, IsIdle>> = {
  cost: ({ cost = 1 }) => cost > DIFFICULT,
  unskilledCost: ({ unskilledCost }) => unskilledCost !== undefined,
  skill: ({ skill }) => skill !== undefined,
  blocksMovement: never,
  blocksSight: never,
  obscures: never,
  cover: never,
  shelter: ({ shelter = 'none' }) => shelter !== 'none',
  elevation: ({ elevation = 0 }) => elevation > 1,
  damage: ({ damage = 0 }, { hazardDamage }) => damage > 0 && damage !== hazardDamage,
  slipPercent: ({ slipPercent = 0 }) => slipPercent > 0,
  fall: ({ fall = 0 }) => fall > 0,
};

/** Of terrain that the rules of the card battle list. */
export function terrainWarnings(page: Page<TerrainFace>, rules: SiegeRules): Problem[] {
  if (!rules.terrain.includes(page.content.id)) return [];
  const keys = Object.keys(TERRAIN_READ_BY) as Key[];
  return unreadWarnings(
    page,
    keys.map((key) => ({ key, readBy: TERRAIN_READ_BY[key], isIdle: IS_IDLE[key](page.content, rules) })),
  );
}
