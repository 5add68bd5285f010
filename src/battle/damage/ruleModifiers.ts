import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import { ARCS, type Arc } from '../../core/flanking/arcs';
import { oncePer } from '../../kernel/once';
import { type ByType, COMBAT_TYPES } from '../combatType';
import { ANGLE_REASONS, type AngleReason } from '../events';
import type { SiegeRules } from '../rules';
import { from } from './sources';

/** The percentages that every blow at a card has: its zone's and its angle's. */
export type PlainPercents = readonly [zone: Modifier, angle: Modifier];

/** What the rules themselves bring into a blow, made once: a blow only picks. */
export interface RuleModifiers {
  /** By zone, in the order of the rules. */
  readonly plainPercents: readonly ByType<Readonly<Record<AngleReason, Readonly<Record<Arc, PlainPercents>>>>>[];
  readonly zoneDefense: readonly (readonly Modifier[])[];
  readonly cover: Readonly<Record<CoverQuality, Modifier | null>>;
  readonly screen: Modifier;
  readonly highGround: Modifier;
  readonly domination: Modifier;
  readonly leastShare: Modifier;
  readonly least: Modifier;
}

export const ruleModifiers = oncePer((rules: SiegeRules): RuleModifiers => {
  const angleOf = (reason: AngleReason, arc: Arc): Modifier =>
    from(reason === 'pincer' || reason === 'surrounded' ? reason : arc, rules.angles[arc]);
  const { partial, good, excellent } = rules.cover;
  return {
    plainPercents: rules.zones.map(({ id, attack }) =>
      recordOf(COMBAT_TYPES, (type) =>
        recordOf(ANGLE_REASONS, (reason) =>
          recordOf(ARCS, (arc): PlainPercents => [from(id, attack[type]), angleOf(reason, arc)]),
        ),
      ),
    ),
    zoneDefense: rules.zones.map(({ id, defense }) => [from(id, defense)]),
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
