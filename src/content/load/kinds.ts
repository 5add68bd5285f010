import type { z } from 'zod';
import { abilitySchema } from '../schema/ability';
import { battlefieldSchema } from '../schema/battlefield';
import { cardSchema } from '../schema/card';
import { deckSchema } from '../schema/deck';
import { factionSchema } from '../schema/faction';
import { fieldRulesSchema } from '../schema/fieldRules';
import { formationSchema } from '../schema/formation';
import { obstacleSchema } from '../schema/obstacle';
import { rulesSchema } from '../schema/rules';
import { terrainSchema } from '../schema/terrain';

export const CONTENT_KINDS = [
  'card',
  'ability',
  'faction',
  'deck',
  'battlefield',
  'rules',
  'field-rules',
  'terrain',
  'obstacle',
  'formation',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const SCHEMAS = {
  card: cardSchema,
  ability: abilitySchema,
  faction: factionSchema,
  deck: deckSchema,
  battlefield: battlefieldSchema,
  rules: rulesSchema,
  'field-rules': fieldRulesSchema,
  terrain: terrainSchema,
  obstacle: obstacleSchema,
  formation: formationSchema,
} as const satisfies Readonly<Record<ContentKind, z.ZodType>>;

/** The card battle has one rule set; every other file beside it is one of the open field. */
export const RULES_FILE = 'cards/rules/siege.json';

/** Any other folder of `cards/` holds cards. */
const KIND_OF_FOLDER: Readonly<Record<string, ContentKind>> = {
  abilities: 'ability',
  factions: 'faction',
  decks: 'deck',
  battlefields: 'battlefield',
  rules: 'field-rules',
  terrain: 'terrain',
  obstacles: 'obstacle',
  formations: 'formation',
};

/** The kind of `cards/<folder>/…/<id>.json`; null for a file that lies in no folder. */
export function contentKindOf(file: string): ContentKind | null {
  if (file === RULES_FILE) return 'rules';
  const [, folder, ...rest] = file.split('/');
  if (folder === undefined || rest.length === 0) return null;
  return Object.hasOwn(KIND_OF_FOLDER, folder) ? (KIND_OF_FOLDER[folder] ?? null) : 'card';
}

/** The id that a file must hold: its name. */
export function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
}
