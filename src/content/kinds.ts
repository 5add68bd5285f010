import type { z } from 'zod';
import { abilitySheet } from './schema/ability';
import { battlefieldSheet } from './schema/battlefield';
import { cardSheet } from './schema/card';
import { deckSheet } from './schema/deck';
import { factionSheet } from './schema/faction';
import { fieldRulesSheet } from './schema/fieldRules';
import { formationSheet } from './schema/formation';
import { obstacleSheet } from './schema/obstacle';
import { rulesSheet } from './schema/rules';
import { terrainSheet } from './schema/terrain';

export const KINDS = [
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
export type Kind = (typeof KINDS)[number];

export const SHEETS = {
  card: cardSheet,
  ability: abilitySheet,
  faction: factionSheet,
  deck: deckSheet,
  battlefield: battlefieldSheet,
  rules: rulesSheet,
  'field-rules': fieldRulesSheet,
  terrain: terrainSheet,
  obstacle: obstacleSheet,
  formation: formationSheet,
} as const satisfies Readonly<Record<Kind, z.ZodType>>;

/** The card battle has one rule set; every other file beside it is one of the open field. */
export const RULES_FILE = 'cards/rules/siege.json';

/** Any other folder of `cards/` holds cards. */
const KIND_OF_FOLDER: Readonly<Record<string, Kind>> = {
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
export function kindOf(file: string): Kind | null {
  if (file === RULES_FILE) return 'rules';
  const [, folder, ...rest] = file.split('/');
  if (folder === undefined || rest.length === 0) return null;
  return Object.hasOwn(KIND_OF_FOLDER, folder) ? (KIND_OF_FOLDER[folder] ?? null) : 'card';
}

/** The id that a file must hold: its name. */
export function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
}
