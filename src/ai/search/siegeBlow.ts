import type { Book } from '../../battle/model/book';
import type { SiegeRules } from '../../battle/model/rules';
import type { Help } from './siegeHelp';

const HUNDRED = 100;

/** What a blow with this attack does to the castle at most; `share` is what a screen leaves of it, in percent. */
export function largestBlow(
  { rules }: Book,
  attack: number,
  { factor, flat }: Help,
  isHigh: boolean,
  share: number,
): number {
  const percents = (rules.zonesAtCastle ? bestZone(rules) : HUNDRED) * share;
  const high = isHigh ? rules.highGround.damage : 0;
  return Math.ceil((attack * factor * percents) / (HUNDRED * HUNDRED)) + flat + high;
}

function bestZone({ zones }: SiegeRules): number {
  return Math.max(...zones.flatMap(({ attack }) => Object.values(attack)));
}
