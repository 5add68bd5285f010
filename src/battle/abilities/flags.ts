import { isNextTo } from '../model/board';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { atRest } from './circumstances';
import { type ConditionalFlag, FLAG, type FlagBit } from './traits';

/** Whether a unit may do or is spared something now. */
export function hasFlag(board: Board, unit: Fighter, bit: FlagBit): boolean {
  const { flags, flagsAtTimes } = unit.profile;
  return (flags & bit) !== 0 || ((flagsAtTimes & bit) !== 0 && hasFlagNow(board, unit, bit));
}

function hasFlagNow(board: Board, unit: Fighter, bit: FlagBit): boolean {
  const { conditionalFlags } = unit.profile;
  const now = atRest(board, unit);
  for (let index = 0; index < conditionalFlags.length; index++) {
    const flag = conditionalFlags[index] as ConditionalFlag;
    if (flag.bit === bit && flag.test(now)) return true;
  }
  return false;
}

/** Some cards may be targeted only by whoever stands next to them. */
export function isHidden(board: Board, attacker: Fighter, target: Fighter): boolean {
  return hasFlag(board, target, FLAG.targetedFromRing) && !isNextTo(attacker, target);
}
