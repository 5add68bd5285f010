import type { Book } from '../battle/book';
import type { Card, CardId } from '../battle/card';
import type { SiegeRules } from '../battle/rules';
import type { ByCoverQuality } from '../core/cover/quality';
import type { Formation } from '../core/formations/formation';
import type { ObstacleKind } from '../core/ground/obstacle';
import type { Terrain } from '../core/ground/terrain';
import type { FieldRules } from './fieldRules';

/** English stands in the file itself; these languages stand under `translations`. */
export const TRANSLATION_LANGUAGES = ['it'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

/** Every language that the page speaks. */
export const LANGUAGES = ['en', ...TRANSLATION_LANGUAGES] as const;
export type Language = (typeof LANGUAGES)[number];

export type Translations<Words> = Readonly<Partial<Record<TranslationLanguage, Words>>>;

export type FactionId = string;
export type DeckId = string;

interface Named {
  readonly name: string;
}

/** A name and a sentence. */
export interface DescribedWords extends Named {
  readonly description: string;
}

/** A name for the page and one of at most ten letters for phones. */
export interface CardWords extends Named {
  readonly short: string;
}

/** A card as people see it: the figures that the rules know, and its name, faction and emblem. */
export interface CardFace extends Card, CardWords {
  readonly faction: FactionId;
  /** The name of an icon of game-icons.net. */
  readonly emblem: string;
  readonly translations: Translations<CardWords>;
}

export interface Faction extends Named {
  readonly id: FactionId;
  readonly emblem: string;
  readonly translations: Translations<Named>;
}

/** How many copies of which card. A card may be missing from the catalog while its file is broken. */
export interface Deck extends Named {
  readonly id: DeckId;
  readonly cards: Readonly<Record<CardId, number>>;
  readonly translations: Translations<Named>;
}

/** What the core knows of a terrain, and its name in other languages; obstacles, formations and rule sets alike. */
export interface TerrainFace extends Terrain {
  readonly translations: Translations<Named>;
}

export interface ObstacleFace extends ObstacleKind {
  readonly translations: Translations<Named>;
}

export interface FormationFace extends Formation {
  readonly translations: Translations<DescribedWords>;
}

export interface FieldRulesFace extends FieldRules {
  readonly translations: Translations<FieldRulesWords>;
}

/** A rule set has names for the levels of cover and may describe what flanking is worth. */
export interface FieldRulesWords extends DescribedWords {
  readonly cover?: ByCoverQuality<string>;
  readonly flanking?: { readonly description: string };
}

/** Everything that `cards/` holds, checked and deeply frozen. */
export interface Catalog {
  readonly rules: SiegeRules;
  readonly cards: Readonly<Record<CardId, CardFace>>;
  readonly factions: Readonly<Record<FactionId, Faction>>;
  readonly decks: Readonly<Record<DeckId, Deck>>;
  readonly terrain: Readonly<Record<string, TerrainFace>>;
  readonly obstacles: Readonly<Record<string, ObstacleFace>>;
  readonly formations: Readonly<Record<string, FormationFace>>;
  /** The rule sets of the open field. */
  readonly fieldRules: Readonly<Record<string, FieldRulesFace>>;
}

/** Only what the rules know: renaming a card or changing its emblem must not change the book's hash. */
export function bookOf(catalog: Catalog): Book {
  const cards = Object.values(catalog.cards).map((card): [CardId, Card] => [card.id, figuresOf(card)]);
  return { rules: catalog.rules, cards: Object.fromEntries(cards) };
}

function figuresOf({ id, type, cost, attack, defense, health }: CardFace): Card {
  return { id, type, cost, attack, defense, health };
}

/** The deck as the battle wants it: one id per copy, in the order of the file. */
export function cardsOf(deck: Deck): CardId[] {
  return Object.entries(deck.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}
