import { expect, it } from 'vitest';
import type { Order } from '../../../src/battle/model/orders';
import { type QuietTurnsBySpan, watchQuietTurns } from '../../../src/measure/balance/quietTurns';
import { position } from '../../support/position';

it('counts a turn as quiet in which nothing was deployed and no stratagem played', () => {
  const spans: QuietTurnsBySpan = {};
  const watch = watchQuietTurns(spans);
  const end: Order = { type: 'endTurn' };
  const turn = (round: number, ...orders: readonly Order[]) => {
    for (const order of [...orders, end]) watch(position({ round }), order);
  };
  turn(2, { type: 'deploy', card: 'sword', at: { row: 0, col: 0 } });
  turn(5, { type: 'move', unit: 'a', to: { row: 0, col: 1 } });
  turn(6, { type: 'play', card: 'gale', row: 1 });
  turn(13);
  watch(position({ phase: 'mulligan' }), { type: 'mulligan', cards: [] });
  expect(spans).toEqual({
    'rounds 1-4': { turns: 1, quiet: 0 },
    'rounds 5-7': { turns: 2, quiet: 1 },
    'rounds 12-': { turns: 1, quiet: 1 },
  });
});
