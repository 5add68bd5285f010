import { submit } from '../game';
import { stableHash } from '../hash';
import type { GameRecord } from '../record';
import type { PackedChecks, PackedGame, PackedTypes } from './packedGame';
import { takeJson } from './packedJson';
import { takeWhole, type Unpacker } from './packer';
import { CHECKS, checkOf, isChecked } from './packRecord';

/** How far a packed record could be followed, and why not to its end. */
export interface Unpacked<Types extends PackedTypes> {
  readonly record: GameRecord<Types['start'], Types['order']>;
  /** Null when all of it was carried out and every check held. */
  readonly divergence: PackedDivergence | null;
}

/** The first order that can't be right: it is refused, or the state after it is not the one that was packed. */
export interface PackedDivergence {
  /** Counted from 1. */
  readonly order: number;
  readonly round: number;
  readonly why: 'refused' | 'otherState' | 'unreadable';
  readonly detail: string;
}

/** Nobody fights so long: whoever claims it wants a page to hang. */
const MOST_ORDERS = 6000;

/** Reads a record by carrying it out: whatever the text holds, no order gets past the rules. Throws where no battle begins. */
export function unpackRecord<Types extends PackedTypes>(
  packed: PackedGame<Types>,
  checks: PackedChecks<Types>,
  book: Types['book'],
  unpacker: Unpacker,
): Unpacked<Types> {
  const dictionary = packed.dictionary(book);
  const start = takeJson(unpacker, dictionary) as Types['start'];
  const wrong = checks.whatIsWrongWithStart(book, start);
  if (wrong !== null) throw new Error(wrong);
  const count = takeWhole(unpacker);
  if (count > MOST_ORDERS) throw new Error(`it has ${count} orders; ${MOST_ORDERS} at most can be opened`);
  const game = packed.gameOf(book);
  const orders: Types['order'][] = [];
  let { state } = game.begin(start);
  const ended = (why: PackedDivergence['why'] | null, detail = ''): Unpacked<Types> => ({
    record: { rules: stableHash(book), start, orders },
    divergence: why === null ? null : { order: orders.length + 1, round: packed.roundOf(state), why, detail },
  });
  for (let index = 0; index < count; index++) {
    try {
      const order = takeOrder(unpacker, checks, packed.legalOrders(book, state), dictionary);
      const step = submit(game, state, order);
      if (!step.ok) return ended('refused', step.refusal.sentence);
      const next = step.value.state;
      const hasCheck = isChecked(packed.roundOf(state), packed.roundOf(next), index, count);
      if (hasCheck && unpacker.take(CHECKS) !== checkOf(next)) return ended('otherState');
      state = next;
      orders.push(order);
    } catch (error) {
      return ended('unreadable', (error as Error).message);
    }
  }
  return unpacker.isSpent() ? ended(null) : ended('unreadable', 'something is left at its end');
}

function takeOrder<Types extends PackedTypes>(
  unpacker: Unpacker,
  { whatIsWrongWithOrder }: PackedChecks<Types>,
  offered: readonly Types['order'][],
  dictionary: readonly string[],
): Types['order'] {
  const order = offered[unpacker.take(offered.length + 1)];
  if (order !== undefined) return order;
  const written = takeJson(unpacker, dictionary);
  const wrong = whatIsWrongWithOrder(written);
  if (wrong !== null) throw new Error(wrong);
  if (typeof written !== 'object' || written === null || typeof Reflect.get(written, 'type') !== 'string')
    throw new Error('an order is not one');
  return written as Types['order'];
}
