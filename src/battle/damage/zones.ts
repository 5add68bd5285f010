import { memoizePerObject } from '../../kernel/memoize';
import { type BySide, bySide, ofSide, type Side } from '../../kernel/sides';
import type { Fighter } from '../model/fighter';
import type { SiegeRules, ZoneRules } from '../model/rules';

/** Ruling 6: absolute columns, unless the rules mirror the table for the right side. A column keeps its name either way. */
const zonesBySide = memoizePerObject(
  ({ zones, mirrorZones }: SiegeRules): BySide<readonly ZoneRules[]> =>
    bySide((side) => {
      const read = mirrorZones && side === 'right' ? zones.toReversed() : zones;
      return zones.map(({ id }, col) => ({ ...(read[col] as ZoneRules), id }));
    }),
);

/** What each column does to the cards of a side. */
export function zonesOf(rules: SiegeRules, side: Side): readonly ZoneRules[] {
  return ofSide(zonesBySide(rules), side);
}

export function zoneOf(rules: SiegeRules, { col, side }: Pick<Fighter, 'col' | 'side'>): ZoneRules {
  const zone = zonesOf(rules, side)[col];
  if (zone === undefined) throw new RangeError(`no zone for column ${col}`);
  return zone;
}
