import type { CardId } from '../battle/card';
import type { BattleEvent } from '../battle/events';
import { ZONE_IDS } from '../battle/rules';
import type { Side } from '../battle/sides';
import type { UnitId } from '../battle/unit';
import type { Catalog, Language } from '../content/catalog';
import { lookUp } from '../kernel/dispatch';
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

export function cardName(catalog: Catalog, language: Language, id: CardId): string {
  const card = lookUp(catalog.cards, id);
  if (card === undefined) return id;
  return language === 'en' ? card.name : (card.translations[language]?.name ?? card.name);
}

/** For plates on phones. */
export function shortCardName(catalog: Catalog, language: Language, id: CardId): string {
  const card = lookUp(catalog.cards, id);
  if (card === undefined) return id;
  return language === 'en' ? card.short : (card.translations[language]?.short ?? card.short);
}

export function factionName(catalog: Catalog, language: Language, id: string): string {
  const faction = lookUp(catalog.factions, id);
  if (faction === undefined) return id;
  return language === 'en' ? faction.name : (faction.translations[language]?.name ?? faction.name);
}

/** "Left wing" in headings, "left wing" inside sentences. */
export function zoneName(speak: Speak, col: number): string {
  const zone = ZONE_IDS[col];
  return zone === undefined ? String(col) : speak(`zone.${zone}`).toLowerCase();
}
