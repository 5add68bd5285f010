import { describe, expect, it } from 'vitest';
import { supplyOf } from '../../src/battle/resolve/beginTurn';
import type { Side } from '../../src/kernel/sides';
import { book } from '../support/book';
import { eventOf, plain, play, standing } from '../support/engine';
import { at, bow, mage, position, sword, tank } from '../support/position';
import { END, has, told } from './support/blows';

const KEEP = { type: 'mulligan', cards: [] } as const;
const MATCH = { type: 'match', seed: 1, decks: { left: [], right: [] }, battlefield: null } as const;
const EIGHT = ['bow', 'bow', 'bow', 'bow', 'bow', 'bow', 'bow', 'bow'];

describe('R2, supply', () => {
  it.each<readonly [Side, readonly number[]]>([
    ['left', [3, 4, 5, 6, 7, 7, 7, 7]],
    ['right', [4, 5, 5, 6, 7, 7, 7, 7]],
  ])('%s by round', (side, expected) => {
    expect(expected.map((_, index) => supplyOf(plain.book.rules, side, index + 1, 2))).toEqual(expected);
  });

  it.each([
    [0, [3, 4, 5, 6]],
    [1, [4, 4, 5, 6]],
    [3, [4, 5, 6, 6]],
    [9, [4, 5, 6, 7]],
  ])('the second player’s help in the battlefield’s first %i rounds', (rounds, expected) => {
    expect(expected.map((_, index) => supplyOf(plain.book.rules, 'right', index + 1, rounds))).toEqual(expected);
    const helped = position({ round: 3, secondSupplyRounds: rounds });
    expect(play(plain, helped, END).state.supply.right).toBe(expected[2]);
  });

  it('comes at the start of each turn of a real battle', () => {
    let { state } = play(plain, plain.begin(MATCH).state, KEEP, KEEP);
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
    expect(supplyOf(rules, 'right', 1, 2)).toBe(7);
  });

  it('that was not spent is lost when it is refilled', () => {
    const { state } = play(plain, position({ round: 1, supply: { left: 3, right: 9 } }), END, END);
    expect([state.turn, state.round, state.supply]).toEqual(['left', 2, { left: 4, right: 4 }]);
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
    const spent = {
      fresh: true,
      moved: true,
      movedAgain: true,
      attacked: true,
      hasStruck: true,
      braced: true,
      strayed: true,
    };
    const { state } = play(
      plain,
      position({ turn: 'left', units: [sword('a', 'left', [0, 0], spent), bow('b', 'right', [0, 2], spent)] }),
      END,
    );
    expect(standing(state, 'a')).toMatchObject(spent);
    expect(standing(state, 'b')).toEqual(bow('b', 'right', [0, 2]));
  });

  it('ends the bonuses of the turn, of both sides', () => {
    const units = [sword('a', 'left', [0, 0], { attackBonus: 6 }), bow('b', 'right', [0, 2], { attackBonus: 3 })];
    const { state } = play(plain, position({ turn: 'left', units }), END);
    expect(state.units.map(({ attackBonus }) => attackBonus)).toEqual([0, 0]);
  });

  it('changes neither wounds nor facing nor place', () => {
    const worn = mage('b', 'right', [2, 1], { health: 7, facing: 'north' });
    const { state } = play(plain, position({ turn: 'left', units: [worn] }), END);
    expect(standing(state, 'b')).toEqual(worn);
  });
});

describe('R2.3, the start of the own turn, in this order', () => {
  it('every Regenerate, then every Mend row by row, then hazards, then the draw', () => {
    const { events } = play(
      plain,
      position({
        ground: ['...', '.*.', '...'],
        decks: { right: ['bow', 'tank', 'mage'] },
        units: [
          sword('mender', 'right', [0, 1], has('mend')),
          sword('burning', 'right', [1, 1], { health: 40 }),
          sword('healing', 'right', [2, 1], { ...has('regenerate', 'mend'), health: 40 }),
        ],
      }),
      END,
    );
    expect(events.slice(2)).toEqual([
      { type: 'healed', unit: 'healing', amount: 6, health: 46, by: 'healing', ability: 'regenerate' },
      { type: 'healed', unit: 'burning', amount: 8, health: 48, by: 'mender', ability: 'mend' },
      { type: 'healed', unit: 'burning', amount: 2, health: 50, by: 'healing', ability: 'mend' },
      { type: 'burned', unit: 'burning', damage: 8, health: 42 },
      { type: 'cardDrawn', side: 'right', card: 'bow' },
      { type: 'cardDrawn', side: 'right', card: 'tank' },
    ]);
    expect(told(events.slice(0, 2))).toEqual(['turnEnded', 'turnBegan']);
  });

  it.each([
    [50, null],
    [47, 50],
    [44, 50],
    [43, 49],
    [1, 7],
  ])('Regenerate 6 at %i of 50', (health, expected) => {
    const units = [sword('b', 'right', [0, 2], { ...has('regenerate'), health })];
    const { state, events } = play(plain, position({ units }), END);
    expect(told(events).includes('healed')).toBe(expected !== null);
    expect(standing(state, 'b').health).toBe(expected ?? 50);
  });

  it('Mend goes to the orthogonal ally that misses most, whoever it is', () => {
    const mender = tank('m', 'right', [1, 1], { ...has('mend'), health: 1 });
    const healedIn = (...units: readonly ReturnType<typeof sword>[]): string[] =>
      play(plain, position({ units: [mender, ...units] }), END).events.flatMap((event) =>
        event.type === 'healed' ? [`${event.unit} ${event.amount}`] : [],
      );
    expect(healedIn(sword('a', 'right', [0, 1], { health: 40 }), sword('b', 'right', [1, 2], { health: 30 }))).toEqual([
      'b 8',
    ]);
    expect(healedIn(sword('a', 'right', [2, 1], { health: 40 }), sword('b', 'right', [1, 2], { health: 40 }))).toEqual([
      'b 8',
    ]);
    expect(healedIn(sword('a', 'right', [0, 0], { health: 1 }), sword('b', 'right', [1, 2], { health: 49 }))).toEqual([
      'b 1',
    ]);
    expect(healedIn(sword('a', 'left', [0, 1], { health: 1 }), sword('b', 'right', [1, 2]))).toEqual([]);
  });

  it('every Mend row by row, whatever the order on the list', () => {
    const units = [
      sword('low', 'right', [2, 1], has('mend')),
      sword('right', 'right', [1, 2], has('mend')),
      sword('hurt', 'right', [1, 1], { health: 20 }),
      sword('high', 'right', [0, 1], has('mend')),
    ];
    const { events } = play(plain, position({ units }), END);
    expect(events.flatMap((event) => (event.type === 'healed' ? [event.by] : []))).toEqual(['high', 'right', 'low']);
  });

  it('only the side whose turn begins heals and burns', () => {
    const units = [
      sword('a', 'left', [0, 1], { ...has('regenerate', 'mend'), health: 9 }),
      sword('b', 'left', [1, 1], { health: 9 }),
    ];
    expect(told(play(plain, position({ ground: 'burning-yard', units }), END).events)).toEqual([
      'turnEnded',
      'turnBegan',
    ]);
  });

  it('whoever falls in the fire is gone before the draw; Flying is spared', () => {
    const units = [
      sword('b', 'right', [0, 1], { health: 8 }),
      mage('c', 'right', [2, 1], { ...has('flying'), health: 3 }),
    ];
    const { state, events } = play(plain, position({ ground: 'redoubt', decks: { right: ['bow'] }, units }), END);
    expect(told(events).slice(2)).toEqual(['burned', 'fell', 'cardDrawn']);
    expect(state.units.map(({ id }) => id)).toEqual(['c']);
  });

  it('fire row by row, whatever the order on the list', () => {
    const units = [sword('low', 'right', [2, 1]), sword('high', 'right', [0, 1])];
    const { events } = play(plain, position({ ground: 'redoubt', units }), END);
    expect(events.flatMap((event) => (event.type === 'burned' ? [event.unit] : []))).toEqual(['high', 'low']);
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
