import type { Language } from '../../../content/catalog';
import type { FieldRulesFace, FieldRulesWords } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { Stat } from '../../../skirmish/model/rules';

/** A rule set's own name for a figure, in a language. */
export function statName({ stats, translations }: FieldRulesFace, stat: Stat, language: Language): string {
  const words: Readonly<Partial<Record<string, FieldRulesWords>>> = translations;
  return lookUp(words[language]?.stats ?? {}, stat) ?? lookUp(stats, stat) ?? stat;
}
