import type { CardId } from '../battle/model/card';
import type { BattleEvent } from '../battle/model/events';
import { ZONE_IDS } from '../battle/model/rules';
import type { UnitId } from '../battle/model/unit';
import type { CardLook, Catalog, Language, Translations } from '../content/catalog';
import { isDeckCode } from '../content/decks/deckCode';
import { factionsIn } from '../content/decks/deckMix';
import { cardsReferred, nameIn as nameInReference } from '../content/decks/deckReference';
import { lookUp } from '../kernel/dispatch';
import type { Side } from '../kernel/sides';
import type { Speak } from './speak';

/** Whoever a unit is or was: the fallen still have a name in the log. */
export interface Identity {
  readonly card: CardId;
  readonly side: Side;
}

export type Roster = Readonly<Record<UnitId, Identity>>;

/** Everyone who ever stood on the board: those who stand there now, and all who were deployed. */
export function rosterOf(
  standing: readonly (Identity & { readonly id: UnitId })[],
  history: readonly BattleEvent[],
): Roster {
  const deployed = history.flatMap((event) => (event.type === 'deployed' ? [event.unit] : []));
  const known = [...deployed, ...standing].map(({ id, card, side }) => [id, { card, side }]);
  return Object.fromEntries(known) as Roster;
}

interface Named {
  readonly name: string;
  readonly translations: Translations<{ readonly name: string }>;
}

/** The name in a language, in English where nobody translated it, or the id of something that isn't there. */
function nameIn(table: Readonly<Record<string, Named>>, language: Language, id: string): string {
  const named = lookUp(table, id);
  if (named === undefined) return id;
  return language === 'en' ? named.name : (named.translations[language]?.name ?? named.name);
}

/** Of a unit card or a stratagem. */
export function cardName(catalog: Catalog, language: Language, id: CardId): string {
  return nameIn(tableOf(catalog, id), language, id);
}

function tableOf({ cards, stratagems }: Catalog, id: CardId): Readonly<Record<CardId, CardLook>> {
  return Object.hasOwn(cards, id) ? cards : stratagems;
}

/** For plates on phones. */
export function shortCardName(catalog: Catalog, language: Language, id: CardId): string {
  const card = lookUp(tableOf(catalog, id), id);
  if (card === undefined) return id;
  return language === 'en' ? card.short : (card.translations[language]?.short ?? card.short);
}

export function factionName(catalog: Catalog, language: Language, id: string): string {
  return nameIn(catalog.factions, language, id);
}

/** A deck that is named by its cards has the name that somebody gave it, else those of its factions. */
export function deckName(catalog: Catalog, language: Language, id: string): string {
  if (!isDeckCode(id)) return nameIn(catalog.decks, language, id);
  const factions = factionsIn(catalog, cardsReferred(catalog, id)).map((each) =>
    factionName(catalog, language, each.id),
  );
  return nameInReference(id) || factions.join(', ');
}

/** How to play a deck, in a sentence; nothing where its file doesn't say. */
export function deckDescription({ decks }: Catalog, language: Language, id: string): string {
  const deck = lookUp(decks, id);
  const english = deck?.description ?? '';
  return language === 'en' ? english : (deck?.translations[language]?.description ?? english);
}

export function battlefieldName(catalog: Catalog, language: Language, id: string): string {
  return nameIn(catalog.battlefields, language, id);
}

export function houseRuleName(catalog: Catalog, language: Language, id: string): string {
  return nameIn(catalog.houseRules, language, id);
}

export function abilityName(catalog: Catalog, language: Language, id: string): string {
  return nameIn(catalog.abilities, language, id);
}

export function terrainName(catalog: Catalog, language: Language, id: string): string {
  return nameIn(catalog.terrain, language, id);
}

export function formationName(catalog: Catalog, language: Language, id: string): string {
  return nameIn(catalog.formations, language, id);
}

/** The catalog's names in one language, for those who tell of many things at once. */
export interface Names {
  readonly card: (id: CardId) => string;
  readonly ability: (id: string) => string;
  readonly formation: (id: string) => string;
  readonly terrain: (id: string) => string;
}

export function namesIn(catalog: Catalog, language: Language): Names {
  return {
    card: (id) => cardName(catalog, language, id),
    ability: (id) => abilityName(catalog, language, id),
    formation: (id) => formationName(catalog, language, id),
    terrain: (id) => terrainName(catalog, language, id),
  };
}

/** "Left wing" in headings, "left wing" inside sentences. */
export function zoneName(speak: Speak, col: number): string {
  const zone = ZONE_IDS[col];
  return zone === undefined ? String(col) : speak(`zone.${zone}`).toLowerCase();
}
