import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/battle/card';
import type { Order } from '../../src/battle/orders';
import type { Side } from '../../src/battle/sides';
import { reckon } from '../../src/core/arithmetic/reckon';
import { plain, play } from '../support/engine';
import { position, unit } from '../support/position';

interface Case {
  readonly name: string;
  readonly units: readonly (readonly [card: CardId, id: string, side: Side, row: number, col: number])[];
  readonly turn: Side;
  readonly order: Order;
  readonly damage: number;
}

const { cases } = JSON.parse(readFileSync('test/scenarios/worked-examples.json', 'utf8')) as { cases: readonly Case[] };

describe('the worked examples of the rule book', () => {
  it.each(cases)('$name', ({ units, turn, order, damage }) => {
    const standing = units.map(([card, id, side, row, col]) => {
      const figures = plain.book.cards[card];
      if (figures === undefined) throw new Error(`there is no card ${card}`);
      return unit(figures, id, side, [row, col]);
    });
    const { events } = play(plain, position({ turn, units: standing }), order);
    const [blow] = events;
    if (blow?.type !== 'struck' && blow?.type !== 'castleStruck') throw new Error('nobody struck');
    expect(blow.damage).toBe(damage);
    expect(reckon(blow.arithmetic)).toBe(damage);
  });
});
