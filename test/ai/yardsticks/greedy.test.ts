import { expect, it } from 'vitest';
import { inCellOrder } from '../../../src/ai/yardsticks/greedy';
import type { Order } from '../../../src/battle/model/orders';
import { plain } from '../../support/engine';
import { bow, position, sword } from '../../support/position';

const brief = (order: Order): string =>
  [order.type, 'unit' in order ? order.unit : '', 'target' in order ? order.target : ''].join(' ').trim();

it('puts equals in the order of their cells, whoever came first', () => {
  const state = position({
    supply: { left: 2 },
    hands: { left: ['sword'] },
    units: [
      sword('late', 'left', [2, 1], { moved: true }),
      bow('early', 'left', [0, 1], { moved: true }),
      sword('far', 'right', [2, 2]),
      sword('near', 'right', [0, 2]),
    ],
  });
  const orders = inCellOrder(plain.compile(state), plain.legalOrders(state, 'left')).map(brief);
  expect(orders.slice(0, 4)).toEqual(['deploy', 'deploy', 'deploy', 'deploy']);
  expect(orders.slice(4)).toEqual([
    'attack early near',
    'attack early far',
    'attackCastle early',
    'attack late near',
    'attack late far',
    'attackCastle late',
    'endTurn',
  ]);
});

it('strikes with the card on the lower cell where two would do the same', () => {
  const units = [
    sword('below', 'left', [2, 1], { moved: true }),
    sword('above', 'left', [0, 1], { moved: true }),
    sword('prey', 'right', [1, 2], { health: 5, facing: 'east' }),
  ];
  const state = position({ units });
  const struck = inCellOrder(plain.compile(state), plain.legalOrders(state, 'left')).find(
    ({ type }) => type === 'attack',
  );
  expect(struck).toEqual({ type: 'attack', unit: 'above', target: 'prey' });
});
