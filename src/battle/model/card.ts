import type { AbilityUse } from '../abilities/vocabulary';
import type { CombatType } from './combatType';

export type CardId = string;

/** A card is a unit unless its file says otherwise (`model/stratagem.ts`). */
export const CARD_KINDS = ['unit', 'stratagem'] as const;

/** What the rules know of a unit card. Its name, emblem and words are the catalog's business. */
export interface Card {
  readonly id: CardId;
  /** Public knowledge of both decks (R11); null for a card of no faction. */
  readonly faction: string | null;
  readonly type: CombatType;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly abilities: readonly AbilityUse[];
}
