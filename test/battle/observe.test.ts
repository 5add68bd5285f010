import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { imagine, observe, UNKNOWN_CARD } from '../../src/battle/view/observe';
import { OPPONENT, SIDES } from '../../src/kernel/sides';
import { shippedBook, starterDeck } from '../support/book';
import { plain, play, refusalOf } from '../support/engine';
import { hiddenCardsMarked, hiddenCardsPermuted, tellsSecrets } from '../support/hidden';
import { at, bow, position, sword } from '../support/position';

const STATE = position({
  round: 5,
  turn: 'right',
  castles: { left: 90, right: 33 },
  supply: { right: 7 },
  hands: { left: ['tank', 'bow'], right: ['sword', 'mage', 'mage'] },
  decks: { left: ['sword', 'bow', 'mage'], right: ['tank', 'bow', 'sword', 'bow'] },
  discards: { left: ['sword'], right: ['tank'] },
  factions: { left: ['bastion'], right: ['cinder', 'galecrest'] },
  ground: ['^..', '.#%', '..x'],
  walls: [{ ...at(2, 1), health: 17 }],
  secondSupplyRounds: 3,
  held: { left: [2, 0, 0] },
  units: [sword('a', 'left', [0, 0]), bow('b', 'right', [0, 2])],
});

/** R1: both hands are dealt, nothing is settled. */
const DEALT = createBattleEngine(shippedBook()).begin({
  type: 'match',
  seed: 9,
  decks: { left: starterDeck('bastion'), right: starterDeck('cinder') },
  battlefield: 'marsh',
}).state;

const STATES = [
  ['in the middle of a battle', STATE],
  ['before hands are settled', DEALT],
] as const;

describe('R11, what a side sees', () => {
  it('is this and nothing else', () => {
    expect(observe(STATE, 'right')).toEqual({
      side: 'right',
      phase: 'battle',
      round: 5,
      turn: 'right',
      winner: null,
      ending: null,
      castles: { left: 90, right: 33 },
      supply: { left: 0, right: 7 },
      units: STATE.units,
      ground: [
        'elevated',
        'normal',
        'normal',
        'normal',
        'blocking',
        'obscuring',
        'normal',
        'blocking',
        'excellent-cover',
      ],
      walls: [{ row: 2, col: 1, health: 17, under: 'normal' }],
      secondSupplyRounds: 3,
      held: { left: [2, 0, 0], right: [0, 0, 0] },
      factions: { left: ['bastion'], right: ['cinder', 'galecrest'] },
      usedIds: ['a', 'sword', 'b', 'bow'],
      discards: { left: ['sword'], right: ['tank'] },
      played: 0,
      handCounts: { left: 2, right: 3 },
      deckCounts: { left: 3, right: 4 },
      hand: ['sword', 'mage', 'mage'],
      ownDeckSorted: ['bow', 'bow', 'sword', 'tank'],
    });
  });

  describe.each(STATES)('%s', (_when, state) => {
    it.each(SIDES)('%s: no hidden card, no order of a deck, no stream', (side) => {
      expect(tellsSecrets(observe(hiddenCardsMarked(state, side), side))).toBe(false);
      expect(observe(state, side)).not.toHaveProperty('chance');
      for (let seed = 0; seed < 50; seed++) {
        expect(observe(hiddenCardsPermuted(state, side, seed), side)).toEqual(observe(state, side));
      }
    });

    it.each(SIDES)('%s: the marks themselves are found where they are shown', (side) => {
      expect(tellsSecrets(observe(hiddenCardsMarked(state, side), OPPONENT[side]))).toBe(true);
    });
  });

  it('is a copy: writing into it reaches no battle', () => {
    const state = play(plain, STATE, { type: 'endTurn' }).state;
    const seen = observe(state, 'left');
    (seen.castles as Record<string, number>).left = 1;
    (seen.units as unknown[]).length = 0;
    (seen.hand as unknown[]).length = 0;
    expect(state.castles.left).toBe(90);
    expect(state.units).toHaveLength(2);
    expect(state.hands.left).toHaveLength(3);
  });
});

describe('what a side can imagine', () => {
  it.each(SIDES)('%s: all it knows, and strangers for all it does not', (side) => {
    const imagined = imagine(observe(STATE, side));
    const enemy = OPPONENT[side];
    expect(imagined.hands[side]).toEqual(STATE.hands[side]);
    expect(imagined.hands[enemy]).toEqual(STATE.hands[enemy].map(() => UNKNOWN_CARD));
    expect(imagined.decks[side]).toEqual(STATE.decks[side].map(() => UNKNOWN_CARD));
    expect(imagined.decks[enemy]).toEqual(STATE.decks[enemy].map(() => UNKNOWN_CARD));
    expect(imagined.chance).toEqual([]);
    const { hands: _hands, decks: _decks, chance: _chance, ...known } = imagined;
    const { hands: _h, decks: _d, chance: _c, ...truth } = STATE;
    expect(known).toEqual(truth);
  });

  it.each(STATES)('offers the very orders that the truth offers, %s', (_when, state) => {
    const { turn } = state;
    expect(plain.legalOrders(imagine(observe(state, turn)), turn)).toEqual(plain.legalOrders(state, turn));
  });

  it('lets nobody deploy a stranger', () => {
    const imagined = { ...imagine(observe(STATE, 'right')), turn: 'left', supply: { left: 7, right: 0 } } as const;
    expect(refusalOf(plain, imagined, { type: 'deploy', card: UNKNOWN_CARD, at: at(1, 0) })).toBe('unknown-card');
    expect(plain.book.cards[UNKNOWN_CARD]).toBeUndefined();
  });
});
