import type { Modifier } from '../../core/arithmetic/modifiers';
import type { CoverQuality } from '../../core/cover/quality';
import { ARCS, type Arc } from '../../core/flanking/arcs';
import { oncePer } from '../../kernel/once';
import { type ByType, COMBAT_TYPES } from '../combatType';
import type { SiegeRules } from '../rules';
import { from, type Source } from './sources';

/** What the rules themselves bring into a blow, made once: a blow only picks. */
export interface RuleModifiers {
  /** By zone, in the order of the rules. */
  readonly zoneAttack: readonly ByType<Modifier>[];
  readonly zoneDefense: readonly (readonly Modifier[])[];
  readonly angle: Readonly<Record<Arc, Modifier>>;
  readonly pincer: Readonly<Record<Arc, Modifier>>;
  readonly surrounded: Readonly<Record<Arc, Modifier>>;
  readonly cover: Readonly<Record<CoverQuality, Modifier | null>>;
  readonly screen: Modifier;
  readonly highGround: Modifier;
  readonly domination: Modifier;
  readonly leastShare: Modifier;
  readonly least: Modifier;
}

export const ruleModifiers = oncePer((rules: SiegeRules): RuleModifiers => {
  const byArc = (sourceOf: (arc: Arc) => Source): Readonly<Record<Arc, Modifier>> =>
    recordOf(ARCS, (arc) => from(sourceOf(arc), rules.angles[arc]));
  const { partial, good, excellent } = rules.cover;
  return {
    zoneAttack: rules.zones.map(({ id, attack }) => recordOf(COMBAT_TYPES, (type) => from(id, attack[type]))),
    zoneDefense: rules.zones.map(({ id, defense }) => [from(id, defense)]),
    angle: byArc((arc) => arc),
    pincer: byArc(() => 'pincer'),
    surrounded: byArc(() => 'surrounded'),
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
