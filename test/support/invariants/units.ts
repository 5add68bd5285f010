import { isOnBoard, TOWARDS_ENEMY_CASTLE } from '../../../src/battle/model/position';
import type { Unit } from '../../../src/battle/model/unit';
import { type Invariant, type Moment, ofEach, unless } from './moment';
import { isDeeplySame } from './same';

const everyUnit = ({ after }: Moment, holds: (unit: Unit) => boolean, complaint: string): string | null => {
  const wrong = after.units.find((unit) => !holds(unit));
  return wrong === undefined ? null : `${wrong.id} ${complaint}`;
};

/** A unit that stood there before the order, as it was. */
const earlier = ({ before }: Moment, { id }: Unit): Unit | undefined => before.units.find((unit) => unit.id === id);

const isTold = ({ events }: Moment, type: string, { id }: Unit): boolean =>
  events.some((event) => event.type === type && 'unit' in event && (event.unit === id || isUnit(event.unit, id)));

const isUnit = (unit: unknown, id: string): boolean =>
  typeof unit === 'object' && unit !== null && 'id' in unit && unit.id === id;

/** Who stands on the board, and what is remembered of each. */
export const UNITS = {
  'a standing unit has between 1 and its full health': (moment) =>
    everyUnit(
      moment,
      ({ health, fullHealth }) => Number.isSafeInteger(health) && health >= 1 && health <= fullHealth,
      'has impossible health',
    ),
  'a unit has its card’s figures': (moment) =>
    everyUnit(
      moment,
      (unit) => {
        const card = moment.engine.book.cards[unit.card];
        return (
          card !== undefined &&
          unit.type === card.type &&
          unit.cost === card.cost &&
          unit.attack === card.attack &&
          unit.defense === card.defense &&
          unit.fullHealth === card.health &&
          isDeeplySame(unit.abilities, card.abilities)
        );
      },
      'has other figures than its card',
    ),
  'one unit per cell': ({ after }) =>
    unless(new Set(after.units.map(({ row, col }) => row * 3 + col)).size === after.units.length, 'two on one cell'),
  'every unit is on the board': (moment) => everyUnit(moment, isOnBoard, 'is off the board'),
  'unit ids are unique': ({ after }) =>
    unless(new Set(after.units.map(({ id }) => id)).size === after.units.length, 'two units share an id'),
  'no unit id is ever used again': ({ events, context }) => {
    const again = events.find((event) => event.type === 'deployed' && context.everFielded.has(event.unit.id));
    return unless(again === undefined, 'a new unit has an old id');
  },
  'the used ids are those of everyone who ever stood there': ({ after, before, events }) => {
    const fresh = events.flatMap((event) => (event.type === 'deployed' ? event.unit.id : []));
    return unless(isDeeplySame(after.usedIds, [...before.usedIds, ...fresh]), 'an id is missing');
  },
  'a card is deployed by its owner, unhurt, fresh and facing the enemy castle': ofEach(
    ['deployed'],
    ({ state, event: { unit } }) =>
      unless(
        unit.side === state.turn &&
          unit.fresh &&
          unit.health === unit.fullHealth &&
          unit.facing === TOWARDS_ENEMY_CASTLE[unit.side] &&
          !(unit.moved || unit.movedAgain || unit.attacked || unit.hasStruck) &&
          !(unit.revealed || unit.braced || unit.strayed) &&
          unit.attackBonus === 0,
        `${unit.id} came in another state`,
      ),
  ),
  'a card deployed where the side may not is one that may go anywhere': ofEach(
    ['deployed'],
    ({ moment: { engine, before }, event: { unit } }) => {
      const { deployColumns, optional } = engine.book.rules;
      const home = deployColumns[unit.side].some((column) => column === unit.col);
      const owned = optional.zoneOwnership && (before.held[unit.side][unit.col] ?? 0) >= optional.ownershipTurns;
      const flies = unit.abilities.some(({ id }) =>
        engine.book.abilities[id]?.parts.some(({ effect }) => 'flag' in effect && effect.flag === 'deployAnywhere'),
      );
      return unless(home || owned || flies, `${unit.id} was deployed in the enemy’s zone`);
    },
  ),
  'only a deployed card is fresh, until its next turn': (moment) =>
    everyUnit(
      moment,
      (unit) => !unit.fresh || earlier(moment, unit)?.fresh === true || isTold(moment, 'deployed', unit),
      'is fresh again',
    ),
  'only whoever is told to move has moved': (moment) =>
    everyUnit(
      moment,
      (unit) => !unit.moved || earlier(moment, unit)?.moved === true || isTold(moment, 'moved', unit),
      'has moved untold',
    ),
  'a second move comes after a blow': (moment) =>
    everyUnit(moment, (unit) => !unit.movedAgain || (unit.moved && unit.hasStruck), 'moved twice without a blow'),
  'an attack is spent by a blow or by bracing': (moment) =>
    everyUnit(
      moment,
      (unit) =>
        !unit.attacked ||
        earlier(moment, unit)?.attacked === true ||
        strikes(moment, unit) ||
        isTold(moment, 'braced', unit),
      'has spent its attack untold',
    ),
  'whoever struck was ready to': ofEach(['struck', 'castleStruck', 'cellStruck'], ({ state, event }) => {
    const unit = state.units.find(({ id }) => id === event.unit);
    return unless(
      unit !== undefined && unit.side === state.turn && !unit.attacked && !unit.strayed && unit.attack > 0,
      `${event.unit} struck though it couldn’t`,
    );
  }),
  'only a blow reveals': (moment) =>
    everyUnit(
      moment,
      (unit) => !unit.revealed || earlier(moment, unit)?.revealed === true || strikes(moment, unit),
      'is revealed without a blow',
    ),
  'only whoever braces is braced, until its next turn': (moment) =>
    everyUnit(
      moment,
      (unit) => !unit.braced || earlier(moment, unit)?.braced === true || isTold(moment, 'braced', unit),
      'is braced untold',
    ),
  'bonuses of a turn end with it': ({ order, events, after }) => {
    // The start of the next turn may bring new ones.
    if (order.type !== 'endTurn' || events.some(({ type }) => type === 'emboldened')) return null;
    const kept = after.units.find(({ attackBonus }) => attackBonus !== 0);
    return unless(kept === undefined, `${kept?.id} keeps its bonus`);
  },
  'a bonus is what was told': (moment) =>
    everyUnit(
      moment,
      (unit) => {
        const ended = moment.events.findIndex(({ type }) => type === 'turnEnded');
        let expected = ended >= 0 ? 0 : (earlier(moment, unit)?.attackBonus ?? 0);
        for (const event of moment.events.slice(ended + 1)) {
          if (event.type === 'emboldened' && event.unit === unit.id) expected += event.amount;
        }
        return unit.attackBonus === expected;
      },
      'has another bonus',
    ),
  'nobody strays but from a march': ({ engine, after }) =>
    unless(engine.book.rules.optional.march || !after.units.some(({ strayed }) => strayed), 'somebody strayed'),
  'who is not told of is untouched': (moment) => {
    const { before, after, events, order } = moment;
    if (order.type === 'endTurn' || order.type === 'mulligan') return null;
    const told = new Set(
      events.flatMap((event) => [
        ...('unit' in event && typeof event.unit === 'string' ? [event.unit] : []),
        ...(event.type === 'swapped' ? [event.with] : []),
      ]),
    );
    const wrong = before.units.find((unit, index) => {
      if (told.has(unit.id)) return false;
      const now =
        after.units[index]?.id === unit.id ? after.units[index] : after.units.find(({ id }) => id === unit.id);
      return !isDeeplySame(unit, now);
    });
    return unless(wrong === undefined, `${wrong?.id} changed though nobody told of it`);
  },
} as const satisfies Readonly<Record<string, Invariant>>;

function strikes(moment: Moment, unit: Unit): boolean {
  return isTold(moment, 'struck', unit) || isTold(moment, 'castleStruck', unit) || isTold(moment, 'cellStruck', unit);
}
