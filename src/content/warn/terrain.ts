import type { SiegeRules } from '../../battle/model/rules';
import type { TerrainFace } from '../catalog';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { TERRAIN_READ_BY } from '../schema/readBy';
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
export function terrainWarnings(contentFile: ContentFile<TerrainFace>, rules: SiegeRules): Problem[] {
  if (!rules.terrain.includes(contentFile.content.id)) return [];
  const keys = Object.keys(TERRAIN_READ_BY) as Key[];
  return unreadWarnings(
    contentFile,
    keys.map((key) => ({ key, readBy: TERRAIN_READ_BY[key], isIdle: IS_IDLE[key](contentFile.content, rules) })),
  );
}
