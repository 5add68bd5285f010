import { describe, expect, it } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../src/battle/BattleEngine';
import type { BattleEvent } from '../../src/battle/events';
import { observe } from '../../src/battle/observe';
import { refusal } from '../../src/battle/refusals';
import type { BattleState } from '../../src/battle/state';
import type { Unit } from '../../src/battle/unit';
import { shippedBook } from '../support/book';
import { checking, type Match, playGame } from '../support/gameRunner';
import type { Moment } from '../support/invariants/moment';
import { INVARIANT_NAMES, INVARIANTS, type InvariantName } from '../support/invariants/table';

/** Greedy battles that see everything: castles struck, cards felled, attrition, and one conceded. */
const MATCHES: readonly Match[] = [
  { seed: 5_001, players: { left: 'greedy', right: 'greedy' } },
  { seed: 1_000, players: { left: 'random', right: 'random' } },
  { seed: 1_007, players: { left: 'random', right: 'random' } },
  { seed: 5_004, players: { left: 'greedy', right: 'random' }, concedeAfter: 30 },
];

const moments: Moment[] = [];
for (const match of MATCHES) {
  playGame(createBattleEngine(shippedBook()), match, ({ context, ...moment }) => {
    const past = { orders: [...context.orders], everFielded: new Set(context.everFielded) };
    moments.push({ ...moment, context: { ...context, ...past } });
  });
}

type Where = (moment: Moment) => boolean;
interface Plant {
  readonly where: Where;
  readonly spoil: (moment: Moment) => Moment;
}

const anywhere: Where = ({ after, order }) =>
  after.winner === null && after.units.length > 2 && order.type !== 'endTurn';
const giving =
  (type: Moment['order']['type']): Where =>
  ({ order, after }) =>
    order.type === type && after.winner === null && after.units.length > 1;
const ending =
  (how: BattleState['ending']): Where =>
  ({ after }) =>
    after.ending === how;
const onOrder =
  (count: number): Where =>
  ({ context }) =>
    context.orders.length === count;

/** A fault in the state that the order led to. */
function inState(where: Where, change: (state: BattleState) => Partial<BattleState>): Plant {
  return {
    where,
    spoil: (moment) => {
      const after = { ...moment.after, ...change(moment.after) };
      return { ...moment, after, context: { ...moment.context, textAfter: JSON.stringify(after) } };
    },
  };
}

function inUnit(where: Where, change: (unit: Unit) => Partial<Unit>): Plant {
  return inState(where, ({ units }) => ({
    units: units.map((unit, index) => (index === 0 ? { ...unit, ...change(unit) } : unit)),
  }));
}

function inEvents(where: Where, change: (event: BattleEvent) => BattleEvent): Plant {
  return { where, spoil: (moment) => ({ ...moment, events: moment.events.map(change) }) };
}

/** A fault in the rules themselves. */
function inEngine(where: Where, change: (engine: BattleEngine) => Partial<BattleEngine>): Plant {
  return { where, spoil: (moment) => ({ ...moment, engine: { ...moment.engine, ...change(moment.engine) } }) };
}

const first = <Item>(items: readonly Item[]): Item[] => items.slice(0, 1);

const PLANTS: Readonly<Record<InvariantName, Plant>> = {
  'every offered order is accepted': inEngine(anywhere, ({ legalOrders }) => ({
    legalOrders: (state, side) => [{ type: 'attackCastle', unit: 'nobody' }, ...legalOrders(state, side)],
  })),
  'no other order is accepted': inEngine(giving('endTurn'), ({ legalOrders }) => ({
    legalOrders: (state, side) => legalOrders(state, side).slice(1),
  })),
  'no order is offered twice': inEngine(anywhere, ({ legalOrders }) => ({
    legalOrders: (state, side) => [...legalOrders(state, side), { type: 'endTurn' }],
  })),
  'the order was offered, or a concession': inEngine(giving('move'), ({ legalOrders }) => ({
    legalOrders: (state, side) => legalOrders(state, side).filter(({ type }) => type !== 'move'),
  })),
  'the turn can be ended until the battle is': inEngine(anywhere, () => ({ legalOrders: () => [] })),
  'nothing is offered to the side that waits': inEngine(anywhere, () => ({ legalOrders: () => [{ type: 'endTurn' }] })),
  'after the end everything is refused': inEngine(ending('castle'), () => ({ whyIllegal: () => refusal('too-far') })),
  'the events rebuild the state': {
    where: anywhere,
    spoil: (moment) => ({ ...moment, events: moment.events.slice(1) }),
  },
  'the given state is unchanged': {
    where: anywhere,
    spoil: (moment) => ({ ...moment, before: { ...moment.before, round: 99 } }),
  },
  'a trip through JSON changes nothing': inState(anywhere, () => ({ winner: undefined as never })),
  'a trip through JSON keeps the hash': {
    where: onOrder(16),
    spoil: (moment) => ({ ...moment, after: { ...moment.after, round: 99 } }),
  },
  'events survive JSON too': inEvents(
    giving('attack'),
    (event) => ({ ...event, why: undefined }) as unknown as BattleEvent,
  ),
  'a replay of the record gives the same state': {
    where: onOrder(60),
    spoil: (moment) => ({ ...moment, context: { ...moment.context, start: { ...moment.context.start, seed: -7 } } }),
  },
  'the forecast was what happened': inEvents(giving('attack'), (event) =>
    event.type === 'struck' ? { ...event, damage: event.damage + 1 } : event,
  ),
  'search plays the same rules': inEngine(anywhere, () => ({ carryOut: () => undefined })),
  'the arithmetic is the damage': inEvents(giving('attack'), (event) =>
    event.type === 'struck' ? { ...event, arithmetic: first(event.arithmetic) } : event,
  ),
  'damage is whole and at least 1': inEvents(giving('attackCastle'), (event) =>
    event.type === 'castleStruck' ? { ...event, damage: 0.5 } : event,
  ),
  'an order does only its own kind of thing': {
    where: giving('move'),
    spoil: (moment) => ({
      ...moment,
      events: [...moment.events, { type: 'cardDrawn', side: 'left', card: 'oathguard' }],
    }),
  },
  'no hidden card is seen': inEngine(anywhere, () => ({
    observe: (state, side) => ({ ...observe(state, side), hand: [...state.hands.left, ...state.hands.right] }),
  })),
  'permuted hidden cards look the same': inEngine(anywhere, () => ({
    observe: (state, side) => ({ ...observe(state, side), ownDeckSorted: state.decks[side] }),
  })),
  'the own hand is seen whole': inEngine(anywhere, () => ({
    observe: (state, side) => ({ ...observe(state, side), hand: ['?'] }),
  })),
  'what is public is the same for both': inEngine(giving('endTurn'), () => ({
    observe: (state, side) => ({ ...observe(state, side), castles: { left: 1, right: 1, [side]: 140 } }),
  })),
  'cards conserve': inState(anywhere, ({ discards }) => ({
    discards: { ...discards, left: [...discards.left, 'oathguard'] },
  })),
  'a hand keeps to its limit': inState(anywhere, ({ hands }) => ({
    hands: { ...hands, left: Array.from({ length: 9 }, () => 'oathguard') },
  })),
  'a deck is drawn from the top and never grows': inState(onOrder(3), ({ decks }) => ({
    decks: { ...decks, left: decks.left.slice(0, -1) },
  })),
  'discards only grow': inState(
    ({ before }) => before.discards.left.length > 0,
    ({ discards }) => ({ discards: { ...discards, left: [] } }),
  ),
  'supply keeps within its bounds': inState(anywhere, () => ({ supply: { left: -1, right: 0 } })),
  'who waits has no supply': inState(anywhere, () => ({ supply: { left: 2, right: 2 } })),
  'a castle never heals and never exceeds its start': inState(anywhere, () => ({ castles: { left: 141, right: 1 } })),
  'a standing unit has between 1 and its full health': inUnit(anywhere, () => ({ health: 0 })),
  'a unit never heals': {
    where: giving('move'),
    spoil: (moment) => ({
      ...moment,
      before: { ...moment.before, units: moment.before.units.map((unit) => ({ ...unit, health: 0 })) },
    }),
  },
  'a unit has its card’s figures': inUnit(anywhere, ({ attack }) => ({ attack: attack + 1 })),
  'at most five units a side': inState(anywhere, ({ units }) => ({
    units: units.flatMap((unit) => [unit, unit, unit, unit, unit, unit]),
  })),
  'one unit per cell': inState(anywhere, ({ units }) => ({
    units: units.map((unit) => ({ ...unit, row: 0, col: 0 })),
  })),
  'every unit is on the board': inUnit(anywhere, () => ({ col: 3 })),
  'unit ids are unique': inState(anywhere, ({ units }) => ({ units: units.map((unit) => ({ ...unit, id: 'same' })) })),
  'no unit id is ever used again': {
    where: giving('deploy'),
    spoil: (moment) => ({
      ...moment,
      context: { ...moment.context, everFielded: new Set(moment.after.units.map(({ id }) => id)) },
    }),
  },
  'fielded counts everyone who ever stood there': inState(anywhere, () => ({ fielded: {} })),
  'who arrived faces the enemy castle': inEvents(giving('deploy'), (event) =>
    event.type === 'deployed' ? { ...event, unit: { ...event.unit, facing: 'north' } } : event,
  ),
  'chance is used by the shuffle alone': inState(anywhere, () => ({ chance: [1, 2, 3, 4] })),
  'who is not concerned is untouched': inState(anywhere, ({ units }) => ({
    units: units.map((unit) => ({ ...unit, defense: unit.defense + 1 })),
  })),
  'only ending the turn passes it on': inState(anywhere, ({ turn }) => ({ turn: turn === 'left' ? 'right' : 'left' })),
  'a round is Left’s turn, then Right’s': inState(anywhere, ({ round }) => ({ round: round + 1 })),
  'who begins a turn is ready and supplied': inState(giving('endTurn'), ({ units }) => ({
    units: units.map((unit) => ({ ...unit, attacked: true })),
    supply: { left: 1, right: 1 },
  })),
  'attrition comes in late rounds, before Left’s turn': inEvents(
    ({ events }) => events.some(({ type }) => type === 'attrition'),
    (event) => (event.type === 'attrition' ? { ...event, loss: 1 } : event),
  ),
  'castles lose what events tell, and nothing else': inState(anywhere, ({ castles }) => ({
    castles: { ...castles, left: castles.left - 1 },
  })),
  'a winner has an ending, an ending a winner': inState(anywhere, () => ({ winner: 'left' })),
  'a castle at 0 or less ends the battle, and only that, attrition or conceding does': inState(anywhere, () => ({
    castles: { left: 0, right: 9 },
  })),
  'the right side wins': inState(ending('castle'), ({ winner }) => ({ winner: winner === 'left' ? 'right' : 'left' })),
  'the end is told': { where: ending('concession'), spoil: (moment) => ({ ...moment, events: [] }) },
  'a battle is over by round 20': inState(anywhere, () => ({ round: 21 })),
};

describe('each invariant', () => {
  it.each(INVARIANT_NAMES)('%s: holds, and a planted fault breaks it', (name) => {
    const { where, spoil } = PLANTS[name];
    const moment = moments.find(where);
    if (moment === undefined) throw new Error('no moment to plant the fault in');
    expect(INVARIANTS[name](moment)).toBeNull();
    expect(INVARIANTS[name](spoil(moment))).toMatch(/./);
  });

  it.each(['attrition', 'concession'] as const)('the right side wins: a wrong winner by %s is noticed', (how) => {
    const moment = moments.find((candidate) => candidate.after.ending === how);
    if (moment === undefined) throw new Error(`no battle ends by ${how}`);
    const winner = moment.after.winner === 'left' ? 'right' : 'left';
    expect(INVARIANTS['the right side wins'](moment)).toBeNull();
    expect(INVARIANTS['the right side wins']({ ...moment, after: { ...moment.after, winner } })).not.toBeNull();
  });
});

describe('the runner', () => {
  it('names a broken invariant in one line that reproduces it', () => {
    const engine = createBattleEngine(shippedBook());
    const match: Match = { seed: 77, players: { left: 'random', right: 'greedy' } };
    const faulty = checking(match);
    const complaint = () =>
      playGame(engine, match, (moment) => {
        faulty(moment.context.orders.length === 9 ? { ...moment, after: { ...moment.after, round: 21 } } : moment);
      });
    expect(complaint).toThrow(/^seed=77 left=random right=greedy order=8: .+$/);
  });

  it('plays the same battle for the same seed', () => {
    const engine = createBattleEngine(shippedBook());
    const match: Match = { seed: 78, players: { left: 'random', right: 'greedy' } };
    const nothing = (): undefined => undefined;
    expect(playGame(engine, match, nothing)).toEqual(playGame(engine, match, nothing));
  });
});
