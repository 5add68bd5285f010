import { FLAG, type Traits, traitsOf } from '../abilities/traits';
import { TRIGGERS } from '../abilities/vocabulary';
import { type Book, cardIn } from '../model/book';
import type { CardId } from '../model/card';
import type { Order } from '../model/orders';
import { isStratagem } from '../model/unitProfile';
import type { Start } from '../resolve/begin';

const ALWAYS: readonly Order['type'][] = ['deploy', 'move', 'attack', 'attackCastle', 'endTurn', 'concede'];

/** The kinds of orders that a battle can ever have: by the cards of both sides, the rules, and what stood on the board at the start. */
export function possibleOrders(book: Book, start: Start): ReadonlySet<Order['type']> {
  const first = start.type === 'position' ? start.state : null;
  const cards = cardsIn(start);
  const held = cards.flatMap((id) => cardIn(book, id) ?? []);
  const bearers = [...held, ...(first?.units ?? [])].map((bearer) => traitsOf(book, bearer));
  const possible = new Set(ALWAYS);
  if (first === null ? book.rules.mulligan : first.phase === 'mulligan') possible.add('mulligan');
  if (bearers.some(mayEverBrace)) possible.add('brace');
  if (bearers.some(raisesWalls) || (first?.walls.length ?? 0) > 0) possible.add('attackCell');
  if (book.rules.optional.march && book.formations.some(({ movesAsOne }) => movesAsOne)) possible.add('march');
  if (cards.some((card) => isStratagem(book, card))) possible.add('play');
  return possible;
}

/** In the hands and decks of both sides, each once. */
function cardsIn(start: Start): CardId[] {
  const piles = start.type === 'match' ? [start.decks] : [start.state.hands, start.state.decks];
  return [...new Set(piles.flatMap(({ left, right }) => [...left, ...right]))];
}

function mayEverBrace({ flags, flagsAtTimes }: Traits): boolean {
  return ((flags | flagsAtTimes) & FLAG.mayBrace) !== 0;
}

/** Ground that an ability closes can be struck open again. */
function raisesWalls({ parts }: Traits): boolean {
  return TRIGGERS.some((trigger) =>
    parts[trigger].some((part) => part.effect === 'setTerrain' && part.with.health !== undefined),
  );
}
