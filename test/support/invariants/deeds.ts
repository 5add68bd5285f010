import type { BattleEvent } from '../../../src/battle/model/events';
import type { Unit } from '../../../src/battle/model/unit';
import { unitOf } from './blows';
import { type Invariant, type Moment, ofEach, type Scene, unless } from './moment';

const DEEDS = [
  'hurt',
  'healed',
  'emboldened',
  'readied',
  'shoved',
  'groundChanged',
  'granted',
  'turned',
  'swapped',
  'recalled',
] as const;
type Deed = Extract<BattleEvent, { type: (typeof DEEDS)[number] }>;

/** What abilities do, and falling. */
export const DEED_RULES = {
  'whoever does something has the ability it is told by, or is the stratagem that was played': ofEach(
    DEEDS,
    (scene) => {
      const { order } = scene.moment;
      const { by, ability } = scene.event;
      if (by === ability) return unless(order.type === 'play' && order.card === by, `nobody played ${by}`);
      const bearer = bearerOf(scene);
      const known = [...(bearer?.abilities ?? []), ...(bearer?.grants ?? [])];
      return unless(
        known.some(({ id }) => id === ability),
        `${by} has no ${ability}`,
      );
    },
  ),
  'a counter-blow has its ability, or is everybody’s by the rules': ofEach(
    ['countered'],
    ({ moment: { engine }, state, event }) => {
      const { abilities, grants = [] } = unitOf(state, event.unit);
      const { riposteForAll } = engine.book.rules.optional;
      const known =
        event.ability === null ? riposteForAll : [...abilities, ...grants].some(({ id }) => id === event.ability);
      return unless(known, `${event.unit} strikes back without a reason`);
    },
  ),
  'health changes by what is told': (moment) => {
    const wrong = moment.after.units.find((unit) => {
      const was = moment.before.units.find(({ id }) => id === unit.id)?.health ?? unit.fullHealth;
      return unit.health !== (lastHealthTold(moment, unit.id) ?? was);
    });
    return unless(wrong === undefined, `${wrong?.id} has another health than was told`);
  },
  'healing heals the wounded, never above full': ofEach(['healed'], ({ state, event }) => {
    const unit = unitOf(state, event.unit);
    return unless(
      event.amount >= 1 &&
        unit.health > 0 &&
        event.health === unit.health + event.amount &&
        event.health <= unit.fullHealth,
      `${unit.id} was healed from ${unit.health} to ${event.health}`,
    );
  }),
  'plain damage takes what it says': ofEach(['hurt'], ({ state, event }) => {
    const unit = unitOf(state, event.unit);
    return unless(
      event.damage >= 1 && unit.health > 0 && event.health === Math.max(0, unit.health - event.damage),
      `${unit.id} was hurt from ${unit.health} to ${event.health}`,
    );
  }),
  'only a spent attack or move is readied': ofEach(['readied'], ({ state, event }) => {
    const { attacked, moved } = unitOf(state, event.unit);
    return unless(event.what === 'move' ? moved : attacked, `${event.unit} was ready before`);
  }),
  'only the revealed are concealed': ofEach(['concealed'], ({ state, event }) =>
    unless(unitOf(state, event.unit).revealed, `${event.unit} was concealed before`),
  ),
  'whoever is at 0 falls at once': ofEach(['wounded', 'hurt', 'burned'], ({ moment, event, index }) => {
    const next = moment.events[index + 1];
    const falls = next?.type === 'fell' && next.unit === event.unit;
    return unless(
      falls === (event.health === 0),
      `${event.unit} with ${event.health} health ${falls ? 'fell' : 'stands'}`,
    );
  }),
  'nobody else falls': ofEach(['fell'], ({ state, event }) => {
    const unit = unitOf(state, event.unit);
    return unless(
      unit.health === 0 && unit.card === event.card && unit.side === event.side,
      `${unit.id} fell with ${unit.health} health`,
    );
  }),
  'whoever fell is gone': ({ events, after }) => {
    const fallen = new Set(events.flatMap((event) => (event.type === 'fell' ? event.unit : [])));
    const wrong = after.units.find(({ id }) => fallen.has(id));
    return unless(wrong === undefined, `${wrong?.id} fell and stands`);
  },
  'who stood stands, unless it fell or was called back': ({ before, events, after }) => {
    const fallen = new Set(
      events.flatMap((event) => (event.type === 'fell' || event.type === 'recalled' ? event.unit : [])),
    );
    const standing = new Set(after.units.map(({ id }) => id));
    const wrong = before.units.find(({ id }) => !standing.has(id) && !fallen.has(id));
    return unless(wrong === undefined, `${wrong?.id} vanished`);
  },
} as const satisfies Readonly<Record<string, Invariant>>;

/** It may have fallen by then: its last deed comes after it. */
function bearerOf({ moment, state, event }: Scene<Deed>): Unit | undefined {
  const named = ({ id }: Unit): boolean => id === event.by;
  const deployed = moment.events.flatMap((other) => (other.type === 'deployed' ? other.unit : []));
  return state.units.find(named) ?? moment.before.units.find(named) ?? deployed.find(named);
}

function lastHealthTold({ events }: Moment, id: string): number | undefined {
  const last = events.findLast(
    (event) =>
      'health' in event &&
      'unit' in event &&
      event.unit === id &&
      event.type !== 'cellStruck' &&
      event.type !== 'castleStruck',
  );
  return last !== undefined && 'health' in last && last.health !== null ? last.health : undefined;
}
