import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../src/battle/position';
import { plain } from '../support/engine';
import { at, bow, position, sword } from '../support/position';

const END = { type: 'endTurn' } as const;

describe('the orders on offer', () => {
  it('come deployments first, then unit by unit (blows, castle, moves), the end of the turn last', () => {
    const state = position({
      supply: { left: 2 },
      hands: { left: ['bow', 'bow'] },
      units: [
        sword('s', 'left', [0, 1]),
        bow('e', 'right', [1, 1]),
        bow('b', 'left', [1, 0], { moved: true }),
        sword('f', 'left', [2, 1], { fresh: true }),
      ],
    });
    expect(plain.legalOrders(state, 'left')).toEqual([
      { type: 'deploy', card: 'bow', at: at(0, 0) },
      { type: 'deploy', card: 'bow', at: at(2, 0) },
      { type: 'attack', unit: 's', target: 'e' },
      { type: 'attackCastle', unit: 's' },
      { type: 'move', unit: 's', to: at(0, 0) },
      { type: 'move', unit: 's', to: at(0, 2) },
      { type: 'attack', unit: 'b', target: 'e' },
      { type: 'attackCastle', unit: 'b' },
      { type: 'attack', unit: 'f', target: 'e' },
      END,
    ]);
  });

  it('name a card once, however many copies are in hand, in the order of the hand', () => {
    const state = position({ supply: { left: 2 }, hands: { left: ['tank', 'bow', 'tank'] } });
    const cards = plain.legalOrders(state, 'left').flatMap((order) => (order.type === 'deploy' ? [order.card] : []));
    expect(cards).toEqual([...Array.from({ length: 6 }, () => 'tank'), ...Array.from({ length: 6 }, () => 'bow')]);
  });

  it('are none for the side that waits, and none when the battle is over', () => {
    const units = [sword('a', 'left', [0, 1]), sword('b', 'right', [1, 1])];
    expect(plain.legalOrders(position({ turn: 'left', units }), 'right')).toEqual([]);
    expect(plain.legalOrders(position({ winner: 'draw', ending: 'attrition', units }), 'left')).toEqual([]);
  });

  it('always hold the end of the turn, never conceding', () => {
    const full = position({
      units: POSITIONS.map(({ row, col }) => bow(`b${row}${col}`, 'left', [row, col], { attacked: true })),
    });
    expect(plain.legalOrders(full, 'left')).toEqual([END]);
    expect(plain.legalOrders(position(), 'left')).toEqual([END]);
    expect(plain.whyIllegal(position(), { type: 'concede' })).toBeNull();
  });
});
