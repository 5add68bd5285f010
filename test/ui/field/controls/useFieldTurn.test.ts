import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider, type ProviderProps } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { memoizePerObject } from '../../../../src/kernel/memoize';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import type { FieldRoot } from '../../../../src/store/field/fieldRoot';
import { selectFieldOrders } from '../../../../src/store/field/fieldSelectors';
import { type FieldTurn, useFieldTurn } from '../../../../src/ui/field/controls/useFieldTurn';
import type { FieldInput } from '../../../../src/ui/field/input/useFieldInput';
import { sharedBattle } from '../../../skirmish/support/battles';
import { fieldBook } from '../../../skirmish/support/books';
import { fieldTable, give, matchIn } from '../support/fieldTable';

const BOOK = fieldBook('2d6');

/** A battle after so many orders, and the turn as the page would have it. */
function turnAfter(orders: number, turnGuard: boolean) {
  const store = fieldTable(BOOK, { seed: 21 });
  for (const { order } of sharedBattle(skirmishEngineFor(BOOK)).slice(0, orders)) give(store, order);
  const settings = { turnGuard };
  const withSettings = memoizePerObject((state: FieldRoot) => ({ ...state, settings }));
  const seen = { ...store, getState: () => withSettings(store.getState()) };
  const legal = selectFieldOrders(store.getState());
  const held: { turn?: FieldTurn } = {};
  const Asker = () => {
    held.turn = useFieldTurn({ legal, press: () => undefined } as unknown as FieldInput);
    return null;
  };
  const props = { store: seen } as unknown as ProviderProps;
  renderToString(createElement(Provider, props, createElement(Asker)));
  if (held.turn === undefined) throw new Error('nothing was drawn');
  return { turn: held.turn, ordered: () => matchIn(store).record.orders.length };
}

const isBlow = (order: SkirmishOrder) => order.type === 'attack' && typeof order.target === 'string';

/** After how many orders Left may order, and can or can't strike somebody. */
function momentWhere(canStrike: boolean): number {
  return sharedBattle(skirmishEngineFor(BOOK)).findIndex(
    ({ before, legal }) =>
      before.phase === 'battle' &&
      before.turn === 'left' &&
      legal.some(({ type }) => type === 'move') &&
      legal.some((order) => isBlow(order) || order.type === 'maneuver') === canStrike,
  );
}

describe('the end of a turn', () => {
  it('is asked about while somebody could still be struck', () => {
    const { turn, ordered } = turnAfter(momentWhere(true), true);
    const before = ordered();
    turn.end();
    expect(ordered()).toBe(before);
    expect(turn.ableCount).toBeGreaterThan(0);
  });

  it('comes at once when one can only walk', () => {
    const { turn, ordered } = turnAfter(momentWhere(false), true);
    const before = ordered();
    turn.end();
    expect(ordered()).toBe(before + 1);
  });

  it('comes at once for whoever doesn’t want to be asked', () => {
    const { turn, ordered } = turnAfter(momentWhere(true), false);
    const before = ordered();
    turn.end();
    expect(ordered()).toBe(before + 1);
  });

  it('of the deployment says that the squad is ready, without a question', () => {
    const { turn, ordered } = turnAfter(0, true);
    turn.end();
    expect(ordered()).toBe(1);
  });
});
