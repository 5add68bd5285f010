import type { Language } from '../../content/catalog';
import type { FieldCatalog } from '../../content/field/catalog';
import { rosterOf } from '../../content/field/catalog';
import type { Position } from '../../core/geometry/position';
import { lookUp } from '../../kernel/dispatch';
import type { AttackKind } from '../../skirmish/model/rules';
import type { FieldUnit } from '../../skirmish/model/state';
import type { Values } from '../speak';
import type { FieldWord } from './en';

export type FieldSpeak = (word: FieldWord, values?: Values) => string;

/** Says the words of a table as another does: they came later. */
export function speakAlso(speak: FieldSpeak, words: Readonly<Record<string, string>>, later: FieldSpeak): FieldSpeak {
  return (word, values) => (Object.hasOwn(words, word) ? later : speak)(word, values);
}

/** By what names a battle is told. */
export interface FieldNarrator {
  readonly speak: FieldSpeak;
  readonly names: FieldNames;
  /** Of a mean of stats and dice only the value is told: the dice count half. */
  readonly attackKind: AttackKind;
  /** Everybody who takes part. */
  readonly units: readonly Pick<FieldUnit, 'id' | 'kind' | 'side'>[];
}

export interface FieldNames {
  unit(kind: string): string;
  weapon(id: string): string;
  maneuver(id: string): string;
  formation(id: string): string;
  thing(id: string): string;
}

interface Worded {
  readonly name: string;
  readonly translations: Readonly<Partial<Record<string, { readonly name: string }>>>;
}

/** The names of the files, in a language; an id stands for what is gone. */
export function fieldNames(catalog: FieldCatalog, rules: string, language: Language): FieldNames {
  const face = lookUp(catalog.rules, rules);
  const set = face === undefined ? rules : rosterOf(face);
  const named = (table: Readonly<Record<string, Worded>> | undefined) => (id: string) => {
    const found = table === undefined ? undefined : lookUp(table, id);
    return found === undefined ? id : (found.translations[language]?.name ?? found.name);
  };
  const thing = named({ ...catalog.terrain, ...catalog.obstacles });
  return {
    unit: named(lookUp(catalog.units, set)),
    weapon: named(lookUp(catalog.weapons, set)),
    maneuver: named(catalog.maneuvers),
    formation: named(catalog.formations),
    // An obstacle on the board is called by its kind and a number.
    thing: (id) => thing(id.replace(/-\d+$/, '')),
  };
}

/** A1 is the upper left cell. */
export function cellName({ x, y }: Position): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** Of several of one class on one side, which: 1, 2, …; 0 where there is only one. */
export function numberOf(
  units: FieldNarrator['units'],
  { id, kind, side }: Pick<FieldUnit, 'id' | 'kind' | 'side'>,
): number {
  const alike = units.filter((unit) => unit.kind === kind && unit.side === side);
  return alike.length < 2 ? 0 : alike.findIndex((unit) => unit.id === id) + 1;
}

export function unitName({ speak, names, units }: FieldNarrator, id: string | null): string {
  const unit = units.find((candidate) => candidate.id === id);
  if (unit === undefined) return speak('field.nobody');
  const number = numberOf(units, unit);
  return speak('field.unit', { side: speak(`field.side.${unit.side}`), name: names.unit(unit.kind), number });
}

export function fieldNarrator(
  speak: FieldSpeak,
  names: FieldNames,
  attackKind: AttackKind,
  { units }: Pick<FieldNarrator, 'units'>,
): FieldNarrator {
  return { speak, names, attackKind, units };
}
