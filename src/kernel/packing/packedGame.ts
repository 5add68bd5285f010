import type { Typed } from '../dispatch';
import type { Game, Step } from '../game';

/** What a packed record is a record of. */
export interface PackedTypes {
  readonly book: object;
  readonly start: object;
  readonly state: object;
  readonly order: Typed;
  readonly event: Typed;
  readonly refusal: { readonly sentence: string };
}

/** What packing a record has to know of a game. */
export interface PackedGame<Types extends PackedTypes> {
  gameOf(book: Types['book']): GameToPack<Types>;
  /** Of whoever's turn it is, always in the same order for the same book and state. */
  legalOrders(book: Types['book'], state: Types['state']): readonly Types['order'][];
  roundOf(state: Types['state']): number;
  /** The words that records of this book are full of, always in the same order. */
  dictionary(book: Types['book']): readonly string[];
}

/** What a text from outside must pass before a battle is made of it. */
export interface PackedChecks<Types extends PackedTypes> {
  /** What is wrong with a start, in words; null when a battle can begin from it. */
  whatIsWrongWithStart(book: Types['book'], start: unknown): string | null;
  /** The same of an order that was written out; whether it can be given is asked of the rules. */
  whatIsWrongWithOrder(order: unknown): string | null;
}

type GameToPack<Types extends PackedTypes> = Game<
  Types['book'],
  Types['state'],
  Types['order'],
  Types['event'],
  Types['refusal']
> & { begin(start: Types['start']): Step<Types['state'], Types['event']> };
