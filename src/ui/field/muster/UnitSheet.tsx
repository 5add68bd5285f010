import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf } from '../../../skirmish/model/profile';
import type { UnitAbility } from '../../../skirmish/model/unitKind';
import type { FieldNames, FieldSpeak } from '../../../words/field/narrator';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './Roster.module.css';
import { statName } from './statName';

interface UnitSheetProps {
  readonly book: FieldBook;
  readonly kind: string;
  readonly names: FieldNames;
  readonly catalog: FieldCatalog;
  readonly language: Language;
}

/** All of a class: what it carries and can do, and every figure by the rule set's own name. */
export function UnitSheet({ book, kind, names, catalog, language }: UnitSheetProps) {
  const speak = useFieldSpeak();
  const face = lookUp(catalog.rules, book.rules.id);
  const profile = profileOf(book, kind);
  const { stats, abilities, sidearm } = profile.kind;
  const carried = speak('muster.unit.weapon', {
    weapon: names.weapon(profile.kind.weapon),
    melee: profile.weapon.isMelee ? 'yes' : 'no',
  });
  return (
    <section className={styles.sheet} aria-label={speak('muster.unit.sheet', { unit: names.unit(kind) })}>
      <p>
        {carried}
        {sidearm === undefined ? null : ` ${speak('muster.unit.sidearm', { weapon: names.weapon(sidearm) })}`}
        {abilities.map((ability) => ` · ${abilityWord(speak, ability)}`)}
      </p>
      <dl>
        {Object.entries(stats).map(([stat, value]) => (
          <div key={stat}>
            <dt>{face === undefined ? stat : statName(face, stat, language)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function abilityWord(speak: FieldSpeak, ability: UnitAbility): string {
  if (ability.kind === 'heal') return speak('muster.ability.heal', { amount: ability.amount });
  if (ability.kind === 'build') return speak('muster.ability.build', { limit: ability.limit });
  return speak(`muster.ability.${ability.kind}`);
}
