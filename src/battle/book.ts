import type { Card, CardId } from './card';
import type { SiegeRules } from './rules';

/** The rules and cards that a battle is fought with. Its hash stands in the battle's record. */
export interface Book {
  readonly rules: SiegeRules;
  readonly cards: Readonly<Record<CardId, Card>>;
}
