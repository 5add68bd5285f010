import type { z } from 'zod';
import { abilitySchema } from '../schema/ability';
import { battlefieldSchema } from '../schema/battlefield';
import { cardNumbersSchema } from '../schema/cardNumbers';
import { deckSchema } from '../schema/deck';
import { factionSchema } from '../schema/faction';
import { formationSchema } from '../schema/formation';
import { houseRuleSchema } from '../schema/houseRule';
import { obstacleSchema } from '../schema/obstacle';
import { rulesSchema } from '../schema/rules';
import { cardFileSchema } from '../schema/stratagem';
import { terrainSchema } from '../schema/terrain';

/** What the card battle is made of; the open field shares the last three. */
export const CONTENT_KINDS = [
  'card',
  'ability',
  'faction',
  'deck',
  'battlefield',
  'rules',
  'house-rule',
  'card-numbers',
  'terrain',
  'obstacle',
  'formation',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What the open field alone is made of: its schemas stand in `field/`, so that no card battle carries them. */
export const FIELD_KINDS = [
  'field-rules',
  'field-unit',
  'weapon',
  'maneuver',
  'strategy',
  'field-level',
  'field-battlefield',
  'field-generator',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What is made of both, read when they are: its schemas stand in `lessons/`. */
export const LESSON_KINDS = ['lesson', 'field-lesson', 'campaign'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

export type AnyKind = ContentKind | FieldKind | LessonKind;

export const SCHEMAS = {
  card: cardFileSchema,
  ability: abilitySchema,
  faction: factionSchema,
  deck: deckSchema,
  battlefield: battlefieldSchema,
  rules: rulesSchema,
  'house-rule': houseRuleSchema,
  'card-numbers': cardNumbersSchema,
  terrain: terrainSchema,
  obstacle: obstacleSchema,
  formation: formationSchema,
} as const satisfies Readonly<Record<ContentKind, z.ZodType>>;

/** The card battle has one rule set; every other file beside it is one of the open field. */
export const RULES_FILE = 'cards/rules/siege.json';

/** Any other folder of `cards/` holds cards. */
const KIND_OF_FOLDER: Readonly<Record<string, AnyKind>> = {
  abilities: 'ability',
  factions: 'faction',
  decks: 'deck',
  battlefields: 'battlefield',
  rules: 'field-rules',
  'house-rules': 'house-rule',
  'card-numbers': 'card-numbers',
  terrain: 'terrain',
  obstacles: 'obstacle',
  formations: 'formation',
  'field-units': 'field-unit',
  weapons: 'weapon',
  maneuvers: 'maneuver',
  strategies: 'strategy',
  'field-levels': 'field-level',
  generator: 'field-generator',
  lessons: 'lesson',
  campaign: 'campaign',
};

/** What is of the open field alone lies in a folder beside that of the card battle. */
const FIELD_BATTLEFIELDS = 'cards/battlefields/field/';
const FIELD_LESSONS = 'cards/lessons/field/';

/** The kind of `cards/<folder>/…/<id>.json`; null for a file that lies in no folder. */
export function contentKindOf(file: string): AnyKind | null {
  if (file === RULES_FILE) return 'rules';
  if (file.startsWith(FIELD_BATTLEFIELDS)) return 'field-battlefield';
  if (file.startsWith(FIELD_LESSONS)) return 'field-lesson';
  const [, folder, ...rest] = file.split('/');
  if (folder === undefined || rest.length === 0) return null;
  return Object.hasOwn(KIND_OF_FOLDER, folder) ? (KIND_OF_FOLDER[folder] ?? null) : 'card';
}

/** The id that a file must hold: its name. */
export function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
}

/** Whether neither mode's catalog has it: it is made of them. */
export function isLessonFile(file: string): boolean {
  const kind = contentKindOf(file);
  return LESSON_KINDS.some((ofLessons) => ofLessons === kind);
}

/** Whether only the open field reads a file: the card battle stays as it is when it changes. */
export function isFieldFile(file: string): boolean {
  const kind = contentKindOf(file);
  return FIELD_KINDS.some((ofField) => ofField === kind);
}
