import { attritionOf, supplyOf } from '../../../src/battle/resolve/beginTurn';
import { OPPONENT } from '../../../src/battle/sides';
import { type Invariant, unless } from './moment';

const LAST_ROUND = 20;

/** Turns, rounds and the end. */
export const COURSE = {
  'only ending the turn passes it on': ({ before, order, after }) =>
    unless((after.turn !== before.turn) === (order.type === 'endTurn'), 'the turn passed otherwise'),
  'a round is Left’s turn, then Right’s': ({ before, order, after }) => {
    const over = order.type === 'endTurn' && before.turn === 'right';
    return unless(after.round === before.round + (over ? 1 : 0), `round ${before.round} became ${after.round}`);
  },
  'who begins a turn is ready and supplied': ({ engine, order, after }) => {
    if (order.type !== 'endTurn' || after.winner !== null) return null;
    const tired = after.units.some((unit) => unit.side === after.turn && (unit.fresh || unit.moved || unit.attacked));
    const supplied = after.supply[after.turn] === supplyOf(engine.book.rules, after.turn, after.round);
    return unless(!tired && supplied, `${after.turn} begins tired or unsupplied`);
  },
  'attrition comes in late rounds, before Left’s turn': ({ engine, before, order, events }) => {
    const due =
      order.type === 'endTurn' && before.turn === 'right' ? attritionOf(engine.book.rules, before.round + 1) : 0;
    const felt = events.reduce((total, event) => (event.type === 'attrition' ? total + event.loss : total), 0);
    return unless(felt === due, `attrition was ${felt} and should be ${due}`);
  },
  'castles lose what events tell, and nothing else': ({ before, events, after }) => {
    const left = { ...before.castles };
    for (const event of events) {
      if (event.type === 'castleStruck') left[event.castle] -= event.damage;
      if (event.type === 'attrition') for (const side of ['left', 'right'] as const) left[side] -= event.loss;
    }
    return unless(
      left.left === after.castles.left && left.right === after.castles.right,
      'a castle lost something else',
    );
  },
  'a winner has an ending, an ending a winner': ({ after }) =>
    unless((after.winner === null) === (after.ending === null), 'half an end'),
  'a castle at 0 or less ends the battle, and only that, attrition or conceding does': ({ order, after }) => {
    const fallen = after.castles.left <= 0 || after.castles.right <= 0;
    return unless((after.winner !== null) === (fallen || order.type === 'concede'), 'it should or should not be over');
  },
  'the right side wins': ({ before, after, order }) => {
    if (after.winner === null) return null;
    if (order.type === 'concede')
      return unless(after.ending === 'concession' && after.winner === OPPONENT[before.turn], 'conceding won');
    if (order.type === 'attackCastle')
      return unless(after.ending === 'castle' && after.winner === before.turn, 'the striker lost');
    const lead = Math.sign(after.castles.left - after.castles.right);
    const expected = lead > 0 ? 'left' : 'right';
    return unless(after.ending === 'attrition' && (lead === 0 || after.winner === expected), 'the lower castle won');
  },
  'the end is told': ({ events, after }) =>
    unless(events.some(({ type }) => type === 'battleEnded') === (after.winner !== null), 'the end was not told'),
  'a battle is over by round 20': ({ after }) => unless(after.round <= LAST_ROUND, `it is round ${after.round}`),
} as const satisfies Readonly<Record<string, Invariant>>;
