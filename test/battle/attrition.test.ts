import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { attritionOf } from '../../src/battle/resolve/beginTurn';
import { book } from '../support/book';
import { plain, play } from '../support/engine';
import { bow, position, sword } from '../support/position';
import { END, has, told } from './support/blows';

const KEEP = { type: 'mulligan', cards: [] } as const;

describe('R2.1, attrition', () => {
  it.each([
    [1, 0],
    [11, 0],
    [12, 0],
    [13, 5],
    [14, 10],
    [15, 15],
    [20, 40],
  ])('round %i costs each castle %i', (round, loss) => {
    expect(attritionOf(plain.book.rules, round)).toBe(loss);
    const { state } = play(plain, position({ round: round - 1, turn: 'right' }), END);
    expect(state.castles).toEqual({ left: 140 - loss, right: 140 - loss });
    expect(state.round).toBe(round);
  });

  it('comes before the turn begins, on Left’s turn only', () => {
    const left = play(plain, position({ round: 12, turn: 'right' }), END);
    expect(left.events.map(({ type }) => type)).toEqual(['turnEnded', 'attrition', 'turnBegan']);
    const right = play(plain, left.state, END);
    expect(right.events.map(({ type }) => type)).toEqual(['turnEnded', 'turnBegan']);
    expect(right.state.castles).toEqual({ left: 135, right: 135 });
  });

  const fallen = { left: 5, right: 5 };
  it.each([
    ['the higher castle wins when one falls', { left: 5, right: 40 }, [], 'right'],
    ['… on the other side too', { left: 6, right: 5 }, [], 'left'],
    ['the higher castle wins when both fall: signed health counts', { left: 2, right: 4 }, [], 'right'],
    ['… even by one, against any cards', { left: 3, right: 2 }, [sword('a', 'right', [0, 2])], 'left'],
    ['equal castles: more card health wins', fallen, [sword('a', 'left', [0, 0])], 'left'],
    [
      '… health, not the number of cards',
      fallen,
      [
        bow('a', 'left', [0, 0], { health: 30 }),
        sword('b', 'right', [0, 2], { health: 20 }),
        bow('c', 'right', [1, 2], { health: 11 }),
      ],
      'right',
    ],
    [
      'equal castles and cards: a draw',
      fallen,
      [sword('a', 'left', [0, 0], { health: 9 }), bow('b', 'right', [0, 2], { health: 9 })],
      'draw',
    ],
    ['equal castles and nobody left: a draw', fallen, [], 'draw'],
  ] as const)('%s', (_what, castles, units, winner) => {
    const { state, events } = play(plain, position({ round: 12, turn: 'right', castles, units }), END);
    expect([state.winner, state.ending]).toEqual([winner, 'attrition']);
    expect(events.at(-1)).toEqual({ type: 'battleEnded', winner, ending: 'attrition' });
  });

  it('that ends the battle begins no turn and draws no card, and the round is the one it came in', () => {
    const { state, events } = play(
      plain,
      position({
        round: 12,
        turn: 'right',
        castles: { left: 5, right: 9 },
        hands: { left: ['bow'] },
        decks: { left: ['bow'] },
      }),
      END,
    );
    expect(events.map(({ type }) => type)).toEqual(['turnEnded', 'attrition', 'battleEnded']);
    expect(state.castles).toEqual({ left: 0, right: 4 });
    expect(state.hands.left).toEqual(['bow']);
    expect(state.round).toBe(13);
    expect(plain.legalOrders(state, 'left')).toEqual([]);
  });

  it('spares a castle that keeps one point', () => {
    const { state } = play(plain, position({ round: 12, turn: 'right', castles: { left: 6, right: 6 } }), END);
    expect([state.winner, state.castles.left]).toEqual([null, 1]);
  });

  it('ends every battle by itself: nobody does anything, round 19', () => {
    const start = { type: 'match', seed: 1, decks: { left: [], right: [] }, battlefield: null } as const;
    let { state } = play(plain, plain.begin(start).state, KEEP, KEEP);
    while (state.winner === null) state = play(plain, state, END).state;
    expect([state.winner, state.round]).toEqual(['draw', 19]);
  });

  it('follows the rules’ numbers', () => {
    const engine = createBattleEngine(book({ rules: { attrition: { fromRound: 2, step: 3 } } }));
    const { state } = play(engine, position({ round: 1, turn: 'right' }), END, END, END);
    expect([state.round, state.castles]).toEqual([3, { left: 131, right: 131 }]);
  });

  it('that ends the battle heals nobody and burns nobody', () => {
    const units = [sword('a', 'left', [0, 1], { ...has('regenerate'), health: 9 })];
    const state = position({ ground: 'redoubt', round: 12, turn: 'right', castles: { left: 5, right: 9 }, units });
    expect(told(play(plain, state, END).events)).toEqual(['turnEnded', 'attrition', 'battleEnded']);
  });
});
