import type { JSONPath } from 'jsonc-parser';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { SiegeRules } from '../../battle/model/rules';
import type { FormationBonusKind, FormationCondition, FormationSlot, RoleBonus } from '../../core/formations/formation';
import type { FormationFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { FORMATION_READ_BY, SLOT_READ_BY } from '../schema/readBy';
import { unreadWarnings } from './unread';

/** What `src/battle/damage/formations.ts` asks for, and the facts that it knows. */
export const BONUSES_IN_BATTLE: readonly FormationBonusKind[] = ['attackPercent', 'defense'];
export const FACTS_IN_BATTLE: readonly FormationCondition[] = ['againstUnits', 'intact'];

/** Of formations that the rules of the card battle list. */
export function formationWarnings(contentFile: ContentFile<FormationFace>, rules: SiegeRules): Problem[] {
  const { id, maximum, slots } = contentFile.content;
  if (!rules.formations.includes(id)) return [];
  const isIdle = maximum !== slots.length;
  return [
    ...unreadWarnings(contentFile, [{ key: 'maximum', readBy: FORMATION_READ_BY.maximum, isIdle }]),
    ...strangeTraits(contentFile),
    ...idlePreferences(contentFile),
    ...idleBonuses(contentFile),
  ];
}

/** In the card battle a card has one trait, its type. */
function strangeTraits({ document, content: { slots } }: ContentFile<FormationFace>): Problem[] {
  return slots.flatMap(({ accepts = [] }, slot) =>
    accepts.flatMap((trait, index) => {
      if (COMBAT_TYPES.some((type) => type === trait)) return [];
      const message = `no card has the trait ${quoted(trait)}: the card battle reads ${COMBAT_TYPES.join(', ')}`;
      return [problemAtValue(document, ['slots', slot, 'accepts', index], { message })];
    }),
  );
}

/** Nobody chooses the slots of cards. */
function idlePreferences({ document, content: { slots } }: ContentFile<FormationFace>): Problem[] {
  return slots.flatMap(({ prefers }, slot) => {
    const message = `the card battle doesn't go by prefers: it reads ${SLOT_READ_BY.prefers.instead}`;
    return prefers === undefined ? [] : [problemAtValue(document, ['slots', slot, 'prefers'], { message })];
  });
}

interface PlacedBonus {
  readonly bonus: RoleBonus;
  readonly path: JSONPath;
}

/** A bonus that no slot ever has in the card battle. */
function idleBonuses(contentFile: ContentFile<FormationFace>): Problem[] {
  const { slots, bonuses } = contentFile.content;
  const inSlots = slots.map((slot, index) => placed(['slots', index, 'bonuses'], slot.bonuses ?? []));
  const shared = placed(['bonuses'], bonuses);
  const counting = new Set(
    slots.flatMap((slot, index) => firstOfKind([...(inSlots[index] ?? []), ...sharedWith(shared, slot)])),
  );
  return [...inSlots.flat(), ...shared]
    .filter(({ bonus }) => !counting.has(bonus))
    .map(({ bonus, path }) => problemAtValue(contentFile.document, path, { message: whyIdle(bonus) }));
}

function sharedWith(shared: readonly PlacedBonus[], { role }: FormationSlot): PlacedBonus[] {
  return shared.filter(({ bonus }) => 'appliesTo' in bonus && (bonus.appliesTo as readonly string[]).includes(role));
}

/** Of several of one kind on a slot the first counts. */
function firstOfKind(bonuses: readonly PlacedBonus[]): RoleBonus[] {
  return BONUSES_IN_BATTLE.flatMap(
    (kind) => bonuses.find(({ bonus }) => bonus.kind === kind && strangeCondition(bonus) === undefined)?.bonus ?? [],
  );
}

function whyIdle(bonus: RoleBonus): string {
  const isRead = BONUSES_IN_BATTLE.some((kind) => kind === bonus.kind);
  if (!isRead) return `the card battle reads the bonuses ${BONUSES_IN_BATTLE.join(' and ')}, not ${bonus.kind}`;
  const condition = strangeCondition(bonus);
  if (condition !== undefined)
    return `the condition ${condition} never holds in the card battle, so this bonus never counts`;
  return `another bonus of the kind ${bonus.kind} comes first for all of these slots, and the card battle reads the first alone`;
}

function strangeCondition({ conditions = [] }: RoleBonus) {
  return conditions.find((condition) => !FACTS_IN_BATTLE.includes(condition));
}

function placed(path: JSONPath, bonuses: readonly RoleBonus[]): PlacedBonus[] {
  return bonuses.map((bonus, index) => ({ bonus, path: [...path, index] }));
}
