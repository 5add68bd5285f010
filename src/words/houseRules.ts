import type { SiegeRules } from '../battle/model/rules';
import type { Side } from '../kernel/sides';
import type { Speak } from './speak';

/** How the rules that are off unless chosen show on the board, and how one orders what they allow; by the numbers of the rules. */
export function houseRuleHelp({ optional, mirrorZones }: SiegeRules, viewer: Side, speak: Speak): string[] {
  const { dominationColumns, dominationAttack, ownershipTurns, riposteShare, riposteColumns } = optional;
  const told: string[] = [];
  if (optional.domination) {
    const percent = dominationAttack - 100;
    told.push(speak('houseRules.how.domination', { columns: dominationColumns, percent }));
  }
  if (optional.zoneOwnership) told.push(speak('houseRules.how.zoneOwnership', { turns: ownershipTurns }));
  if (optional.march) told.push(speak('houseRules.how.march'), speak('houseRules.how.stray'));
  if (optional.riposteForAll) {
    told.push(speak('houseRules.how.riposteForAll', { percent: riposteShare, columns: riposteColumns }));
  }
  if (mirrorZones) told.push(speak('houseRules.how.mirrorZones', { side: viewer }));
  return told;
}
