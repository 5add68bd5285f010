import { describe, expect, it } from 'vitest';
import { OPPONENT } from '../../../src/battle/sides';
import { react, settle } from '../../../src/ui/input/machine';
import { IDLE, type Pressed, type Reaction, type Selection } from '../../../src/ui/input/selection';
import { plain } from '../../support/engine';
import { at, bow, position, sword } from '../../support/position';

const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['bow', 'tank', 'bow'] },
  units: [
    sword('mine', 'left', [1, 0]),
    bow('other', 'left', [0, 0]),
    sword('spent', 'left', [2, 0], { moved: true, attacked: true }),
    sword('foe', 'right', [1, 1]),
  ],
});
const SEEN = plain.observe(FIELD, 'left');
const LEGAL = plain.legalOrders(FIELD, 'left');

const CARD: Selection = { mode: 'cardChosen', index: 1, card: 'tank' };
const UNIT: Selection = { mode: 'unitChosen', unit: 'mine' };

const PRESSES = {
  'an empty cell': { type: 'cell', at: at(0, 1) },
  'the own unit': { type: 'cell', at: at(1, 0) },
  'another own unit': { type: 'cell', at: at(0, 0) },
  'an enemy': { type: 'cell', at: at(1, 1) },
  'a cell off the board': { type: 'cell', at: at(7, 7) },
  'the second card of the hand': { type: 'handCard', index: 1 },
  'the third card of the hand': { type: 'handCard', index: 2 },
  'a card beyond the hand': { type: 'handCard', index: 8 },
  'a card before the hand': { type: 'handCard', index: -1 },
  'the own castle': { type: 'castle', side: 'left' },
  'the enemy castle': { type: 'castle', side: 'right' },
  cancel: { type: 'cancel' },
} as const satisfies Readonly<Record<string, Pressed>>;

type Press = keyof typeof PRESSES;

const still = (selection: Selection): Reaction => ({ selection });
const taken = {
  card: { mode: 'cardChosen', index: 2, card: 'bow' },
  unit: { mode: 'unitChosen', unit: 'other' },
} as const;
const deployed = (row: number, col: number): Reaction => ({
  selection: CARD,
  order: { type: 'deploy', card: 'tank', at: at(row, col) },
});

/** What every press does in every state: the whole machine. */
const MACHINE: Readonly<Record<Selection['mode'], readonly [Selection, Readonly<Record<Press, Reaction>>]>> = {
  idle: [
    IDLE,
    {
      'an empty cell': still(IDLE),
      'the own unit': still(UNIT),
      'another own unit': still(taken.unit),
      'an enemy': still(IDLE),
      'a cell off the board': still(IDLE),
      'the second card of the hand': still(CARD),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(IDLE),
      'a card before the hand': still(IDLE),
      'the own castle': still(IDLE),
      'the enemy castle': still(IDLE),
      cancel: still(IDLE),
    },
  ],
  cardChosen: [
    CARD,
    {
      'an empty cell': deployed(0, 1),
      'the own unit': still(UNIT),
      'another own unit': still(taken.unit),
      'an enemy': deployed(1, 1),
      'a cell off the board': deployed(7, 7),
      'the second card of the hand': still(IDLE),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(IDLE),
      'a card before the hand': still(IDLE),
      'the own castle': still(IDLE),
      'the enemy castle': still(IDLE),
      cancel: still(IDLE),
    },
  ],
  unitChosen: [
    UNIT,
    {
      'an empty cell': { selection: UNIT, order: { type: 'move', unit: 'mine', to: at(0, 1) } },
      'the own unit': still(IDLE),
      'another own unit': still(taken.unit),
      'an enemy': { selection: UNIT, order: { type: 'attack', unit: 'mine', target: 'foe' } },
      'a cell off the board': { selection: UNIT, order: { type: 'move', unit: 'mine', to: at(7, 7) } },
      'the second card of the hand': still(CARD),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(IDLE),
      'a card before the hand': still(IDLE),
      'the own castle': still(IDLE),
      'the enemy castle': { selection: UNIT, order: { type: 'attackCastle', unit: 'mine' } },
      cancel: still(IDLE),
    },
  ],
};

const CASES = Object.entries(MACHINE).flatMap(([mode, [selection, reactions]]) =>
  Object.entries(reactions).map(([press, reaction]) => ({ mode, press: press as Press, selection, reaction })),
);

describe('the input machine', () => {
  it.each(CASES)('$mode: pressing $press', ({ press, selection, reaction }) => {
    expect(react(selection, PRESSES[press], SEEN)).toEqual(reaction);
  });

  it('takes two copies of a card for two cards', () => {
    const first: Selection = { mode: 'cardChosen', index: 0, card: 'bow' };
    expect(react(first, PRESSES['the third card of the hand'], SEEN).selection).toEqual(taken.card);
  });

  it('gives orders that the rules accept where the board is lit', () => {
    for (const order of LEGAL) {
      if (order.type === 'move')
        expect(react({ mode: 'unitChosen', unit: order.unit }, { type: 'cell', at: order.to }, SEEN).order).toEqual(
          order,
        );
      if (order.type === 'deploy') {
        const index = SEEN.hand.indexOf(order.card);
        expect(
          react({ mode: 'cardChosen', index, card: order.card }, { type: 'cell', at: order.at }, SEEN).order,
        ).toEqual(order);
      }
      if (order.type === 'attackCastle') {
        const castle: Pressed = { type: 'castle', side: OPPONENT[SEEN.side] };
        expect(react({ mode: 'unitChosen', unit: order.unit }, castle, SEEN).order).toEqual(order);
      }
    }
  });
});

describe('letting go', () => {
  it.each<readonly [string, Selection, Selection]>([
    ['nothing stays nothing', IDLE, IDLE],
    ['a card still in hand stays', CARD, CARD],
    ['a card that moved up in the hand is let go', { mode: 'cardChosen', index: 2, card: 'tank' }, IDLE],
    ['a card beyond the hand is let go', { mode: 'cardChosen', index: 9, card: 'bow' }, IDLE],
    ['a unit with something to do stays', UNIT, UNIT],
    ['a unit with nothing left to do is let go', { mode: 'unitChosen', unit: 'spent' }, IDLE],
    ['an enemy is let go', { mode: 'unitChosen', unit: 'foe' }, IDLE],
    ['a unit that fell is let go', { mode: 'unitChosen', unit: 'fallen' }, IDLE],
  ])('%s', (_what, selection, expected) => {
    expect(settle(selection, SEEN, LEGAL)).toEqual(expected);
  });

  it('lets every unit go when nothing may be ordered', () => {
    expect(settle(UNIT, SEEN, [])).toEqual(IDLE);
    expect(settle(CARD, SEEN, [])).toEqual(CARD);
  });
});
