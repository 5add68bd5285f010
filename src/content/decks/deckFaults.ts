import type { CardId } from '../../battle/model/card';
import type { SiegeRules } from '../../battle/model/rules';
import type { CardFace, Catalog, FactionId, StratagemFace } from '../catalog';

/** How many copies of which card. */
export type DeckCards = Readonly<Record<CardId, number>>;

/** What is wrong with the cards of a deck. */
export type DeckFault =
  | { readonly type: 'unknown'; readonly card: CardId }
  | { readonly type: 'copies'; readonly card: CardId; readonly copies: number; readonly most: number }
  | { readonly type: 'factions'; readonly card: CardId; readonly faction: FactionId; readonly most: number }
  | { readonly type: 'stratagems'; readonly count: number; readonly most: number }
  | { readonly type: 'size'; readonly count: number; readonly size: number };

/** What is known of cards: a card whose file is broken is named rightly, and may be of either kind. */
export interface KnownCards {
  readonly isNamed: (id: CardId) => boolean;
  readonly faceOf: (id: CardId) => CardFace | StratagemFace | undefined;
}

/** R1, the one place that says it: how many cards, copies and factions a deck holds. */
export function deckFaults(deck: DeckCards, known: KnownCards, rules: SiegeRules): DeckFault[] {
  return [
    ...unknownCards(deck, known),
    ...tooManyCopies(deck, rules),
    ...tooManyFactions(deck, known, rules),
    ...wrongCount(deck, known, rules),
  ];
}

/** Whether a fault is of the sum alone: a card too many or misspelt makes that wrong as well. */
export function isOfSum({ type }: DeckFault): boolean {
  return type === 'stratagems' || type === 'size';
}

/** Of a deck that is made of the cards in a catalog. */
export function faultsOf(catalog: Pick<Catalog, 'cards' | 'stratagems' | 'rules'>, deck: DeckCards): DeckFault[] {
  return deckFaults(deck, knownIn(catalog), catalog.rules);
}

export function unknownCards(deck: DeckCards, { isNamed }: Pick<KnownCards, 'isNamed'>): DeckFault[] {
  return Object.keys(deck).flatMap((card) => (isNamed(card) ? [] : [{ type: 'unknown', card } as const]));
}

function knownIn({ cards, stratagems }: Pick<Catalog, 'cards' | 'stratagems'>): KnownCards {
  const faceOf = (id: CardId) =>
    Object.hasOwn(cards, id) ? cards[id] : Object.hasOwn(stratagems, id) ? stratagems[id] : undefined;
  return { isNamed: (id) => faceOf(id) !== undefined, faceOf };
}

function tooManyCopies(deck: DeckCards, { copiesPerCard: most }: SiegeRules): DeckFault[] {
  return Object.entries(deck).flatMap(([card, copies]) =>
    copies > most ? [{ type: 'copies', card, copies, most } as const] : [],
  );
}

/** The first card that brings in one too many. */
function tooManyFactions(deck: DeckCards, { faceOf }: KnownCards, { factionsPerDeck: most }: SiegeRules): DeckFault[] {
  const factions = new Set<FactionId>();
  for (const card of Object.keys(deck)) {
    // A card of no faction counts for none.
    const faction = faceOf(card)?.faction ?? null;
    if (faction === null) continue;
    factions.add(faction);
    if (factions.size > most) return [{ type: 'factions', card, faction, most }];
  }
  return [];
}

/** Unit cards as many as the rules say; stratagems beside them, up to a number. */
function wrongCount(deck: DeckCards, { faceOf }: KnownCards, rules: SiegeRules): DeckFault[] {
  const { deckSize: size, stratagemsPerDeck: most = 0 } = rules;
  const sums = { unit: 0, stratagem: 0, unknown: 0 };
  for (const [card, copies] of Object.entries(deck)) {
    const face = faceOf(card);
    sums[face === undefined ? 'unknown' : (face.kind ?? 'unit')] += copies;
  }
  if (sums.stratagem > most) return [{ type: 'stratagems', count: sums.stratagem, most }];
  const count = sums.unit + sums.unknown;
  return sums.unit <= size && count >= size ? [] : [{ type: 'size', count, size }];
}

/** Why one more copy of a card can't go into a deck, whatever else is wrong with it; null where it can. */
export function whyNotAdd(catalog: Catalog, deck: DeckCards, card: CardId): DeckFault | null {
  const before = new Set(faultsOf(catalog, deck).map(faultWord));
  const after = faultsOf(catalog, { ...deck, [card]: (deck[card] ?? 0) + 1 });
  return after.find((fault) => isExcess(fault) && !before.has(faultWord(fault))) ?? null;
}

/** A deck that is too small is on its way. */
function isExcess(fault: DeckFault): boolean {
  return fault.type !== 'size' || fault.count > fault.size;
}

function faultWord(fault: DeckFault): string {
  return JSON.stringify(fault);
}
