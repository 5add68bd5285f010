import type { Language } from '../../../content/catalog';
import type { FieldCatalog, FieldRulesFace } from '../../../content/field/catalog';
import type { FieldRuleSet } from '../../../skirmish/model/rules';
import type { FieldSpeak } from '../../../words/field/narrator';

/** What a rule set is explained from. */
export interface Told {
  readonly face: FieldRulesFace;
  readonly catalog: FieldCatalog;
  readonly language: Language;
  readonly speak: FieldSpeak;
  /** The rule set's own name for a figure. */
  readonly stat: (stat: string) => string;
}

/** A sentence, or a thing by its name with what is to be said of it. */
export type HelpLine = string | { readonly name: string; readonly text: string };

export type RulesPart = Exclude<keyof FieldRuleSet, 'id'>;

/** Tells one part of a rule set that has it. */
export type Teller<Part extends RulesPart> = (told: Told, part: NonNullable<FieldRuleSet[Part]>) => readonly HelpLine[];

/** "+2", "−10". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What there is to say of a number that counts for nothing. */
export function unless0(value: number, say: (value: number) => string): readonly string[] {
  return value === 0 ? [] : [say(value)];
}
