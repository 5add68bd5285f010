import { createFieldPlayer } from '../../../../src/ai/field/createFieldPlayer';
import { engineFor } from '../../../../src/battle/engineFor';
import type { Order } from '../../../../src/battle/model/orders';
import { hashOfBook } from '../../../../src/battle/model/record';
import { cardsOf } from '../../../../src/content/catalog';
import { stableHash } from '../../../../src/kernel/hash';
import { mindOf, playFieldMatch } from '../../../../src/measure/field/playFieldMatch';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { fieldBook, fieldCatalog } from '../../../skirmish/support/books';
import { shippedBook, shippedCatalog } from '../../../support/book';
import { playGame } from '../../../support/gameRunner';

/** A whole card battle of two greedy players. */
export function playedBattle(seed = 5) {
  const book = shippedBook();
  const [left, right] = Object.values(shippedCatalog().decks);
  if (left === undefined || right === undefined) throw new Error('there are two decks');
  const decks = { left: cardsOf(left), right: cardsOf(right) };
  const start = { type: 'match' as const, seed, decks, battlefield: 'ruins' };
  const orders: Order[] = [];
  playGame(engineFor(book), { ...start, players: { left: 'greedy', right: 'greedy' } }, ({ order }) =>
    orders.push(order),
  );
  return { rules: hashOfBook(book), start, orders };
}

/** A whole battle of two opponents on the open field, in fog. */
export function playedField() {
  const book = fieldBook('clockwork');
  const { levels, strategies } = fieldCatalog();
  const [level, strategy] = [levels.recruit, strategies.balanced];
  if (level === undefined || strategy === undefined) throw new Error('there are recruits');
  const engine = skirmishEngineFor(book);
  const mind = mindOf(engine, createFieldPlayer(book, { level, strategy, seed: 1 }));
  const { preset } = book.rules.muster;
  const start = { type: 'match' as const, seed: 1, squads: { left: preset, right: preset }, map: 'the-commons' };
  const orders: SkirmishOrder[] = [];
  playFieldMatch(engine, { left: mind, right: mind }, start, (_before, order) => orders.push(order));
  return { rules: stableHash(book), start, orders };
}
