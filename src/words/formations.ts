import { COMBAT_TYPES } from '../battle/model/combatType';
import type { Catalog, FormationFace, Language } from '../content/catalog';
import type { FormationCondition, FormationSlot } from '../core/formations/formation';
import { bonusesOfSlot } from '../core/formations/formationBonuses';
import { lookUp } from '../kernel/dispatch';
import { listed, sentence } from './lists';
import { formationName } from './names';
import type { Speak } from './speak';

/** What the card battle grants when a formation is looked at, and the two kinds of bonus that it reads (R8). */
const FACTS: readonly FormationCondition[] = ['againstUnits', 'intact'];
const KINDS = ['defense', 'attackPercent'] as const;
type Kind = (typeof KINDS)[number];

/** How a formation stands and what it gives in the card battle; nothing for one that the catalog doesn't have. */
export function formationText(catalog: Catalog, id: string, speak: Speak, language: Language): string {
  const formation = lookUp(catalog.formations, id);
  if (formation === undefined) return '';
  const rivals = rivalsOf(catalog, formation).map((rival) => formationName(catalog, language, rival.id));
  const marches = formation.movesAsOne && catalog.rules.optional.march;
  const told = [
    ...KINDS.flatMap((kind) => bonusTexts(formation, kind, speak)),
    ...(rivals.length === 0 ? [] : [speak('formation.only', { names: listed(speak, rivals, 'or') })]),
    ...(marches ? [speak('formation.march')] : []),
  ];
  return [shapeOf(formation, language), ...told.map((text) => sentence(language, text))].join(' ');
}

/** A shape is what words are bad at: the file describes it. */
function shapeOf({ description, translations }: FormationFace, language: Language): string {
  return language === 'en' ? description : (translations[language]?.description ?? description);
}

/** Cards with the same bonus are told together: all of them, or those of certain roles. */
function bonusTexts(formation: FormationFace, kind: Kind, speak: Speak): string[] {
  const { slots } = formation;
  const worth = (slot: FormationSlot): number => bonusIn(formation, slot, kind) ?? 0;
  const values = new Set(slots.map(worth).filter((value) => value !== 0));
  return [...values].map((value) => {
    const having = slots.filter((slot) => worth(slot) === value);
    const roles = [...new Set(having.map(({ role }) => role))].map((role) => speak(`formation.role.${role}`));
    const cards = having.length === slots.length ? speak('formation.each') : listed(speak, roles, 'and');
    const who = `${cards}${acceptedText(having, speak)}`;
    return kind === 'defense'
      ? speak('formation.defense', { who, amount: value })
      : speak('formation.attack', { who, amount: value - 100 });
  });
}

/** Which combat types fit, where all those places want the same. */
function acceptedText(slots: readonly FormationSlot[], speak: Speak): string {
  const fitting = COMBAT_TYPES.filter((type) => slots.every(({ accepts }) => accepts?.includes(type) === true));
  if (fitting.length === 0) return '';
  const types = fitting.map((type) => speak(`type.${type}`));
  return ` (${listed(speak, types, 'or')})`;
}

/** Of several bonuses of one kind the first counts. */
function bonusIn(formation: FormationFace, slot: FormationSlot, kind: Kind): number | undefined {
  return bonusesOfSlot(formation, slot, FACTS).find((bonus) => bonus.kind === kind)?.value;
}

/** Other formations of the rules that give the same: of them only one counts. */
function rivalsOf({ rules, formations }: Catalog, formation: FormationFace): FormationFace[] {
  const gives = (face: FormationFace, kind: Kind): boolean =>
    face.slots.some((slot) => bonusIn(face, slot, kind) !== undefined);
  return rules.formations
    .flatMap((id) => lookUp(formations, id) ?? [])
    .filter((other) => other.id !== formation.id && KINDS.some((kind) => gives(other, kind) && gives(formation, kind)));
}
