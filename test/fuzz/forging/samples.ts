import { engineFor } from '../../../src/battle/engineFor';
import type { Book } from '../../../src/battle/model/book';
import type { Order } from '../../../src/battle/model/orders';
import { openRecord } from '../../../src/battle/model/record';
import { withOrder } from '../../../src/kernel/record';
import { battleFile, MATCH } from '../../store/support/table';
import { shippedBook } from '../../support/book';
import { openDice } from '../../support/dice';
import { play } from '../../support/engine';
import type { Sample } from '../support/door';

const SEATS = { left: 'human', right: 'greedy' } as const;
const BOOK = smallBook();

/** The shipped book with a handful of everything: as many parts to go wrong, in less text. */
function smallBook(): Book {
  const whole = shippedBook();
  const cards = Object.values(whole.cards).filter((_, index) => index % 9 === 0);
  const { redoubt } = whole.battlefields;
  const used = new Set(cards.flatMap(({ abilities }) => abilities.map(({ id }) => id)));
  return {
    ...whole,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    formations: whole.formations.slice(0, 2),
    battlefields: redoubt === undefined ? {} : { redoubt },
    abilities: Object.fromEntries(Object.entries(whole.abilities).filter(([id]) => used.has(id))),
  };
}

/** A battle after some orders, as its record and as a position. */
export function playedSamples(orders: number, seed: number): readonly Sample[] {
  const engine = engineFor(BOOK);
  const deck = Object.keys(BOOK.cards).flatMap((id) => [id, id]);
  const start = { ...MATCH, decks: { left: deck, right: deck } } as typeof MATCH;
  const dice = openDice(seed);
  let record = openRecord(BOOK, start);
  let { state } = engine.begin(start);
  for (let count = 0; count < orders && state.winner === null; count++) {
    const order: Order =
      state.phase === 'mulligan' ? { type: 'mulligan', cards: [] } : dice.pick(engine.legalOrders(state, state.turn));
    state = play(engine, state, order).state;
    record = withOrder(record, order);
  }
  const position = openRecord(BOOK, { type: 'position', state });
  return [record, position].map((each, index) => ({
    name: index === 0 ? 'match' : 'position',
    text: JSON.stringify(battleFile({ record: each, book: BOOK, seats: SEATS, stream: [1, 2, 3, 4] })),
  }));
}
