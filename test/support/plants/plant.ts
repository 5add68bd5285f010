import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { BattleState } from '../../../src/battle/model/state';
import type { Unit } from '../../../src/battle/model/unit';
import type { Entry } from '../../../src/core/arithmetic/entry';
import type { Moment } from '../invariants/moment';

export type Where = (moment: Moment) => boolean;

/** A fault put into a moment in which all is well: the invariant must notice. */
export interface Plant {
  readonly where: Where;
  readonly spoil: (moment: Moment) => Moment;
}

/** One plant for every invariant of a group. */
export type PlantsFor<Group> = { readonly [Name in keyof Group]: Plant };

export const anywhere: Where = ({ after, order }) =>
  after.winner === null && after.units.length > 2 && order.type !== 'endTurn' && order.type !== 'mulligan';

export function giving(type: Moment['order']['type'], more: Where = () => true): Where {
  return (moment) =>
    moment.order.type === type && moment.after.winner === null && moment.after.units.length > 1 && more(moment);
}

export function telling(type: BattleEvent['type'], more: Where = () => true): Where {
  return (moment) => moment.events.some((event) => event.type === type) && more(moment);
}

export function ending(how: BattleState['ending']): Where {
  return ({ after }) => after.ending === how;
}

/** A fault in the state that the order led to. */
export function inState(where: Where, change: (state: BattleState, moment: Moment) => Partial<BattleState>): Plant {
  return {
    where,
    spoil: (moment) => {
      const after = { ...moment.after, ...change(moment.after, moment) };
      return { ...moment, after, context: { ...moment.context, textAfter: JSON.stringify(after) } };
    },
  };
}

/** A fault in every unit that stands after the order. */
export function inUnits(where: Where, change: (unit: Unit) => Partial<Unit>): Plant {
  return inState(where, ({ units }) => ({ units: units.map((unit) => ({ ...unit, ...change(unit) })) }));
}

/** A fault in the state in which the order was given. */
export function before(where: Where, change: (state: BattleState, moment: Moment) => Partial<BattleState>): Plant {
  return {
    where,
    spoil: (moment) => ({ ...moment, before: { ...moment.before, ...change(moment.before, moment) } }),
  };
}

type EventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

/** A fault in every event of one type. */
export function inEvents<Type extends BattleEvent['type']>(
  type: Type,
  change: (event: EventOf<Type>, moment: Moment) => Partial<EventOf<Type>>,
  where: Where = () => true,
): Plant {
  return {
    where: telling(type, where),
    spoil: (moment) => ({
      ...moment,
      events: moment.events.map((event) =>
        event.type === type ? { ...event, ...change(event as EventOf<Type>, moment) } : event,
      ),
    }),
  };
}

/** An event of these types is left out. */
export function untold(type: BattleEvent['type'], where: Where = () => true): Plant {
  return {
    where: telling(type, where),
    spoil: (moment) => ({ ...moment, events: moment.events.filter((event) => event.type !== type) }),
  };
}

/** One more event is told. */
export function alsoTold(where: Where, more: (moment: Moment) => readonly BattleEvent[]): Plant {
  return { where, spoil: (moment) => ({ ...moment, events: [...moment.events, ...more(moment)] }) };
}

/** A step too many in the arithmetic of every blow of one type. */
export function withStep(type: 'struck' | 'castleStruck', step: Entry, where: Where = () => true): Plant {
  return inEvents(type, ({ arithmetic }) => ({ arithmetic: [...arithmetic, step] }), where);
}

/** A fault in the rules themselves. */
export function inEngine(where: Where, change: (engine: BattleEngine) => Partial<BattleEngine>): Plant {
  return { where, spoil: (moment) => ({ ...moment, engine: { ...moment.engine, ...change(moment.engine) } }) };
}

/** Every so many orders a dear invariant is asked: this is when. */
export function onEvery(orders: number, rest: number, where: Where = anywhere): Where {
  return (moment) => moment.context.orders.length % orders === rest && where(moment);
}
