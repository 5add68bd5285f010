import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/battle/model/book';
import type { Order } from '../../src/battle/model/orders';
import { isOnBoard, type Position, samePosition } from '../../src/battle/model/position';
import { REFUSAL_SENTENCES, type RefusalCode } from '../../src/battle/model/refusals';
import type { BattleState } from '../../src/battle/model/state';
import type { Unit } from '../../src/battle/model/unit';
import { playGame } from '../support/gameRunner';
import { visitEveryOrder, wordOf } from '../support/invariants/universe';
import { drawTrials, engineOf, matchOf } from '../support/trials/trial';
import { everyOrder } from './support/everyOrder';
import { FIELD, OPENING, whole } from './support/field';

/** What an order names, as far as it names something. */
interface Named {
  readonly state: BattleState;
  readonly book: Book;
  readonly order: Order;
  readonly unit: Unit | undefined;
  readonly target: Unit | undefined;
  readonly cells: readonly Position[];
  readonly card: string | null;
}

const standsAt = ({ units }: BattleState, cell: Position): boolean => units.some((unit) => samePosition(unit, cell));
const own = ({ units, turn }: BattleState): readonly Unit[] => units.filter(({ side }) => side === turn);

/** What must be true where a reason is given. */
const CLAIMS: Partial<Readonly<Record<RefusalCode, (named: Named) => boolean>>> = {
  'battle-over': ({ state }) => state.winner !== null,
  'mulligan-first': ({ state, order }) => state.phase === 'mulligan' && order.type !== 'mulligan',
  'mulligan-over': ({ state, order }) => state.phase === 'battle' && order.type === 'mulligan',
  'not-in-hand': ({ state, order, card }) =>
    order.type === 'mulligan' || (card !== null && !state.hands[state.turn].includes(card)),
  'unknown-card': ({ book, card }) =>
    card !== null && !Object.hasOwn(book.cards, card) && !Object.hasOwn(book.stratagems ?? {}, card),
  'not-enough-supply': ({ state, book, card }) => {
    const { cost = 0 } = book.cards[card ?? ''] ?? book.stratagems?.[card ?? ''] ?? {};
    return cost > state.supply[state.turn];
  },
  'not-a-unit': ({ book, card }) => Object.hasOwn(book.stratagems ?? {}, card ?? ''),
  'not-an-order': ({ book, card }) => Object.hasOwn(book.cards, card ?? ''),
  'order-given': ({ state }) => (state.played ?? 0) > 0,
  'too-many-units': ({ state, book }) => own(state).length >= book.rules.unitsPerSide,
  'off-board': ({ cells, order }) =>
    order.type === 'march' || playedCells(order, cells).some((cell) => !isOnBoard(cell)),
  'cell-taken': ({ state, cells, order }) => order.type === 'march' || cells.some((cell) => standsAt(state, cell)),
  'no-such-unit': ({ unit }) => unit === undefined,
  'not-your-unit': ({ state, unit }) => unit !== undefined && unit.side !== state.turn,
  'no-such-target': ({ target }) => target === undefined,
  'own-target': ({ state, target }) => target?.side === state.turn,
  'fresh-cannot-move': ({ unit, order }) => order.type === 'march' || unit?.fresh === true,
  'fresh-cannot-siege': ({ unit }) => unit?.fresh === true,
  'already-moved': ({ unit, order }) => order.type === 'march' || unit?.moved === true,
  'already-attacked': ({ unit }) => unit?.attacked === true,
  'moved-cannot-attack': ({ unit }) => unit?.moved === true,
  'attacked-cannot-move': ({ unit, order }) =>
    order.type === 'march' || unit?.attacked === true || unit?.hasStruck === true,
  'left-formation': ({ unit }) => unit?.strayed === true,
  'no-attack': ({ unit }) => unit?.attack === 0,
  'no-wall': ({ state, unit, cells }) =>
    cells.every((cell) => !state.walls.some((wall) => samePosition(wall, cell)) || (unit && samePosition(unit, cell))),
  'cannot-slide': ({ order }) => order.type === 'attack' && order.slideTo !== undefined,
  'no-place-to-slide': ({ order }) => order.type === 'attack' && order.slideTo !== undefined,
  'cannot-raise': ({ order }) => order.type === 'deploy' && order.palisadeAt !== undefined,
  'no-place-to-raise': ({ order }) => order.type === 'deploy' && order.palisadeAt !== undefined,
  'no-march': ({ book }) => !book.rules.optional.march,
};

/** A play names a cell, a line's first cell, or none, whatever its second cell is. */
function playedCells(order: Order, cells: readonly Position[]): readonly Position[] {
  if (order.type !== 'play') return cells;
  return [order.at ?? { row: order.row ?? 0, col: order.column ?? 0 }];
}

function named(book: Book, state: BattleState, order: Order): Named {
  const unitOf = (id: string | undefined) => state.units.find((unit) => unit.id === id);
  const at = 'at' in order ? [order.at] : [];
  return {
    state,
    book,
    order,
    unit: unitOf('unit' in order ? order.unit : undefined),
    target: unitOf('target' in order ? order.target : undefined),
    cells: 'to' in order && typeof order.to === 'object' ? [order.to] : at,
    card: order.type === 'deploy' || order.type === 'play' ? order.card : null,
  };
}

/** The reason for which an order that isn't offered is refused; null for one that is. Both must be right. */
function reasonOf(engine: typeof whole, state: BattleState, offered: ReadonlySet<string>, order: Order): string | null {
  const refusal = engine.whyIllegal(state, order);
  const word = wordOf(order);
  if ((refusal === null) !== offered.has(word)) throw new Error(`${word}: ${refusal?.code ?? 'accepted, not offered'}`);
  if (refusal === null) return null;
  if (refusal.sentence !== REFUSAL_SENTENCES[refusal.code]) throw new Error(`${word}: no sentence for ${refusal.code}`);
  const isTrue = CLAIMS[refusal.code]?.(named(engine.book, state, order)) ?? true;
  if (!isTrue) throw new Error(`${word} is refused for ${refusal.code}, which isn’t so`);
  return refusal.code;
}

describe('the judge', () => {
  it.each([
    ['a field', FIELD],
    ['a poor side', { ...FIELD, supply: { left: 1, right: 0 } }],
    ['an opening', OPENING],
    ['the end', { ...FIELD, winner: 'left', ending: 'castle' } as const],
    ['the other side’s turn', { ...FIELD, turn: 'right' } as const],
  ])('accepts what is offered and has a true reason against every other order: %s', (_what, state) => {
    const offered = new Set(whole.legalOrders(state, state.turn).map(wordOf));
    const reasons = everyOrder(whole, state).map((order) => reasonOf(whole, state, offered, order));
    expect(reasons.filter((reason) => reason === null)).toHaveLength(offered.size);
  });

  it('does so in whole games', { timeout: 60_000 }, () => {
    const met = new Set<string>();
    let asked = 0;
    for (const trial of drawTrials(75_000, 6, 'wild', 'greedy')) {
      const engine = engineOf(trial);
      playGame(engine, matchOf(engine, trial), ({ before, context }) => {
        if (context.orders.length % 5 !== 0) return;
        const offered = new Set(engine.legalOrders(before, before.turn).map(wordOf));
        visitEveryOrder(engine, before, 29, context.orders.length, (order) => {
          asked++;
          met.add(reasonOf(engine, before, offered, order) ?? 'offered');
        });
      });
    }
    expect(asked).toBeGreaterThan(5000);
    expect(met.size).toBeGreaterThan(15);
  });
});
