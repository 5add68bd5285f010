import type { CombatType } from './combatType';

export type CardId = string;

/** What the rules know of a card. Its name, emblem and words are the catalog's business. */
export interface Card {
  readonly id: CardId;
  readonly type: CombatType;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
}
