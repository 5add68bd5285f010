import { submit } from '../game';
import { canonicalText, stableHash } from '../hash';
import type { GameRecord } from '../record';
import type { PackedGame, PackedTypes } from './packedGame';
import { putJson } from './packedJson';
import { type Packer, putWhole } from './packer';

/** The state is checked once a round, by sixteen bits of its hash. */
export const CHECKS = 2 ** 16;

/**
 * Writes a record: the start, then each order as its place among the legal ones, or in full where it isn't among them, and
 * a check of the state whenever a round ends. The record has been played by these very rules.
 */
export function packRecord<Types extends PackedTypes>(
  packed: PackedGame<Types>,
  book: Types['book'],
  { start, orders }: GameRecord<Types['start'], Types['order']>,
  packer: Packer,
): void {
  const dictionary = packed.dictionary(book);
  putJson(packer, dictionary, start);
  putWhole(packer, orders.length);
  const game = packed.gameOf(book);
  let { state } = game.begin(start);
  for (const [index, order] of orders.entries()) {
    const offered = packed.legalOrders(book, state);
    const wanted = canonicalText(order);
    const place = offered.findIndex((each) => each.type === order.type && canonicalText(each) === wanted);
    packer.put(place === -1 ? offered.length : place, offered.length + 1);
    if (place === -1) putJson(packer, dictionary, order);
    const step = submit(game, state, order);
    if (!step.ok) throw new Error(`order ${index + 1} of the record is refused: ${step.refusal.sentence}`);
    const next = step.value.state;
    if (isChecked(packed.roundOf(state), packed.roundOf(next), index, orders.length)) packer.put(checkOf(next), CHECKS);
    state = next;
  }
}

/** At the end of each round, and of the record. */
export function isChecked(round: number, next: number, index: number, count: number): boolean {
  return next !== round || index === count - 1;
}

export function checkOf(state: object): number {
  return Number.parseInt(stableHash(state).slice(0, 4), 16);
}
