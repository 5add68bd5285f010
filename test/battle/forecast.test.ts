import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/battle/model/orders';
import { stableHash } from '../../src/kernel/hash';
import { carriedOut, plain, play } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { END, has, SIEGE, STRIKE } from './support/blows';

const STATE = position({
  ground: 'burning-yard',
  supply: { left: 5 },
  hands: { left: ['bow'] },
  decks: { right: ['tank'] },
  units: [sword('a', 'left', [0, 1], has('push', 'splash', 'brace')), bow('b', 'right', [0, 2], has('riposte'))],
});

const ORDERS: readonly Order[] = [
  { type: 'deploy', card: 'bow', at: at(1, 1) },
  { type: 'move', unit: 'a', to: at(1, 1) },
  STRIKE,
  SIEGE,
  { type: 'brace', unit: 'a' },
  END,
  { type: 'concede' },
];

describe('a forecast', () => {
  it.each(ORDERS)('of $type is what comes of it, and changes nothing', (order) => {
    const before = stableHash(STATE);
    const { events } = play(plain, STATE, order);
    expect(plain.forecast(STATE, order)).toEqual({ ok: true, value: events });
    expect(events.length).toBeGreaterThan(0);
    expect(stableHash(STATE)).toBe(before);
  });

  it.each(ORDERS)('$type leads to the same state with nobody watching', (order) => {
    expect(carriedOut(plain, STATE, order)).toEqual(play(plain, STATE, order).state);
  });

  it('of what can’t be ordered says why', () => {
    const refused = plain.forecast(STATE, { type: 'move', unit: 'b', to: at(1, 2) });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-your-unit' } });
  });
});
