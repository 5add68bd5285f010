import type { CardId } from '../../battle/model/card';
import { drawInteger, openStream, type Stream } from '../../kernel/chance';
import { lookUp } from '../../kernel/dispatch';
import { type Catalog, cardsOf, type FactionId } from '../catalog';
import { deckCode } from './deckCode';
import { type DeckCards, faultsOf, whyNotAdd } from './deckFaults';
import { factionsIn, mixOf } from './deckMix';

/** A second copy of a card that is in is drawn so much more often than another card. */
const FAITH = 3;
/** A card of a cost that the deck has enough of is still drawn sometimes. */
const LEAST_WEIGHT = 1;
const WEIGHT_PER_MISSING = 6;
/** A deck that can't be filled up in another way isn't tried for ever. */
const ATTEMPTS_PER_DECK = 4;

/** Whether nothing is wrong with a deck but that cards are missing. */
export function canBeCompleted(catalog: Catalog, deck: DeckCards): boolean {
  return faultsOf(catalog, deck).every((fault) => fault.type === 'size' && fault.count < fault.size);
}

/**
 * Legal decks that hold all of the given cards, each another: filled up by lot, nearer to the costs that the decks of the game
 * have. The same seed, the same decks. None where more is wrong than that cards are missing.
 */
export function completions(catalog: Catalog, deck: DeckCards, count: number, seed: number): readonly DeckCards[] {
  if (!canBeCompleted(catalog, deck)) return [];
  const wanted = usualDeck(catalog);
  const found = new Map<string, DeckCards>();
  const companies = companiesFor(catalog, deck);
  let stream = openStream(seed, 'cosmetics');
  for (let attempt = 0; attempt < ATTEMPTS_PER_DECK * count && found.size < count; attempt++) {
    const company = companies[attempt % companies.length] ?? [];
    const [full, after] = filledUp(catalog, deck, company, wanted, stream);
    stream = after;
    if (faultsOf(catalog, full).length === 0) found.set(deckCode(catalog, full), full);
  }
  return [...found.values()];
}

/** How many unit cards of each cost the decks of the game have on the average, and how many stratagems. */
interface UsualDeck {
  readonly costs: ReadonlyMap<number, number>;
  readonly stratagems: number;
}

function usualDeck(catalog: Catalog): UsualDeck {
  const decks = Object.values(catalog.decks);
  const costs = new Map<number, number>();
  let stratagems = 0;
  for (const card of decks.flatMap(cardsOf)) {
    const face = lookUp(catalog.cards, card);
    if (face === undefined) stratagems += 1;
    else costs.set(face.cost, (costs.get(face.cost) ?? 0) + 1 / decks.length);
  }
  return { costs, stratagems: decks.length === 0 ? 0 : Math.round(stratagems / decks.length) };
}

/** Whose cards may fill a deck up: its own factions first, then with each other that there is room for. */
function companiesFor(catalog: Catalog, deck: DeckCards): readonly (readonly FactionId[])[] {
  const own = factionsIn(catalog, deck).map(({ id }) => id);
  const others = Object.keys(catalog.factions).filter((id) => !own.includes(id));
  const room = catalog.rules.factionsPerDeck - own.length;
  if (room <= 0) return [own];
  const alone = own.length === 0 ? others.map((id) => [id]) : [own];
  return [...alone, ...alone.flatMap((led) => (led.length < catalog.rules.factionsPerDeck ? joined(led, others) : []))];
}

function joined(led: readonly FactionId[], others: readonly FactionId[]): FactionId[][] {
  return others.filter((id) => !led.includes(id)).map((id) => [...led, id]);
}

function filledUp(
  catalog: Catalog,
  deck: DeckCards,
  company: readonly FactionId[],
  wanted: UsualDeck,
  begun: Stream,
): readonly [DeckCards, Stream] {
  const isOfCompany = (faction: FactionId | null) => faction === null || company.includes(faction);
  const idsOf = (faces: Readonly<Record<CardId, { readonly faction: FactionId | null }>>) =>
    Object.keys(faces).filter((id) => isOfCompany(faces[id]?.faction ?? null));
  const pools = { units: new Set(idsOf(catalog.cards)), stratagems: new Set(idsOf(catalog.stratagems)) };
  let cards = deck;
  let stream = begun;
  const draw = (pool: Set<CardId>, weight: (id: CardId) => number): void => {
    const [id, after] = drawn(pool, weight, stream);
    stream = after;
    if (whyNotAdd(catalog, cards, id) === null) cards = { ...cards, [id]: (cards[id] ?? 0) + 1 };
    else pool.delete(id);
  };
  const faith = (id: CardId): number => ((cards[id] ?? 0) > 0 ? FAITH : 1);
  while (pools.units.size > 0 && mixOf(catalog, cards).units < catalog.rules.deckSize) {
    const { curve } = mixOf(catalog, cards);
    draw(pools.units, (id) => {
      const cost = lookUp(catalog.cards, id)?.cost ?? 0;
      const missing = (wanted.costs.get(cost) ?? 0) - (curve.find((bar) => bar.cost === cost)?.cards ?? 0);
      return faith(id) * Math.max(LEAST_WEIGHT, Math.round(WEIGHT_PER_MISSING * missing));
    });
  }
  while (pools.stratagems.size > 0 && mixOf(catalog, cards).stratagems < wanted.stratagems) {
    draw(pools.stratagems, () => 1);
  }
  return [cards, stream];
}

/** One of a pool by whole weights. */
function drawn(pool: ReadonlySet<CardId>, weight: (id: CardId) => number, stream: Stream): readonly [CardId, Stream] {
  const weighed = [...pool].map((id) => ({ id, weight: weight(id) }));
  const all = weighed.reduce((sum, one) => sum + one.weight, 0);
  const [number, after] = drawInteger(stream, 1, all);
  let left: number = number;
  for (const one of weighed) {
    left -= one.weight;
    if (left <= 0) return [one.id, after];
  }
  return [weighed[0]?.id ?? '', after];
}
