import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import { memoizePerObject } from '../../kernel/memoize';
import { type BySide, bySide } from '../../kernel/sides';
import { type ByType, COMBAT_TYPES } from '../model/combatType';
import type { SiegeRules } from '../model/rules';
import { ANGLES, type Angle } from './angle';
import { from } from './sources';
import { zonesOf } from './zones';

/** What the rules themselves bring into a blow, made once: a blow only picks. */
export interface RuleModifiers {
  /** By the column in which a card of the side stands. */
  readonly zoneAttack: BySide<readonly ByType<Modifier>[]>;
  readonly zoneDefense: BySide<readonly Modifier[]>;
  /** By the number of the angle. */
  readonly angles: readonly Modifier[];
  readonly cover: Readonly<Record<CoverQuality, Modifier | null>>;
  readonly screen: Modifier;
  readonly highGround: Modifier;
  readonly domination: Modifier;
  readonly leastShare: Modifier;
  readonly least: Modifier;
}

export const ruleModifiers = memoizePerObject((rules: SiegeRules): RuleModifiers => {
  const percentOf = ({ arc, reason }: Angle): Modifier =>
    from(reason === 'pincer' || reason === 'surrounded' ? reason : arc, rules.angles[arc]);
  const { partial, good, excellent } = rules.cover;
  return {
    zoneAttack: bySide((side) =>
      zonesOf(rules, side).map(({ id, attack }) => recordOf(COMBAT_TYPES, (type) => from(id, attack[type]))),
    ),
    zoneDefense: bySide((side) => zonesOf(rules, side).map(({ id, defense }) => from(id, defense))),
    angles: ANGLES.map(percentOf),
    cover: {
      none: null,
      partial: from('cover-partial', partial),
      good: from('cover-good', good),
      excellent: from('cover-excellent', excellent),
    },
    screen: from('screen', rules.screen),
    highGround: from('high-ground', rules.highGround.damage),
    domination: from('domination', rules.optional.dominationAttack),
    leastShare: from('least-share', rules.leastShare),
    least: from('least-damage', rules.leastDamage),
  };
});

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
