import type { CardId } from '../../battle/model/card';
import { COMBAT_TYPES, type CombatType } from '../../battle/model/combatType';
import { lookUp } from '../../kernel/dispatch';
import type { CardFace, Catalog, FactionId } from '../catalog';
import type { DeckCards } from './deckFaults';

export interface CostBar {
  readonly cost: number;
  /** Unit cards alone: stratagems are paid with what is left. */
  readonly cards: number;
  /** Whose they are, in the order of the deck's factions; unsworn ones stand under null. */
  readonly parts: readonly { readonly faction: FactionId | null; readonly cards: number }[];
}

/** What a deck is made of. Cards that the catalog doesn't know count nowhere. */
export interface DeckMix {
  readonly units: number;
  readonly stratagems: number;
  readonly curve: readonly CostBar[];
  /** Of a unit card, on the average; 0 without any. */
  readonly averageCost: number;
  readonly types: Readonly<Record<CombatType, number>>;
  /** How many unit cards have a keyword, the most frequent first. */
  readonly keywords: readonly { readonly id: string; readonly cards: number }[];
  /** The most cards first. */
  readonly factions: readonly { readonly id: FactionId; readonly cards: number }[];
}

export function mixOf(catalog: Catalog, deck: DeckCards): DeckMix {
  const units = Object.entries(deck).flatMap(([id, copies]) => {
    const face = lookUp(catalog.cards, id);
    return face === undefined ? [] : [{ face, copies }];
  });
  const count = (isMeant: (face: CardFace) => boolean): number =>
    units.reduce((sum, { face, copies }) => (isMeant(face) ? sum + copies : sum), 0);
  const all = count(() => true);
  const factions = factionsIn(catalog, deck);
  const owners: readonly (FactionId | null)[] = [...factions.map(({ id }) => id), null];
  const dearest = Math.max(6, ...units.map(({ face }) => face.cost));
  const curve = Array.from({ length: dearest }, (_, index) => {
    const cost = index + 1;
    const parts = owners.map((faction) => ({
      faction,
      cards: count((face) => Math.max(1, face.cost) === cost && face.faction === faction),
    }));
    return {
      cost,
      cards: parts.reduce((sum, { cards }) => sum + cards, 0),
      parts: parts.filter(({ cards }) => cards > 0),
    };
  });
  return {
    units: all,
    stratagems: Object.entries(deck).reduce(
      (sum, [id, copies]) => (Object.hasOwn(catalog.stratagems, id) ? sum + copies : sum),
      0,
    ),
    curve,
    averageCost: all === 0 ? 0 : units.reduce((sum, { face, copies }) => sum + face.cost * copies, 0) / all,
    types: Object.fromEntries(COMBAT_TYPES.map((type) => [type, count((face) => face.type === type)])) as Record<
      CombatType,
      number
    >,
    keywords: keywordsIn(units),
    factions,
  };
}

/** By how many of the deck's cards are theirs, stratagems too. */
export function factionsIn(catalog: Catalog, deck: DeckCards): DeckMix['factions'] {
  const sums = new Map<FactionId, number>();
  for (const [id, copies] of Object.entries(deck)) {
    const faction = faceIn(catalog, id)?.faction ?? null;
    if (faction !== null) sums.set(faction, (sums.get(faction) ?? 0) + copies);
  }
  return ranked(sums);
}

/** A card of either kind. */
export function faceIn({ cards, stratagems }: Catalog, id: CardId) {
  return lookUp(cards, id) ?? lookUp(stratagems, id);
}

function keywordsIn(units: readonly { readonly face: CardFace; readonly copies: number }[]): DeckMix['keywords'] {
  const sums = new Map<string, number>();
  for (const { face, copies } of units)
    for (const id of new Set(face.abilities.map((use) => use.id))) sums.set(id, (sums.get(id) ?? 0) + copies);
  return ranked(sums);
}

function ranked(sums: ReadonlyMap<string, number>) {
  return [...sums]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([id, cards]) => ({ id, cards }));
}
