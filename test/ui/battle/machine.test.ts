import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import { OPPONENT } from '../../../src/kernel/sides';
import { battleMachine } from '../../../src/ui/battle/machine';
import { IDLE, type Pressed, type Reaction, type Selection } from '../../../src/ui/battle/selection';
import { book, plainCard } from '../../support/book';
import { plain } from '../../support/engine';
import { at, bow, position, sword, unit } from '../../support/position';

const { react, settle } = battleMachine;

const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['bow', 'tank', 'bow'] },
  walls: [{ row: 2, col: 1, health: 40 }],
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
const CELL: Selection = { mode: 'cellAsked', index: 1, card: 'tank', at: at(2, 0) };
const SLIDE: Selection = { mode: 'slideAsked', unit: 'mine', target: 'foe' };

const PRESSES = {
  'an empty cell': { type: 'cell', at: at(0, 1) },
  'the own unit': { type: 'cell', at: at(1, 0) },
  'another own unit': { type: 'cell', at: at(0, 0) },
  'an enemy': { type: 'cell', at: at(1, 1) },
  'a wall': { type: 'cell', at: at(2, 1) },
  'a cell off the board': { type: 'cell', at: at(7, 7) },
  'the second card of the hand': { type: 'handCard', index: 1 },
  'the third card of the hand': { type: 'handCard', index: 2 },
  'a card beyond the hand': { type: 'handCard', index: 8 },
  'a card before the hand': { type: 'handCard', index: -1 },
  'the own castle': { type: 'castle', side: 'left' },
  'the enemy castle': { type: 'castle', side: 'right' },
  brace: { type: 'brace' },
  march: { type: 'march', to: 1 },
  confirm: { type: 'confirm' },
  cancel: { type: 'cancel' },
} as const satisfies Readonly<Record<string, Pressed>>;

type Press = keyof typeof PRESSES;

const still = (selection: Selection): Reaction => ({ selection });
const taken = {
  card: { mode: 'cardChosen', index: 2, card: 'bow' },
  unit: { mode: 'unitChosen', unit: 'other' },
} as const;
const deployed = (row: number, col: number): Reaction => ({
  selection: IDLE,
  order: { type: 'deploy', card: 'tank', at: at(row, col) },
});
const raised = (row: number, col: number): Reaction => ({
  selection: IDLE,
  order: { type: 'deploy', card: 'tank', at: at(2, 0), palisadeAt: at(row, col) },
});
const slid = (row: number, col: number): Reaction => ({
  selection: UNIT,
  order: { type: 'attack', unit: 'mine', target: 'foe', slideTo: at(row, col) },
});
const struck: Reaction = { selection: UNIT, order: { type: 'attack', unit: 'mine', target: 'foe' } };

/** What every press does in every state of a running battle; settling the hand and stratagems have tables of their own. */
type Tabled = Exclude<Selection['mode'], 'returning' | 'stratagemChosen' | 'secondAsked'>;

const MACHINE: Readonly<Record<Tabled, readonly [Selection, Readonly<Record<Press, Reaction>>]>> = {
  idle: [
    IDLE,
    {
      'an empty cell': still(IDLE),
      'the own unit': still(UNIT),
      'another own unit': still(taken.unit),
      'an enemy': still(IDLE),
      'a wall': still(IDLE),
      'a cell off the board': still(IDLE),
      'the second card of the hand': still(CARD),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(IDLE),
      'a card before the hand': still(IDLE),
      'the own castle': still(IDLE),
      'the enemy castle': still(IDLE),
      brace: still(IDLE),
      march: still(IDLE),
      confirm: still(IDLE),
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
      'a wall': deployed(2, 1),
      'a cell off the board': deployed(7, 7),
      'the second card of the hand': still(IDLE),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(IDLE),
      'a card before the hand': still(IDLE),
      'the own castle': still(IDLE),
      'the enemy castle': still(IDLE),
      brace: still(IDLE),
      march: still(IDLE),
      confirm: still(IDLE),
      cancel: still(IDLE),
    },
  ],
  unitChosen: [
    UNIT,
    {
      'an empty cell': { selection: UNIT, order: { type: 'move', unit: 'mine', to: at(0, 1) } },
      'the own unit': still(IDLE),
      'another own unit': still(taken.unit),
      'an enemy': struck,
      'a wall': { selection: UNIT, order: { type: 'attackCell', unit: 'mine', at: at(2, 1) } },
      'a cell off the board': { selection: UNIT, order: { type: 'move', unit: 'mine', to: at(7, 7) } },
      'the second card of the hand': still(CARD),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(IDLE),
      'a card before the hand': still(IDLE),
      'the own castle': still(IDLE),
      'the enemy castle': { selection: UNIT, order: { type: 'attackCastle', unit: 'mine' } },
      brace: { selection: UNIT, order: { type: 'brace', unit: 'mine' } },
      march: { selection: UNIT, order: { type: 'march', column: 0, to: 1 } },
      confirm: still(IDLE),
      cancel: still(IDLE),
    },
  ],
  cellAsked: [
    CELL,
    {
      'an empty cell': raised(0, 1),
      'the own unit': raised(1, 0),
      'another own unit': raised(0, 0),
      'an enemy': raised(1, 1),
      'a wall': raised(2, 1),
      'a cell off the board': raised(7, 7),
      'the second card of the hand': still(IDLE),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(CARD),
      'a card before the hand': still(CARD),
      'the own castle': still(CARD),
      'the enemy castle': still(CARD),
      brace: still(CARD),
      march: still(CARD),
      confirm: deployed(2, 0),
      cancel: still(CARD),
    },
  ],
  slideAsked: [
    SLIDE,
    {
      'an empty cell': slid(0, 1),
      'the own unit': still(UNIT),
      'another own unit': still(taken.unit),
      'an enemy': struck,
      'a wall': slid(2, 1),
      'a cell off the board': slid(7, 7),
      'the second card of the hand': still(CARD),
      'the third card of the hand': still(taken.card),
      'a card beyond the hand': still(UNIT),
      'a card before the hand': still(UNIT),
      'the own castle': still(UNIT),
      'the enemy castle': still(UNIT),
      brace: still(UNIT),
      march: still(UNIT),
      confirm: struck,
      cancel: still(UNIT),
    },
  ],
};

const CASES = Object.entries(MACHINE).flatMap(([mode, [selection, reactions]]) =>
  Object.entries(reactions).map(([press, reaction]) => ({ mode, press: press as Press, selection, reaction })),
);

describe('the input machine', () => {
  it.each(CASES)('$mode: pressing $press', ({ press, selection, reaction }) => {
    expect(react(selection, PRESSES[press], SEEN, LEGAL)).toEqual(reaction);
  });

  it('takes two copies of a card for two cards', () => {
    const first: Selection = { mode: 'cardChosen', index: 0, card: 'bow' };
    expect(react(first, PRESSES['the third card of the hand'], SEEN, LEGAL).selection).toEqual(taken.card);
  });
});

describe('settling the hand', () => {
  const DEALT = plain.observe({ ...FIELD, phase: 'mulligan', units: [] }, 'left');
  const back = (...indices: number[]): Selection => ({ mode: 'returning', indices });
  const sent = (...cards: string[]): Order => ({ type: 'mulligan', cards });

  it.each<readonly [string, Selection, Press, Reaction]>([
    ['a press marks a card', IDLE, 'the second card of the hand', still(back(1))],
    ['another press marks another', back(2), 'the second card of the hand', still(back(1, 2))],
    ['a second press on it keeps it', back(1, 2), 'the second card of the hand', still(back(2))],
    ['the last one kept leaves nothing marked', back(1), 'the second card of the hand', still(IDLE)],
    ['presses elsewhere do nothing', back(1), 'an empty cell', still(back(1))],
    ['a card that is not there is none', back(1), 'a card beyond the hand', still(back(1))],
    ['cancel keeps all', back(1, 2), 'cancel', still(IDLE)],
    ['confirm with nothing marked keeps the hand', IDLE, 'confirm', { selection: IDLE, order: sent() }],
    ['confirm sends two', back(0, 1), 'confirm', { selection: IDLE, order: sent('bow', 'tank') }],
    ['confirm sends both copies', back(0, 2), 'confirm', { selection: IDLE, order: sent('bow', 'bow') }],
  ])('%s', (_what, selection, press, reaction) => {
    expect(react(selection, PRESSES[press], DEALT, [])).toEqual(reaction);
  });

  it('ends with the first round', () => {
    expect(settle(back(1), DEALT, [])).toEqual(back(1));
    expect(settle(back(3), DEALT, [])).toEqual(IDLE);
    expect(settle(back(1), SEEN, LEGAL)).toEqual(IDLE);
  });
});

/** Cards that name a cell, and a column that marches. */
const KEYWORDS = createBattleEngine(
  book({
    rules: { ...book().rules, optional: { ...book().rules.optional, march: true } },
    cards: [
      plainCard('hook', 'hybrid', 0, { abilities: [{ id: 'slide' }] }),
      plainCard('digger', 'ranged', 0, { abilities: [{ id: 'raise-palisade' }] }),
    ],
  }),
);
const HOOK = plainCard('hook', 'hybrid', 0, { abilities: [{ id: 'slide' }] });
const CORNER = position({
  supply: { left: 5 },
  hands: { left: ['digger', 'sword'] },
  walls: [{ row: 2, col: 2, health: 40 }],
  units: [unit(HOOK, 'hook', 'left', [1, 1]), sword('foe', 'right', [1, 2]), sword('mine', 'left', [0, 0])],
});
const COLUMN = position({
  units: [0, 1, 2].map((row) => sword(`s${row}`, 'left', [row, 0], row === 1 ? { abilities: [{ id: 'brace' }] } : {})),
});

describe('every order that the rules offer', () => {
  it.each<readonly [string, BattleState]>([
    ['a plain field', FIELD],
    ['cards that ask for a cell', CORNER],
    ['a column', COLUMN],
    ['an opening hand', { ...CORNER, phase: 'mulligan' }],
  ])('can be given by presses: %s', (_what, state) => {
    const seen = KEYWORDS.observe(state, 'left');
    const legal = KEYWORDS.legalOrders(state, 'left');
    for (const order of legal) {
      if (order.type === 'endTurn') continue;
      let held: Selection = IDLE;
      let given: Order | undefined;
      for (const pressed of pressesFor(order, state)) {
        const reaction = react(held, pressed, seen, legal);
        held = settle(reaction.selection, seen, legal);
        given = reaction.order ?? given;
      }
      expect(given).toEqual(
        order.type === 'mulligan' ? { ...order, cards: expect.toSatisfy(isSameHand(order.cards)) } : order,
      );
    }
    expect(legal.length).toBeGreaterThan(1);
  });
});

function isSameHand(cards: readonly string[]) {
  return (sent: readonly string[]): boolean => sent.toSorted().join() === cards.toSorted().join();
}

/** How a person would give an order, from nothing in hand. */
function pressesFor(order: Order, state: BattleState): Pressed[] {
  const cellOf = (id: string): Pressed => {
    const standing = state.units.find((candidate) => candidate.id === id);
    return { type: 'cell', at: standing ?? at(9, 9) };
  };
  switch (order.type) {
    case 'mulligan':
      return [...markedFor(order.cards, state), { type: 'confirm' }];
    case 'deploy': {
      const card: Pressed = { type: 'handCard', index: state.hands.left.indexOf(order.card) };
      const named: Pressed =
        order.palisadeAt === undefined ? { type: 'confirm' } : { type: 'cell', at: order.palisadeAt };
      return [card, { type: 'cell', at: order.at }, named];
    }
    case 'move':
      return [cellOf(order.unit), { type: 'cell', at: order.to }];
    case 'attack': {
      const named: Pressed = order.slideTo === undefined ? { type: 'confirm' } : { type: 'cell', at: order.slideTo };
      return [cellOf(order.unit), cellOf(order.target), named];
    }
    case 'attackCell':
      return [cellOf(order.unit), { type: 'cell', at: order.at }];
    case 'attackCastle':
      return [cellOf(order.unit), { type: 'castle', side: OPPONENT.left }];
    case 'brace':
      return [cellOf(order.unit), { type: 'brace' }];
    case 'march':
      return [
        { type: 'cell', at: at(0, order.column) },
        { type: 'march', to: order.to },
      ];
    case 'play':
    case 'endTurn':
    case 'concede':
      return [];
  }
}

function markedFor(cards: readonly string[], state: BattleState): Pressed[] {
  const left = [...cards];
  return state.hands.left.flatMap((card, index): Pressed[] => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [{ type: 'handCard', index }];
  });
}

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
    ['a cell asked for a card that can’t go there is let go', CELL, IDLE],
    ['a target that can be struck stays aimed at', SLIDE, SLIDE],
    ['a target that can’t be struck is let go', { mode: 'slideAsked', unit: 'spent', target: 'foe' }, IDLE],
  ])('%s', (_what, selection, expected) => {
    expect(settle(selection, SEEN, LEGAL)).toEqual(expected);
  });

  it('keeps a unit in hand whose column may march', () => {
    const legal: Order[] = [{ type: 'march', column: 0, to: 1 }];
    expect(settle(UNIT, SEEN, legal)).toEqual(UNIT);
  });

  it('lets every unit go when nothing may be ordered', () => {
    expect(settle(UNIT, SEEN, [])).toEqual(IDLE);
    expect(settle(CARD, SEEN, [])).toEqual(CARD);
  });
});
