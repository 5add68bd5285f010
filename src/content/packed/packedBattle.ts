import { engineFor } from '../../battle/engineFor';
import type { Book } from '../../battle/model/book';
import type { BattleEvent } from '../../battle/model/events';
import type { Order } from '../../battle/model/orders';
import type { Refusal } from '../../battle/model/refusals';
import type { BattleState } from '../../battle/model/state';
import type { Start } from '../../battle/resolve/begin';
import { memoizePerObject } from '../../kernel/memoize';
import type { PackedGame } from '../../kernel/packing/packedGame';

/** What the card battle is made of, for packing. */
export interface BattleToPack {
  readonly book: Book;
  readonly start: Start;
  readonly state: BattleState;
  readonly order: Order;
  readonly event: BattleEvent;
  readonly refusal: Refusal;
}

export const packedBattle: PackedGame<BattleToPack> = {
  gameOf: (book) => engineFor(book).game,
  legalOrders: (book, state) => engineFor(book).legalOrders(state, state.turn),
  roundOf: ({ round }) => round,
  dictionary: memoizePerObject(({ cards, stratagems = {}, battlefields, terrains, abilities }: Book) => [
    ...Object.keys(cards).sort(),
    ...Object.keys(stratagems).sort(),
    ...Object.keys(battlefields).sort(),
    ...terrains.map(({ id }) => id),
    ...Object.keys(abilities).sort(),
    ...['type', 'match', 'seed', 'decks', 'left', 'right', 'battlefield'],
  ]),
};
