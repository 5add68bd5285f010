import type { CardId } from '../../../src/battle/card';
import { isOnBoard, TOWARDS_ENEMY_CASTLE } from '../../../src/battle/position';
import { SIDES, type Side } from '../../../src/battle/sides';
import type { BattleState } from '../../../src/battle/state';
import type { Unit } from '../../../src/battle/unit';
import { isDeeplySame } from './events';
import { type Invariant, type Moment, unless } from './moment';

const everySide = (holds: (side: Side) => boolean, complaint: string): string | null => {
  const wrong = SIDES.find((side) => !holds(side));
  return wrong === undefined ? null : `${wrong}: ${complaint}`;
};

const everyUnit = ({ after }: Moment, holds: (unit: Unit) => boolean, complaint: string): string | null => {
  const wrong = after.units.find((unit) => !holds(unit));
  return wrong === undefined ? null : `${wrong.id} ${complaint}`;
};

/** Cards, health, supply and places keep within their bounds. */
export const FIGURES = {
  'cards conserve': ({ after, context }) =>
    everySide(
      (side) => isDeeplySame(cardsOfSide(after, side).toSorted(), [...context.start.decks[side]].toSorted()),
      'cards appeared or vanished',
    ),
  'a hand keeps to its limit': ({ engine, after }) =>
    everySide((side) => after.hands[side].length <= engine.book.rules.handLimit, 'the hand is too large'),
  'a deck is drawn from the top and never grows': ({ before, after }) =>
    everySide((side) => {
      if (after.decks[side] === before.decks[side]) return true;
      const drawn = before.decks[side].length - after.decks[side].length;
      return drawn >= 0 && isDeeplySame(after.decks[side], before.decks[side].slice(drawn));
    }, 'the deck changed otherwise'),
  'discards only grow': ({ before, after }) =>
    everySide(
      (side) =>
        after.discards[side] === before.discards[side] ||
        isDeeplySame(after.discards[side].slice(0, before.discards[side].length), before.discards[side]),
      'a discarded card moved',
    ),
  'supply keeps within its bounds': ({ engine, after }) =>
    everySide(
      (side) =>
        Number.isSafeInteger(after.supply[side]) &&
        after.supply[side] >= 0 &&
        after.supply[side] <= engine.book.rules.supply.cap,
      'supply out of bounds',
    ),
  'who waits has no supply': ({ after }) =>
    everySide((side) => side === after.turn || after.supply[side] === 0, 'supply was kept'),
  'a castle never heals and never exceeds its start': ({ engine, before, after }) =>
    everySide(
      (side) => after.castles[side] <= before.castles[side] && after.castles[side] <= engine.book.rules.castleHealth,
      'the castle healed',
    ),
  'a standing unit has between 1 and its full health': (moment) =>
    everyUnit(
      moment,
      ({ health, fullHealth }) => Number.isSafeInteger(health) && health >= 1 && health <= fullHealth,
      'has impossible health',
    ),
  'a unit never heals': (moment) =>
    everyUnit(
      moment,
      ({ id, health }) => health <= (moment.before.units.find((earlier) => earlier.id === id)?.health ?? health),
      'healed',
    ),
  'a unit has its card’s figures': (moment) =>
    everyUnit(
      moment,
      (unit) => {
        const { id, health, ...figures } = moment.engine.book.cards[unit.card] ?? { id: '', health: Number.NaN };
        return (
          id === unit.card &&
          health === unit.fullHealth &&
          Object.entries(figures).every(([key, value]) => unit[key as never] === value)
        );
      },
      'has other figures than its card',
    ),
  'at most five units a side': ({ engine, after }) =>
    everySide(
      (side) => after.units.filter((unit) => unit.side === side).length <= engine.book.rules.unitsPerSide,
      'too many units',
    ),
  'one unit per cell': ({ after }) =>
    unless(new Set(after.units.map(({ row, col }) => `${row},${col}`)).size === after.units.length, 'two on one cell'),
  'every unit is on the board': (moment) => everyUnit(moment, isOnBoard, 'is off the board'),
  'unit ids are unique': ({ after }) =>
    unless(new Set(after.units.map(({ id }) => id)).size === after.units.length, 'two units share an id'),
  'no unit id is ever used again': ({ events, context }) => {
    const again = events.find((event) => event.type === 'deployed' && context.everFielded.has(event.unit.id));
    return unless(again === undefined, 'a new unit has an old id');
  },
  'fielded counts everyone who ever stood there': ({ after, before, events }) => {
    const fresh = events.filter(({ type }) => type === 'deployed').length;
    return unless(sum(Object.values(after.fielded)) === sum(Object.values(before.fielded)) + fresh, 'miscounted');
  },
  'who arrived faces the enemy castle': ({ events }) => {
    const wrong = events.find(
      (event) => event.type === 'deployed' && event.unit.facing !== TOWARDS_ENEMY_CASTLE[event.unit.side],
    );
    return unless(wrong === undefined, 'a new unit faces the wrong way');
  },
  'chance is used by the shuffle alone': ({ before, after }) =>
    unless(isDeeplySame(before.chance, after.chance), 'an order drew from the stream'),
  'who is not concerned is untouched': ({ before, order, after }) => {
    if (order.type === 'endTurn') return null;
    const concerned = ['unit' in order ? order.unit : '', 'target' in order ? order.target : ''];
    const wrong = before.units.find(
      (unit) =>
        !concerned.includes(unit.id) &&
        !isDeeplySame(
          unit,
          after.units.find(({ id }) => id === unit.id),
        ),
    );
    return unless(wrong === undefined, `${wrong?.id} changed though nobody concerned it`);
  },
} as const satisfies Readonly<Record<string, Invariant>>;

function cardsOfSide(state: BattleState, side: Side): CardId[] {
  const onBoard = state.units.filter((unit) => unit.side === side).map(({ card }) => card);
  return [...state.hands[side], ...state.decks[side], ...state.discards[side], ...onBoard];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
