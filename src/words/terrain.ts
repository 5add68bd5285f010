import type { SiegeRules } from '../battle/model/rules';
import type { Terrain } from '../core/ground/terrain';
import type { Speak } from './speak';

type Capability = (terrain: Terrain, rules: SiegeRules, speak: Speak) => string | null;

/** One row per thing that ground does in the card battle; what only the open field knows is left out. */
const CAPABILITIES: readonly Capability[] = [
  ({ elevation = 0 }, { highGround }, speak) =>
    elevation > 0 ? speak('terrain.high', { damage: highGround.damage, columns: highGround.meleeColumns }) : null,
  ({ cover = 'none' }, rules, speak) =>
    cover === 'none' ? null : speak('terrain.cover', { percent: speak('percent', { value: rules.cover[cover] }) }),
  ({ cost = 1 }, _rules, speak) => (cost > 1 ? speak('terrain.difficult') : null),
  ({ damage = 0 }, { hazardDamage }, speak) => (damage > 0 ? speak('terrain.hazard', { damage: hazardDamage }) : null),
  ({ blocksMovement }, _rules, speak) => (blocksMovement === true ? speak('terrain.blocked') : null),
  ({ blocksSight }, _rules, speak) => (blocksSight === true ? speak('terrain.opaque') : null),
  ({ obscures }, _rules, speak) => (obscures === true ? speak('terrain.fog') : null),
  ({ obscures }, { sight }, speak) => (obscures === true && sight.fogBlocks ? speak('terrain.thickFog') : null),
];

/** What a terrain does in the card battle, in one line. */
export function terrainText(terrain: Terrain, rules: SiegeRules, speak: Speak): string {
  const told = CAPABILITIES.flatMap((capability) => capability(terrain, rules, speak) ?? []);
  return told.length === 0 ? speak('terrain.plain') : told.join(' ');
}
