import type { Ability } from '../battle/abilities/vocabulary';
import type { Battlefield, Book } from '../battle/model/book';
import type { Card, CardId } from '../battle/model/card';
import type { SiegeRules } from '../battle/model/rules';
import type { Stratagem } from '../battle/model/stratagem';
import type { ObstacleKind } from '../core/ground/obstacle';
import type { Terrain } from '../core/ground/terrain';
import type { FieldFormation } from '../skirmish/model/book';
import type { Home, Manner, Order, Play, Recipe } from './art/recipe';
import { mergeChange } from './mergeChange';

/** English stands in the file itself; these languages stand under `translations`. */
export const TRANSLATION_LANGUAGES = ['it'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

/** Every language that the page speaks. */
export const LANGUAGES = ['en', ...TRANSLATION_LANGUAGES] as const;
export type Language = (typeof LANGUAGES)[number];

export type Translations<Words> = Readonly<Partial<Record<TranslationLanguage, Words>>>;

export type FactionId = string;
export type DeckId = string;
export type HouseRuleId = string;

export interface Named {
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

/** What every card shows, of whatever kind: its names, its emblem, and whose it is. */
export interface CardLook extends CardWords {
  /** Null for an unsworn card, which any deck may hold. */
  readonly faction: FactionId | null;
  /** The name of an icon of game-icons.net. */
  readonly emblem: string;
  readonly translations: Translations<CardWords>;
}

/** A unit card as people see it: the figures that the rules know, and its look. */
export interface CardFace extends Card, CardLook {
  readonly faction: FactionId | null;
  /** A card is a unit unless its file says otherwise. */
  readonly kind?: 'unit' | undefined;
}

/** A stratagem as people see it. Its text is computed from its target and parts. */
export interface StratagemFace extends Stratagem, CardLook {
  readonly faction: FactionId | null;
  readonly kind: 'stratagem';
}

/** What stands in the file of a card. Its art is kept apart: the page fetches it when a battle is on the screen. */
export interface CardFile extends CardFace {
  readonly art?: Play;
}

export interface StratagemFile extends StratagemFace {
  readonly art?: Order;
}

/** The recipes of those cards that have one. */
export type ArtTable = Readonly<Record<CardId, Recipe>>;

/** What pictures take from keywords and factions, by id. */
export interface StageTable {
  readonly manners: Readonly<Record<string, Manner>>;
  readonly homes: Readonly<Record<FactionId, Home>>;
}

/** A keyword as people see it. Its text is computed from its parts. */
export interface AbilityFace extends Ability, Named {
  /** The number is printed after the name. */
  readonly numbered?: boolean;
  readonly translations: Translations<Named>;
}

/** What stands in the file of a keyword. */
export interface AbilityFile extends AbilityFace {
  readonly art?: Manner;
}

export interface BattlefieldFace extends Named {
  readonly id: string;
  /** Three rows of three glyphs. */
  readonly rows: readonly [string, string, string];
  /** For how many rounds the second player has its extra supply here; what the rules say if left out. */
  readonly secondSupplyRounds?: number;
  /** How many more cards the second player is dealt here. */
  readonly secondCards?: number;
  /** How much more health the second player's castle has here. */
  readonly secondCastle?: number;
  readonly translations: Translations<Named>;
}

export interface Faction extends Named {
  readonly id: FactionId;
  readonly emblem: string;
  readonly translations: Translations<Named>;
}

/** What stands in the file of a faction. */
export interface FactionFile extends Faction {
  readonly art?: Home;
}

/** How many copies of which card. A card may be missing from the catalog while its file is broken. */
export interface Deck extends DeckWords {
  readonly id: DeckId;
  readonly cards: Readonly<Record<CardId, number>>;
  readonly translations: Translations<DeckWords>;
}

export interface DeckWords extends Named {
  /** How to play it, in a sentence. */
  readonly description?: string;
}

/** What the core knows of a terrain, and its name in other languages; obstacles, formations and rule sets alike. */
export interface TerrainFace extends Terrain {
  readonly translations: Translations<Named>;
}

export interface ObstacleFace extends ObstacleKind {
  /** The letter in the maps of the open field. */
  readonly glyph: string;
  readonly translations: Translations<Named>;
}

/** With what the open field reads beside the card battle. */
export interface FormationFace extends FieldFormation {
  readonly translations: Translations<DescribedWords>;
}

/** Some of an object, and some of the objects in it; lists are whole. */
type SomeOf<Whole> = {
  readonly [Key in keyof Whole]?: Whole[Key] extends readonly unknown[]
    ? Whole[Key]
    : Whole[Key] extends object
      ? SomeOf<Whole[Key]>
      : Whole[Key];
};

/** What a house rule may change: all but that by which decks and battlefields are made. */
export type RulesChange = SomeOf<
  Omit<SiegeRules, 'id' | 'deckSize' | 'stratagemsPerDeck' | 'copiesPerCard' | 'factionsPerDeck' | 'terrain'>
>;

/** The cards by their number in the codes of decks. It only grows: a card that is gone keeps its number. */
export interface CardNumbers {
  readonly id: string;
  readonly cards: readonly CardId[];
}

/** A change of the rules that players may choose before a battle. */
export interface HouseRule extends DescribedWords {
  readonly id: HouseRuleId;
  readonly change: RulesChange;
  readonly translations: Translations<DescribedWords>;
}

/** Everything that the card battle is made of, checked and deeply frozen. */
export interface Catalog {
  readonly rules: SiegeRules;
  /** The unit cards. */
  readonly cards: Readonly<Record<CardId, CardFace>>;
  /** The other kind of card, under ids of their own. */
  readonly stratagems: Readonly<Record<CardId, StratagemFace>>;
  readonly abilities: Readonly<Record<string, AbilityFace>>;
  readonly battlefields: Readonly<Record<string, BattlefieldFace>>;
  readonly factions: Readonly<Record<FactionId, Faction>>;
  readonly decks: Readonly<Record<DeckId, Deck>>;
  readonly terrain: Readonly<Record<string, TerrainFace>>;
  readonly obstacles: Readonly<Record<string, ObstacleFace>>;
  readonly formations: Readonly<Record<string, FormationFace>>;
  readonly houseRules: Readonly<Record<HouseRuleId, HouseRule>>;
  /** Every card that ever was, by its number in the codes of decks. */
  readonly cardNumbers: readonly CardId[];
}

const NONE: readonly HouseRuleId[] = [];

/**
 * Only what the rules know: new words or another emblem must not change the book's hash. House rules count in the order of
 * the catalog, in whichever they were chosen: of two that change the same key the later holds. Without any the book is as
 * it was before there were some.
 */
export function bookOf(catalog: Catalog, houseRules: readonly HouseRuleId[] = NONE): Book {
  const chosen = knownHouseRules(catalog, houseRules);
  if (chosen.length === 0) return plainBookOf(catalog);
  return { ...plainBookOf({ ...catalog, rules: houseRulesOn(catalog, chosen) }), houseRules: chosen };
}

/** The rules of the catalog with what these house rules change. */
export function houseRulesOn(catalog: Catalog, houseRules: readonly HouseRuleId[]): SiegeRules {
  const changes = knownHouseRules(catalog, houseRules).map((id) => catalog.houseRules[id]?.change);
  return changes.reduce<unknown>(mergeChange, catalog.rules) as SiegeRules;
}

/** Those of a choice that there are, each once. */
export function knownHouseRules({ houseRules }: Catalog, chosen: readonly HouseRuleId[]): HouseRuleId[] {
  return Object.keys(houseRules).filter((id) => chosen.includes(id));
}

function plainBookOf(catalog: Catalog): Book {
  const { rules, cards, stratagems, abilities, battlefields, formations, terrain } = catalog;
  return {
    rules,
    cards: mapped(cards, figuresOf),
    stratagems: mapped(stratagems, orderOf),
    abilities: mapped(abilities, workingsOf),
    formations: rules.formations.flatMap((id) => wordless(formations[id])),
    terrains: rules.terrain.map((id) => wordless(terrain[id])[0] ?? plainTerrain(id)),
    battlefields: mapped(battlefields, (face) => battlefieldOf(catalog, face)),
  };
}

function figuresOf({ id, faction, type, cost, attack, defense, health, abilities }: CardFace): Card {
  return { id, faction, type, cost, attack, defense, health, abilities };
}

function orderOf({ id, faction, cost, target, parts }: StratagemFace): Stratagem {
  return { id, faction, cost, target, parts };
}

function workingsOf({ id, value, parts }: AbilityFace): Ability {
  return { id, ...(value === undefined ? {} : { value }), parts };
}

/** Null while the file of one of its terrains is broken. */
function battlefieldOf({ rules, terrain }: Catalog, face: BattlefieldFace): Battlefield | null {
  const { id, rows, secondSupplyRounds = rules.supply.secondBonusRounds, secondCards, secondCastle } = face;
  const letters = new Map(rules.terrain.map((known) => [terrain[known]?.glyph, known]));
  const ground = [...rows.join('')].flatMap((glyph) => letters.get(glyph) ?? []);
  if (ground.length !== rows.join('').length) return null;
  return {
    id,
    ground,
    secondSupplyRounds,
    ...(secondCards === undefined ? {} : { secondCards }),
    ...(secondCastle === undefined ? {} : { secondCastle }),
  };
}

/** Terrain whose file is broken is open ground until it is mended: abilities may still name it. */
function plainTerrain(id: string): Terrain {
  return { id, name: id, glyph: '?' };
}

type Worded = Named & { readonly id: string; readonly translations: unknown };

/** The core's types have names and descriptions, and its rules read none of them. */
function wordless<Face extends Worded>(face: Face | undefined): Omit<Face, 'translations'>[] {
  if (face === undefined) return [];
  const { translations: _translations, ...rest } = face;
  return [{ ...rest, name: face.id, ...('description' in face ? { description: '' } : {}) }];
}

function mapped<Face, Part>(table: Readonly<Record<string, Face>>, part: (face: Face) => Part | null) {
  const entries = Object.entries(table).map(([id, face]) => [id, part(face)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, Part] => entry[1] !== null));
}

/** The deck as the battle wants it: one id per copy, in the order of the file. */
export function cardsOf(deck: Deck): CardId[] {
  return Object.entries(deck.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}
