import type { DEED_RULES } from '../invariants/deeds';
import type { UNITS } from '../invariants/units';
import {
  anywhere,
  before,
  giving,
  inEvents,
  inState,
  inUnits,
  type PlantsFor,
  telling,
  untold,
  type Where,
} from './plant';

/** Somebody stood there before who isn't named by the order. */
const withBystander: Where = ({ before: { units }, order, after }) =>
  order.type === 'deploy' && units.length > 1 && after.winner === null;

export const UNITS_PLANTS: PlantsFor<typeof UNITS> = {
  'a standing unit has between 1 and its full health': inUnits(anywhere, () => ({ health: 0 })),
  'a unit has its card’s figures': inUnits(anywhere, ({ attack }) => ({ attack: attack + 1 })),
  'one unit per cell': inUnits(anywhere, () => ({ row: 0, col: 0 })),
  'every unit is on the board': inUnits(anywhere, () => ({ col: 3 })),
  'unit ids are unique': inUnits(anywhere, () => ({ id: 'same' })),
  'no unit id is ever used again': {
    where: giving('deploy'),
    spoil: (moment) => ({
      ...moment,
      context: { ...moment.context, everFielded: new Set(moment.after.units.map(({ id }) => id)) },
    }),
  },
  'the used ids are those of everyone who ever stood there': inState(anywhere, () => ({ usedIds: ['?'] })),
  'a card is deployed by its owner, unhurt, fresh and facing the enemy castle': inEvents('deployed', ({ unit }) => ({
    unit: { ...unit, facing: 'north' },
  })),
  'a card deployed where the side may not is one that may go anywhere': inEvents(
    'deployed',
    ({ unit }) => ({ unit: { ...unit, abilities: [], col: unit.side === 'left' ? 2 : 0 } }),
    ({ engine }) => !engine.book.rules.optional.zoneOwnership,
  ),
  'only a deployed card is fresh, until its next turn': inUnits(
    giving('move', (moment) => moment.before.units.some(({ fresh }) => !fresh)),
    () => ({ fresh: true }),
  ),
  'only whoever is told to move has moved': inUnits(
    (moment) => withBystander(moment) && moment.before.units.some(({ moved }) => !moved),
    () => ({ moved: true }),
  ),
  'a second move comes after a blow': inUnits(anywhere, () => ({ movedAgain: true, hasStruck: false })),
  'an attack is spent by a blow or by bracing': inUnits(
    (moment) => withBystander(moment) && moment.before.units.some(({ attacked }) => !attacked),
    () => ({ attacked: true }),
  ),
  'whoever struck was ready to': before(telling('struck'), ({ units }) => ({
    units: units.map((unit) => ({ ...unit, attacked: true })),
  })),
  'only a blow reveals': inUnits(
    (moment) => withBystander(moment) && moment.before.units.some(({ revealed }) => !revealed),
    () => ({ revealed: true }),
  ),
  'only whoever braces is braced, until its next turn': inUnits(anywhere, () => ({ braced: true })),
  'bonuses of a turn end with it': inUnits(
    giving('endTurn', ({ events }) => !events.some(({ type }) => type === 'emboldened')),
    () => ({ attackBonus: 5 }),
  ),
  'a bonus is what was told': inUnits(anywhere, ({ attackBonus }) => ({ attackBonus: attackBonus + 1 })),
  'nobody strays but from a march': inUnits(
    (moment) => anywhere(moment) && !moment.engine.book.rules.optional.march,
    () => ({ strayed: true }),
  ),
  'who is not told of is untouched': inUnits(withBystander, ({ defense }) => ({ defense: defense + 1 })),
};

const brought =
  (type: 'deploy' | 'endTurn'): Where =>
  ({ order }) =>
    order.type === type;

export const DEED_PLANTS: PlantsFor<typeof DEED_RULES> = {
  'whoever does something has the ability it is told by, or is the stratagem that was played': inEvents('hurt', () => ({
    ability: 'no-such-ability',
  })),
  'a counter-blow has its ability, or is everybody’s by the rules': inEvents('countered', () => ({
    ability: 'no-such-ability',
  })),
  'health changes by what is told': inUnits(giving('move'), ({ health }) => ({ health: health - 1 })),
  'healing heals the wounded, never above full': inEvents('healed', ({ amount }) => ({ amount: amount + 1 })),
  'plain damage takes what it says': inEvents('hurt', ({ damage }) => ({ damage: damage - 1 })),
  'only a spent attack or move is readied': before(telling('readied', brought('deploy')), ({ units }) => ({
    units: units.map((unit) => ({ ...unit, attacked: false })),
  })),
  'only the revealed are concealed': before(telling('concealed', brought('endTurn')), ({ units }) => ({
    units: units.map((unit) => ({ ...unit, revealed: false })),
  })),
  'whoever is at 0 falls at once': untold('fell'),
  'nobody else falls': inEvents('fell', () => ({ card: 'another' })),
  'whoever fell is gone': inState(telling('fell'), ({ units }, moment) => ({
    units: [...units, ...moment.before.units],
  })),
  'who stood stands, unless it fell or was called back': inState(giving('move'), () => ({ units: [] })),
};
