import type { Book } from '../../../src/battle/model/book';
import { COLUMNS } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';
import { OPPONENT, SIDES, type Side } from '../../../src/kernel/sides';
import { reachedGoals } from './goals';
import { type Invariant, type Moment, unless } from './moment';
import { isDeeplySame } from './same';

const LAST_ROUND = 20;

/** Turns, rounds and the end. */
export const COURSE = {
  'only ending the turn or settling a hand passes it on': ({ before, order, after }) => {
    // Left's turn doesn't begin when attrition decides the battle before it.
    const passes = order.type === 'endTurn' || order.type === 'mulligan';
    return unless((after.turn !== before.turn) === passes, 'the turn passed otherwise');
  },
  'a round is Left’s turn, then Right’s': ({ before, order, after }) => {
    const over = order.type === 'endTurn' && before.turn === 'right';
    return unless(after.round === before.round + (over ? 1 : 0), `round ${before.round} became ${after.round}`);
  },
  'hands are settled once, Left first': ({ before, order, after }) => {
    const settled = before.phase === 'mulligan' && order.type === 'mulligan' && before.turn === 'right';
    const expected = settled ? 'battle' : before.phase;
    return unless(after.phase === expected, `${before.phase} became ${after.phase}`);
  },
  'who begins a turn is ready': (moment) => {
    const { after } = moment;
    if (!beginsTurn(moment)) return null;
    const tired = after.units.find(
      (unit) =>
        unit.side === after.turn &&
        (unit.fresh || unit.moved || unit.movedAgain || unit.attacked || unit.hasStruck || unit.strayed || unit.braced),
    );
    return unless(tired === undefined, `${tired?.id} begins its turn tired`);
  },
  'who begins a turn has the supply of the round': (moment) => {
    const { engine, after } = moment;
    if (!beginsTurn(moment)) return null;
    const { base, perRound, cap, secondBonus } = engine.book.rules.supply;
    const helped = after.turn === 'right' && after.round <= after.secondSupplyRounds;
    const expected = Math.min(cap, base + perRound * after.round + (helped ? secondBonus : 0));
    return unless(after.supply[after.turn] === expected, `${after.turn} should have ${expected} supply`);
  },
  'who begins a turn draws one card, and one more below three': (moment) => {
    const { engine, before, order, after, events } = moment;
    if (!beginsTurn(moment)) return null;
    const side = after.turn;
    // Right's mulligan brings draws of Right and then Left's turn.
    const began = events.findIndex(({ type }) => type === 'turnBegan');
    const drawn = events.slice(began).filter(({ type }) => type === 'cardDrawn' || type === 'cardOverdrawn');
    const expected = drawsDue(engine.book, before, side);
    return unless(
      drawn.length === expected && drawn.every((event) => 'side' in event && event.side === side),
      `${side} drew ${drawn.length} cards after ${order.type} and should have drawn ${expected}`,
    );
  },
  'attrition comes in late rounds, before Left’s turn': ({ engine, before, order, events }) => {
    const { fromRound, step } = engine.book.rules.attrition;
    const late = order.type === 'endTurn' && before.turn === 'right' ? before.round + 1 - (fromRound - 1) : 0;
    const felt = events.reduce((total, event) => (event.type === 'attrition' ? total + event.loss : total), 0);
    return unless(felt === Math.max(0, step * late), `attrition was ${felt} and should be ${Math.max(0, step * late)}`);
  },
  'a winner has an ending, an ending a winner': ({ after }) =>
    unless((after.winner === null) === (after.ending === null), 'half an end'),
  'a castle at 0 or less ends the battle, and only that, attrition, a goal or conceding does': (moment) => {
    const { engine, order, after } = moment;
    const { goals = [] } = engine.book.rules;
    if (after.ending === 'goal') return unless(reachedGoals(goals, moment).length > 0, 'no goal was reached');
    const fallen = after.castles.left <= 0 || after.castles.right <= 0;
    return unless((after.winner !== null) === (fallen || order.type === 'concede'), 'it should or should not be over');
  },
  'the right side wins': (moment) => {
    const { engine, before, after, order } = moment;
    if (after.winner === null) return null;
    if (after.ending === 'goal') {
      const reached = reachedGoals(engine.book.rules.goals ?? [], moment);
      return unless(
        reached.some(({ side }) => side === after.winner),
        'the goal was another’s',
      );
    }
    if (order.type === 'concede')
      return unless(after.ending === 'concession' && after.winner === OPPONENT[before.turn], 'conceding won');
    if (order.type === 'attackCastle')
      return unless(after.ending === 'castle' && after.winner === before.turn, 'the striker lost');
    const lead = Math.sign(after.castles.left - after.castles.right) || Math.sign(boardLead(after));
    const expected = lead === 0 ? 'draw' : lead > 0 ? 'left' : 'right';
    return unless(after.ending === 'attrition' && after.winner === expected, 'the lower castle won');
  },
  'the end is told': ({ events, after }) =>
    unless(events.some(({ type }) => type === 'battleEnded') === (after.winner !== null), 'the end was not told'),
  'a battle is over by round 20': ({ after }) => unless(after.round <= LAST_ROUND, `it is round ${after.round}`),
  'columns are held only where that is a rule': ({ engine, before, after }) =>
    unless(
      engine.book.rules.optional.zoneOwnership ||
        (engine.book.rules.goals ?? []).some(({ type }) => type === 'hold') ||
        isDeeplySame(before.held, after.held),
      'a column is held without the rule',
    ),
  'turns of holding are counted at the end of the own turn': ({ engine, before, order, after }) => {
    const { zoneOwnership, ownershipTurns } = engine.book.rules.optional;
    if (!zoneOwnership || order.type !== 'endTurn') return null;
    const side = before.turn;
    const wrong = COLUMNS.find((column) => {
      const holder = holderOf(before, column);
      // What the end of a turn sets off may fell cards; only columns that look the same before and after are judged.
      if (holder !== holderOf(after, column)) return false;
      const turns = before.held[side][column] ?? 0;
      const kept = holder === null && turns >= ownershipTurns ? turns : 0;
      return after.held[side][column] !== (holder === side ? turns + 1 : kept);
    });
    return unless(wrong === undefined, `column ${wrong} is counted wrongly`);
  },
  'an owned column with an enemy in it is lost': ({ engine, after }) => {
    const { zoneOwnership, ownershipTurns } = engine.book.rules.optional;
    if (!zoneOwnership) return null;
    const wrong = SIDES.find((side) =>
      COLUMNS.some(
        (column) =>
          (after.held[side][column] ?? 0) >= ownershipTurns &&
          after.units.some((unit) => unit.col === column && unit.side !== side),
      ),
    );
    return unless(wrong === undefined, `${wrong} still owns a column that an enemy entered`);
  },
} as const satisfies Readonly<Record<string, Invariant>>;

function beginsTurn({ before, order, after }: Moment): boolean {
  if (after.winner !== null) return false;
  return order.type === 'endTurn' || (order.type === 'mulligan' && before.turn === 'right');
}

/** A draw goes on until a unit card comes: stratagems bring the next card, and Muster doesn't count them. */
function drawsDue({ rules, stratagems = {} }: Book, before: BattleState, side: Side): number {
  const isUnit = (card: string): boolean => !Object.hasOwn(stratagems, card);
  const deck = [...before.decks[side]];
  const hand = [...before.hands[side]];
  let drawn = 0;
  const draw = (): void => {
    for (let card = deck.shift(); card !== undefined; card = isUnit(card) ? undefined : deck.shift()) {
      drawn++;
      if (hand.length < rules.handLimit) hand.push(card);
    }
  };
  for (let draws = 0; draws < rules.drawPerTurn; draws++) draw();
  if (hand.filter(isUnit).length < rules.musterBelow) draw();
  return drawn;
}

function boardLead({ units }: BattleState): number {
  return units.reduce((lead, { side, health }) => lead + (side === 'left' ? health : -health), 0);
}

/** The side that alone has cards there; null when nobody does, both when both do. */
function holderOf({ units }: BattleState, column: number): Side | 'both' | null {
  const [first, ...others] = units.filter(({ col }) => col === column);
  if (first === undefined) return null;
  return others.every(({ side }) => side === first.side) ? first.side : 'both';
}
