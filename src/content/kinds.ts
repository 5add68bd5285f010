import type { z } from 'zod';
import { cardSheet } from './schema/card';
import { deckSheet } from './schema/deck';
import { factionSheet } from './schema/faction';
import { rulesSheet } from './schema/rules';

export const KINDS = ['card', 'faction', 'deck', 'rules'] as const;
export type Kind = (typeof KINDS)[number];

export const SHEETS = {
  card: cardSheet,
  faction: factionSheet,
  deck: deckSheet,
  rules: rulesSheet,
} as const satisfies Readonly<Record<Kind, z.ZodType>>;

/** Any other folder of `cards/` holds cards. */
const KIND_OF_FOLDER: Readonly<Record<string, Kind>> = { factions: 'faction', decks: 'deck', rules: 'rules' };

/** The kind of `cards/<folder>/…/<id>.json`; null for a file that lies in no folder. */
export function kindOf(file: string): Kind | null {
  const [, folder, ...rest] = file.split('/');
  if (folder === undefined || rest.length === 0) return null;
  return Object.hasOwn(KIND_OF_FOLDER, folder) ? (KIND_OF_FOLDER[folder] ?? null) : 'card';
}

/** The id that a file must hold: its name. */
export function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
}
