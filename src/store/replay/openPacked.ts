import { unpackBattle } from '../../content/packed/packedText';
import type { PackedChecks, PackedGame } from '../../kernel/packing/packedGame';
import type { PackedDivergence } from '../../kernel/packing/unpackRecord';
import { accepted, type Result, refused } from '../../kernel/result';
import type { BySide } from '../../kernel/sides';
import type { Match } from '../../match/match';
import { matchAt } from '../../match/moments';
import type { GameTypes } from '../../match/rules';
import { type LaidOut, layOutMoments, type ReplayGame } from './moments';

/** A battle laid out to be looked at: its match, every moment of it, and where today's rules part from it. */
export interface Replay<Types extends GameTypes, Seat extends string> extends LaidOut<Types> {
  readonly battle: Match<Types>;
  readonly seats: BySide<Seat>;
  readonly divergence: PackedDivergence | null;
}

/** A game whose battles can be opened from text. */
export interface OpenedGame<Types extends GameTypes> extends ReplayGame<Types> {
  readonly packed: PackedGame<Types>;
  readonly checks: PackedChecks<Types>;
  /** What is wrong with a book from outside; null when a battle can be played by it. */
  whatIsWrongWithBook(book: unknown): string | null;
}

/** Nobody looks through more; all orders are carried out before the first is seen. */
const MOST_ORDERS = 6000;

/** Opens a packed battle with the book that it names. Whatever the text or the book hold, the page keeps standing. */
export function openPacked<Types extends GameTypes>(
  game: OpenedGame<Types>,
  text: string,
  book: unknown,
): Result<Replay<Types, string>, string> {
  try {
    const wrong = game.whatIsWrongWithBook(book);
    if (wrong !== null) return refused(wrong);
    const known = book as Types['book'];
    const unpacked = unpackBattle(game.packed, game.checks, known, text);
    if (!unpacked.ok) return unpacked;
    const { record, seats, divergence } = unpacked.value;
    if (record.orders.length > MOST_ORDERS) return refused(`it has more than ${MOST_ORDERS} orders`);
    const laidOut = layOutMoments(game, { book: known, record });
    const last = laidOut.moments.at(record.orders.length);
    if (last === undefined) return refused('it has no beginning');
    return accepted({ ...laidOut, battle: matchAt({ book: known, record }, last), seats, divergence });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}
