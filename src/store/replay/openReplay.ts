import { PLAYER_NAMES } from '../../ai/players/playerNames';
import type { Book } from '../../battle/model/book';
import { battleChecks } from '../../content/packed/checkedBattle';
import { packedBattle } from '../../content/packed/packedBattle';
import { packedHead, unpackBattle } from '../../content/packed/packedText';
import { whatIsWrong } from '../../content/saved/saved';
import type { PackedDivergence } from '../../kernel/packing/unpackRecord';
import { accepted, type Result, refused } from '../../kernel/result';
import { type BySide, bySide } from '../../kernel/sides';
import { type Moment, settled } from '../../match/match';
import { momentsOf } from '../../match/moments';
import { type BattleTypes, battleRules } from '../battle/battleRules';
import type { Battle } from '../battle/battleSlice';
import type { Seat } from '../seats/seatsSlice';

/** A battle laid out to be looked at: its match, every moment of it, and where today's rules part from it. */
export interface Replay {
  readonly battle: Battle;
  readonly moments: readonly Moment<BattleTypes>[];
  readonly seats: BySide<Seat>;
  readonly divergence: PackedDivergence | null;
}

/** All moments are laid out at once. A long battle has three hundred. */
const MOST_ORDERS = 3000;

/** Opens a packed card battle with the book that it names. Whatever the text or the book hold, the page keeps standing. */
export function openReplay(packed: string, book: unknown): Result<Replay, string> {
  if (packedHead(packed)?.mode !== 'battle') return refused('it is no card battle');
  const wrong = whatIsWrong('book', book);
  if (wrong !== null) return refused(wrong);
  try {
    const known = book as Book;
    const unpacked = unpackBattle(packedBattle, battleChecks, known, packed);
    if (!unpacked.ok) return unpacked;
    const { record, seats, divergence } = unpacked.value;
    if (record.orders.length > MOST_ORDERS) return refused(`it has more than ${MOST_ORDERS} orders`);
    const moments = momentsOf(battleRules, { book: known, record });
    return accepted({
      battle: matchAt(known, record, moments.at(-1) as Moment<BattleTypes>),
      moments,
      seats: bySide((side) => knownSeat(seats[side])),
      divergence,
    });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** A match as it stood at one of its moments: what came after it has not been ordered yet. */
export function matchAt(book: Book, record: Battle['record'], { orders, state, history }: Moment<BattleTypes>): Battle {
  const known = { book, record: { ...record, orders: record.orders.slice(0, orders) }, scenario: null };
  return settled(known, state, history, { state, orders, events: history.length });
}

/** Whoever doesn't play any more is shown as a fixed opponent. */
function knownSeat(name: string): Seat {
  if (name === 'human') return 'human';
  return PLAYER_NAMES.find((each) => each === name) ?? 'greedy';
}
