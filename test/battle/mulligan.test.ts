import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { mulligans, sentBack } from '../../src/battle/legality/mulligans';
import { codeOf, ORDER_TYPE } from '../../src/battle/legality/orderCodes';
import { describeState } from '../../src/battle/model/engineState';
import type { Order } from '../../src/battle/model/orders';
import { observeEvents } from '../../src/battle/view/observeEvents';
import { openStream, shuffled } from '../../src/kernel/chance';
import { book } from '../support/book';
import { eventOf, plain, play, refusalOf } from '../support/engine';
import { at, position, sword } from '../support/position';
import { told } from './support/blows';

const HANDS = { left: ['bow', 'tank', 'bow', 'mage'], right: ['sword', 'sword', 'bow', 'mage', 'tank'] };
const DECKS = { left: ['sword', 'sword', 'tank'], right: ['bow', 'mage'] };
const OPEN = position({ phase: 'mulligan', round: 1, hands: HANDS, decks: DECKS });

function sendBack(...cards: readonly string[]): Extract<Order, { type: 'mulligan' }> {
  return { type: 'mulligan', cards };
}

describe('R1, mulligan', () => {
  it('Left first, then Right, then Left’s first turn', () => {
    const left = play(plain, OPEN, sendBack());
    expect([left.state.phase, left.state.turn, left.state.round]).toEqual(['mulligan', 'right', 1]);
    expect(told(left.events)).toEqual(['mulliganed']);
    const right = play(plain, left.state, sendBack());
    expect([right.state.phase, right.state.turn, right.state.round]).toEqual(['battle', 'left', 1]);
    expect(told(right.events)).toEqual(['mulliganed', 'turnBegan', 'cardDrawn']);
    expect(right.state.supply).toEqual({ left: 3, right: 0 });
  });

  it('keeping the hand shuffles nothing and draws nothing', () => {
    const { state } = play(plain, OPEN, sendBack());
    expect([state.hands, state.decks, state.chance]).toEqual([HANDS, DECKS, OPEN.chance]);
  });

  it.each([
    [['bow'], ['tank', 'bow', 'mage']],
    [
      ['bow', 'bow'],
      ['tank', 'mage'],
    ],
    [
      ['mage', 'tank'],
      ['bow', 'bow'],
    ],
    [['tank', 'bow', 'mage', 'bow'], []],
  ])('%j go back into the deck, which is shuffled, and as many are drawn', (cards, kept) => {
    const { state, events } = play(plain, OPEN, sendBack(...cards));
    const [deck, chance] = shuffled(OPEN.chance, [...DECKS.left, ...cards]);
    expect(state.hands.left).toEqual([...kept, ...deck.slice(0, cards.length)]);
    expect(state.decks.left).toEqual(deck.slice(cards.length));
    expect(state.chance).toEqual(chance);
    expect(eventOf(events, 'mulliganed')).toEqual({
      type: 'mulliganed',
      side: 'left',
      returned: cards,
      hand: kept,
      deck,
      chance,
    });
    expect(told(events)).toEqual(['mulliganed', ...cards.map(() => 'cardDrawn')]);
    expect([state.hands.right, state.decks.right]).toEqual([HANDS.right, DECKS.right]);
  });

  it('is the same by its code, by which search knows it', () => {
    const state = plain.compile(OPEN);
    plain.carryOutCode(state, codeOf(ORDER_TYPE.mulligan, 0b0011));
    expect(describeState(state)).toEqual(play(plain, OPEN, sendBack('bow', 'bow')).state);
  });

  it('Right’s goes back into Right’s deck', () => {
    const { state } = play(plain, OPEN, sendBack(), sendBack('sword', 'bow'));
    expect([...state.hands.right, ...state.decks.right].toSorted()).toEqual(
      [...HANDS.right, ...DECKS.right].toSorted(),
    );
    expect(state.hands.right.slice(0, 3)).toEqual(['sword', 'mage', 'tank']);
    expect(state.hands.left).toHaveLength(5);
  });

  it('once each: not in the battle', () => {
    const { state } = play(plain, OPEN, sendBack(), sendBack());
    expect(refusalOf(plain, state, sendBack())).toBe('mulligan-over');
    expect(refusalOf(plain, position(), sendBack('bow'))).toBe('mulligan-over');
  });

  it.each([
    ['a card that is not in hand', ['sword'], 'not-in-hand'],
    ['a third copy', ['bow', 'bow', 'bow'], 'not-in-hand'],
    ['a card of the other hand beside own ones', ['bow', 'sword'], 'not-in-hand'],
    ['both copies', ['bow', 'bow'], null],
    ['the whole hand', ['bow', 'tank', 'bow', 'mage'], null],
    ['no list at all', undefined, 'not-in-hand'],
    ['a word', 'bow', 'not-in-hand'],
    ['something like a list', { length: 1, 0: 'bow' }, 'not-in-hand'],
    ['a list of nonsense', [null], 'not-in-hand'],
  ])('%s', (_what, cards, expected) => {
    expect(refusalOf(plain, OPEN, { type: 'mulligan', cards } as unknown as Order)).toBe(expected);
  });

  it.each<Order>([
    { type: 'endTurn' },
    { type: 'deploy', card: 'bow', at: at(0, 0) },
    { type: 'move', unit: 'a', to: at(0, 1) },
    { type: 'march', column: 0, to: 1 },
  ])('before anything else: $type', (order) => {
    const state = position({
      phase: 'mulligan',
      supply: { left: 7 },
      hands: HANDS,
      units: [sword('a', 'left', [0, 0])],
    });
    expect(refusalOf(plain, state, order)).toBe('mulligan-first');
  });

  it('but conceding is possible', () => {
    expect(play(plain, OPEN, { type: 'concede' }).state.winner).toBe('right');
  });

  it('is skipped where the rules have none', () => {
    const engine = createBattleEngine(book({ rules: { mulligan: false } }));
    const decks = { left: ['bow'], right: ['bow'] };
    const { state, events } = engine.begin({ type: 'match', seed: 1, decks, battlefield: null });
    expect([state.phase, state.turn, state.supply.left]).toEqual(['battle', 'left', 3]);
    expect(told(events)).toEqual(['cardDrawn', 'cardDrawn', 'turnBegan']);
  });

  it('the other side learns only how many', () => {
    const { events } = play(plain, OPEN, sendBack('bow', 'tank'));
    const [seen] = observeEvents(events, 'right');
    expect(seen).toEqual({
      type: 'mulliganed',
      side: 'left',
      returned: ['?', '?'],
      hand: ['?', '?'],
      deck: ['?', '?', '?', '?', '?'],
      chance: [],
    });
    const [own] = observeEvents(events, 'left');
    expect(own).toMatchObject({ returned: ['bow', 'tank'], hand: ['bow', 'mage'], deck: ['?', '?', '?', '?', '?'] });
  });
});

describe('the choices on offer', () => {
  it.each([
    [[], 1],
    [['a'], 2],
    [['a', 'a'], 3],
    [['a', 'b'], 4],
    [['b', 'a', 'b', 'a'], 9],
    [['a', 'b', 'c', 'd', 'e'], 32],
    [['ab', 'a', 'b'], 8],
  ])('of %j: %i', (hand, count) => {
    const choices = mulligans(hand).map((choice) => sentBack(hand, choice));
    expect(choices).toHaveLength(count);
    expect(choices[0]).toEqual([]);
    expect(new Set(choices.map((cards) => JSON.stringify(cards))).size).toBe(count);
  });

  it('are these, and all of them accepted', () => {
    const hand = ['b', 'a', 'b'];
    expect(mulligans(hand).map((choice) => sentBack(hand, choice).join(''))).toEqual(['', 'a', 'b', 'ab', 'bb', 'abb']);
    expect(plain.legalOrders(OPEN, 'left')).toEqual(
      mulligans(HANDS.left).map((choice) => ({ type: 'mulligan', cards: sentBack(HANDS.left, choice) })),
    );
    expect(plain.legalOrders(OPEN, 'right')).toEqual([]);
    for (const order of plain.legalOrders(OPEN, 'left')) expect(refusalOf(plain, OPEN, order)).toBeNull();
  });
});

describe('chance', () => {
  it('comes from the battle’s own stream: another seed, another deck', () => {
    const decks = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const state = { ...OPEN, chance: openStream(seed, 'rules') };
        return play(plain, state, sendBack('bow', 'tank', 'mage')).state.decks.left.join(' ');
      }),
    );
    expect(decks.size).toBeGreaterThan(5);
  });
});
