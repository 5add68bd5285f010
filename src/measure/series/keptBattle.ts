import type { Order } from '../../battle/model/orders';
import type { BySide } from '../../kernel/sides';
import type { MatchStart } from './playMatch';

/** One battle of a series as its record tells it; the book is the series'. */
export interface KeptBattle<Start = MatchStart, Given = Order> {
  readonly start: Start;
  readonly orders: readonly Given[];
  readonly players: BySide<string>;
}

/** Is told of every battle that was played to its end. */
export type Keep<Battle = KeptBattle> = (battle: Battle) => void;

export const keepNone: Keep<unknown> = () => undefined;

/** What a part of a series amounts to, and its battles where somebody keeps them. */
export interface KeptPart<Counts, Battle = KeptBattle> {
  readonly counts: Counts;
  readonly battles: readonly Battle[];
}
