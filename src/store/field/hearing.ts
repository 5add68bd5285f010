import { isSamePosition, type Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishEvent } from '../../skirmish/model/events';
import { findFieldUnit, type SkirmishState, type UnitId } from '../../skirmish/model/state';
import { isCellSeen, isVisibleTo } from '../../skirmish/sight/visible';
import { type HeardEvent, hear } from '../../skirmish/view/observeEvents';
import { NOWHERE, type Sight, withoutUnseen } from './withoutUnseen';

/** An event of the match, and what the viewer hears of it: null when nothing. The page reads what is heard, never the event. */
export interface Told {
  readonly event: SkirmishEvent;
  readonly heard: HeardEvent | null;
  /** Where it took place, as far as the viewer saw. */
  readonly cells: readonly Position[];
}

/** Lets an event happen to `state` and tells what a viewer hears of it; null is a viewer who sees everything. */
export function listenTo(book: FieldBook, state: SkirmishState, event: SkirmishEvent, viewer: Side | null): Told {
  const before = sightOf(book, state, viewer, event);
  const heardByRules = hear(book, state, event, viewer ?? 'left');
  const after = sightOf(book, state, viewer, event);
  if (viewer === null) return { event, heard: event, cells: cellsOf(event, [before, after]) };
  if (heardByRules === null) return { event, heard: null, cells: [] };
  const heard = withoutUnseen(heardByRules, joined(book, state, viewer, before, after));
  return { event, heard, cells: heard === null ? [] : cellsOf(heard, [before, after]) };
}

/** Where those whom an event names are seen, and whether its formation may be known. */
interface Glance {
  readonly places: ReadonlyMap<UnitId, Position | null>;
  readonly isFormationKnown: boolean;
}

function sightOf(book: FieldBook, state: SkirmishState, viewer: Side | null, event: SkirmishEvent): Glance {
  const isSeen = (id: UnitId): boolean => {
    const unit = findFieldUnit(state, id);
    return unit !== null && (viewer === null || isVisibleTo(book, state, viewer, unit));
  };
  const seen = namedIn(event).filter(isSeen);
  const formation = 'id' in event ? state.formations.find(({ id }) => id === event.id) : undefined;
  return {
    places: new Map(seen.map((id) => [id, findFieldUnit(state, id)?.position ?? null])),
    isFormationKnown: formation?.members.every(({ unit }) => isSeen(unit) || isGone(state, unit)) ?? false,
  };
}

/** Who fell is known to everybody. */
function isGone(state: SkirmishState, id: UnitId): boolean {
  return findFieldUnit(state, id)?.position === null;
}

function joined(book: FieldBook, state: SkirmishState, viewer: Side, before: Glance, after: Glance): Sight {
  const hasFog = state.memory[viewer] !== null;
  return {
    // A thing that gives cover is named like a unit and is none.
    isKnown: (id) => before.places.has(id) || after.places.has(id) || findFieldUnit(state, id) === null,
    isInSightBefore: (id) => before.places.has(id),
    isInSightAfter: (id) => after.places.has(id),
    isCellSeen: (at) => !hasFog || isCellSeen(book, state, viewer, at),
    isFormationKnown: () => before.isFormationKnown || after.isFormationKnown,
  };
}

/** Every unit that an event names. */
export function namedIn(event: HeardEvent): UnitId[] {
  const named: (UnitId | null)[] = [];
  if ('unit' in event) named.push(event.unit);
  if (event.type === 'attacked') {
    named.push(event.attacker, ...event.modifiers.flatMap(({ by }) => by ?? []));
    if (typeof event.target === 'string') named.push(event.target);
  }
  if (event.type === 'provoked' || event.type === 'healed' || event.type === 'rallied') named.push(event.by);
  if (event.type === 'damaged') named.push(event.attacker ?? null);
  if (event.type === 'maneuvered') named.push(event.target ?? null);
  if (event.type === 'scanned') named.push(...event.seen);
  if (event.type === 'formationEstablished') named.push(...event.formation.members.map(({ unit }) => unit));
  return [...new Set(named.filter((id) => id !== null))];
}

/** Every cell that an event names itself. */
export function cellsIn(event: HeardEvent): Position[] {
  const cells: Position[] = [];
  if ('from' in event) cells.push(event.from);
  if ('to' in event) cells.push(event.to);
  if ('at' in event && event.at !== undefined) cells.push(event.at);
  if (event.type === 'forced') cells.push(...event.path);
  if (event.type === 'areaPlaced') cells.push(event.area.at);
  if (event.type === 'attacked' && typeof event.target !== 'string') cells.push(event.target);
  return cells.filter((at) => at !== NOWHERE);
}

function cellsOf(heard: HeardEvent, glances: readonly Glance[]): readonly Position[] {
  const people = namedIn(heard).flatMap((id) => glances.flatMap(({ places }) => places.get(id) ?? []));
  const cells = [...people, ...cellsIn(heard)];
  return cells.filter((at, index) => cells.findIndex((other) => isSamePosition(other, at)) === index);
}
