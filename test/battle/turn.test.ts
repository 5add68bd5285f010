import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { attritionOf, supplyOf } from '../../src/battle/resolve/beginTurn';
import type { Side } from '../../src/battle/sides';
import { book } from '../support/book';
import { eventOf, plain, play, standing } from '../support/engine';
import { at, bow, mage, position, sword } from '../support/position';

const END = { type: 'endTurn' } as const;
const EIGHT = ['bow', 'bow', 'bow', 'bow', 'bow', 'bow', 'bow', 'bow'];

describe('R2, supply', () => {
  it.each<readonly [Side, readonly number[]]>([
    ['left', [3, 4, 5, 6, 7, 7, 7, 7]],
    ['right', [4, 5, 5, 6, 7, 7, 7, 7]],
  ])('%s by round', (side, expected) => {
    expect(expected.map((_, index) => supplyOf(plain.book.rules, side, index + 1))).toEqual(expected);
  });

  it('comes at the start of each turn of a real battle', () => {
    let state = plain.begin({ type: 'match', seed: 1, decks: { left: [], right: [] } }).state;
    const seen: string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      seen.push(`${state.turn} ${state.round}: ${state.supply[state.turn]}`);
      state = play(plain, state, END).state;
    }
    expect(seen).toEqual([
      'left 1: 3',
      'right 1: 4',
      'left 2: 4',
      'right 2: 5',
      'left 3: 5',
      'right 3: 5',
      'left 4: 6',
      'right 4: 6',
      'left 5: 7',
      'right 5: 7',
      'left 6: 7',
      'right 6: 7',
    ]);
  });

  it('keeps the second player’s help within the cap', () => {
    const { rules } = book({
      rules: { supply: { base: 6, perRound: 1, cap: 7, secondBonus: 1, secondBonusRounds: 2 } },
    });
    expect(supplyOf(rules, 'right', 1)).toBe(7);
  });

  it('that was not spent is lost', () => {
    const { state } = play(plain, position({ round: 1, supply: { left: 3 } }), END, END);
    expect([state.turn, state.round, state.supply]).toEqual(['left', 2, { left: 4, right: 0 }]);
  });
});

describe('R2, rounds', () => {
  it('a round is Left’s turn, then Right’s', () => {
    const first = play(plain, position({ round: 4, turn: 'left' }), END);
    expect([first.state.round, first.state.turn]).toEqual([4, 'right']);
    expect(first.events[0]).toEqual({ type: 'turnEnded', side: 'left' });
    expect(first.events[1]).toMatchObject({ type: 'turnBegan', side: 'right', round: 4 });
    const second = play(plain, first.state, END);
    expect([second.state.round, second.state.turn]).toEqual([5, 'left']);
  });

  it('clears the flags of the side whose turn begins, and of nobody else', () => {
    const spent = { fresh: true, moved: true, attacked: true };
    const { state } = play(
      plain,
      position({ turn: 'left', units: [sword('a', 'left', [0, 0], spent), bow('b', 'right', [0, 2], spent)] }),
      END,
    );
    expect(standing(state, 'a')).toMatchObject(spent);
    expect(standing(state, 'b')).toMatchObject({ fresh: false, moved: false, attacked: false });
  });

  it('changes neither wounds nor facing nor place', () => {
    const worn = mage('b', 'right', [2, 1], { health: 7, facing: 'north' });
    const { state } = play(plain, position({ turn: 'left', units: [worn] }), END);
    expect(standing(state, 'b')).toEqual(worn);
  });
});

describe('R2.4, the draw', () => {
  it.each([
    ['one card with three in hand', 3, 5, 4, 0],
    ['one card with two in hand: three is not below three', 2, 5, 3, 0],
    ['muster: two cards with one in hand', 1, 5, 3, 0],
    ['muster: two cards with none in hand', 0, 5, 2, 0],
    ['the last card with seven in hand', 7, 1, 8, 0],
    ['nothing to the hand with eight: the card is discarded', 8, 5, 8, 1],
    ['nothing from an empty deck', 4, 0, 4, 0],
    ['nothing from an empty deck for muster either', 0, 0, 0, 0],
    ['the only card left, though muster wants two', 0, 1, 1, 0],
  ])('%s', (_what, inHand, inDeck, handAfter, discarded) => {
    const deck = ['sword', 'mage', 'tank', 'sword', 'mage'].slice(0, inDeck);
    const hand = EIGHT.slice(0, inHand);
    const { state } = play(plain, position({ turn: 'left', hands: { right: hand }, decks: { right: deck } }), END);
    expect(state.hands.right).toHaveLength(handAfter);
    expect(state.discards.right).toHaveLength(discarded);
    expect(state.decks.right).toEqual(deck.slice(handAfter - inHand + discarded));
    expect(state.castles).toEqual({ left: 140, right: 140 });
  });

  it('takes the top of the deck, in order, to the end of the hand', () => {
    const { state, events } = play(plain, position({ decks: { right: ['tank', 'mage', 'bow'] } }), END);
    expect(state.hands.right).toEqual(['tank', 'mage']);
    expect(events.slice(2)).toEqual([
      { type: 'cardDrawn', side: 'right', card: 'tank' },
      { type: 'cardDrawn', side: 'right', card: 'mage' },
    ]);
  });

  it('discards an overdrawn card face up', () => {
    const { state, events } = play(plain, position({ hands: { right: EIGHT }, decks: { right: ['tank'] } }), END);
    expect(eventOf(events, 'cardOverdrawn')).toEqual({ type: 'cardOverdrawn', side: 'right', card: 'tank' });
    expect(state.discards.right).toEqual(['tank']);
  });

  it('does not touch the other side', () => {
    const { state } = play(
      plain,
      position({ hands: { left: ['bow'] }, decks: { left: ['tank'], right: ['bow'] } }),
      END,
    );
    expect(state.hands.left).toEqual(['bow']);
    expect(state.decks.left).toEqual(['tank']);
  });
});

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
    let state = plain.begin({ type: 'match', seed: 1, decks: { left: [], right: [] } }).state;
    while (state.winner === null) state = play(plain, state, END).state;
    expect([state.winner, state.round]).toEqual(['draw', 19]);
  });

  it('follows the rules’ numbers', () => {
    const engine = createBattleEngine(book({ rules: { attrition: { fromRound: 2, step: 3 } } }));
    const { state } = play(engine, position({ round: 1, turn: 'right' }), END, END, END);
    expect([state.round, state.castles]).toEqual([3, { left: 131, right: 131 }]);
  });
});

describe('conceding', () => {
  it.each(['left', 'right'] as const)('%s loses at once', (turn) => {
    const { state, events } = play(plain, position({ turn }), { type: 'concede' });
    const winner = turn === 'left' ? 'right' : 'left';
    expect([state.winner, state.ending]).toEqual([winner, 'concession']);
    expect(events).toEqual([{ type: 'battleEnded', winner, ending: 'concession' }]);
  });
});

describe('running out of cards', () => {
  it('is no loss', () => {
    const { state } = play(plain, position({ units: [sword('a', 'left', [0, 0])] }), END, END);
    expect(state.winner).toBeNull();
    expect(play(plain, state, { type: 'move', unit: 'a', to: at(0, 1) }).events).toHaveLength(1);
  });
});
