import { submit } from '../kernel/game';
import { accepted, type Result } from '../kernel/result';
import type { Moment } from './match';
import type { GameRules, GameTypes } from './rules';
import { type Place, type Variation, type Variations, variationNamed } from './variations';

/** The moments of a match as it was, the beginning first. */
export interface MomentsOf<Types extends GameTypes> {
  readonly length: number;
  at(orders: number): Moment<Types> | undefined;
}

/** The moment at a place among variations. */
export function momentIn<Types extends GameTypes>(
  rules: GameRules<Types>,
  book: Types['book'],
  moments: MomentsOf<Types>,
  variations: Variations<Types['order']>,
  { variation, orders }: Place,
): Result<Moment<Types>, Types['refusal']> {
  const found = variationNamed(variations, variation);
  if (found === null) return accepted(momentOfMatch(moments, orders));
  const before = momentIn(rules, book, moments, variations, found.from);
  return before.ok ? momentAfter(rules, book, before.value, found.orders.slice(0, orders)) : before;
}

function momentOfMatch<Types extends GameTypes>(moments: MomentsOf<Types>, orders: number): Moment<Types> {
  const moment = moments.at(Math.min(orders, moments.length - 1));
  if (moment === undefined) throw new Error('a match has a beginning at least');
  return moment;
}

function momentAfter<Types extends GameTypes>(
  rules: GameRules<Types>,
  book: Types['book'],
  before: Moment<Types>,
  orders: readonly Types['order'][],
): Result<Moment<Types>, Types['refusal']> {
  const game = rules.gameOf(book);
  let { state } = before;
  const history = [...before.history];
  for (const order of orders) {
    const step = submit(game, state, order);
    if (!step.ok) return step;
    state = step.value.state;
    for (const event of step.value.events) history.push(event);
  }
  return accepted({ orders: before.orders + orders.length, state, history });
}

/** What can be carried out of variations from outside, and how many orders can't. */
export interface SoundVariations<Order> {
  readonly variations: Variations<Order>;
  readonly dropped: number;
}

/**
 * Each variation up to the first that is no order or that the rules refuse; none that branches off from what isn't there.
 */
export function soundVariations<Types extends GameTypes>(
  rules: GameRules<Types>,
  book: Types['book'],
  moments: MomentsOf<Types>,
  variations: Variations<Types['order']>,
  isOrder: (order: unknown) => boolean = () => true,
): SoundVariations<Types['order']> {
  const sound: Variation<Types['order']>[] = [];
  let dropped = 0;
  for (const variation of variations) {
    const { from, orders } = variation;
    const line = from.variation === null ? moments.length - 1 : variationNamed(sound, from.variation)?.orders.length;
    const isThere = line !== undefined && from.orders <= line && variationNamed(sound, variation.id) === null;
    const kept = isThere ? countLegal(rules, book, moments, sound, variation, isOrder) : 0;
    if (kept > 0) sound.push(kept === orders.length ? variation : { ...variation, orders: orders.slice(0, kept) });
    dropped += orders.length - kept;
  }
  return { variations: sound, dropped };
}

function countLegal<Types extends GameTypes>(
  rules: GameRules<Types>,
  book: Types['book'],
  moments: MomentsOf<Types>,
  sound: Variations<Types['order']>,
  { from, orders }: Variation<Types['order']>,
  isOrder: (order: unknown) => boolean,
): number {
  const before = momentIn(rules, book, moments, sound, from);
  if (!before.ok) return 0;
  const game = rules.gameOf(book);
  let { state } = before.value;
  for (const [index, order] of orders.entries()) {
    if (!isOrder(order)) return index;
    const step = submit(game, state, order);
    if (!step.ok) return index;
    state = step.value.state;
  }
  return orders.length;
}
