import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import { apply } from '../apply';
import type { FieldBook } from '../model/book';
import type { SkirmishEvent, SkirmishEventType } from '../model/events';
import { type ActiveFormation, cloneSkirmish, findFieldUnit, type SkirmishState, type UnitId } from '../model/state';
import { isCellSeen, isVisibleTo } from '../sight/visible';

/** An event as a side hears of it: a blow by somebody unseen has no attacker. */
export type HeardEvent =
  | SkirmishEvent
  | (Omit<Extract<SkirmishEvent, { type: 'attacked' }>, 'attacker'> & { readonly attacker: null });

/** Turns, rounds, control, draws, the end and every fall are public. */
const PUBLIC: ReadonlySet<SkirmishEventType> = new Set<SkirmishEventType>([
  'battleStarted',
  'roundStarted',
  'turnStarted',
  'turnEnded',
  'readied',
  'controlCounted',
  'drawOffered',
  'drawDeclined',
  'battleEnded',
  'fell',
]);

/** What happens inside the rules and nobody watches. */
const INNER: ReadonlySet<SkirmishEventType> = new Set<SkirmishEventType>(['rolled', 'remembered', 'refilled']);

/** The events of one order as a side hears of them; `before` is the state in which it was given. */
export function observeEvents(
  book: FieldBook,
  before: SkirmishState,
  events: readonly SkirmishEvent[],
  side: Side,
): HeardEvent[] {
  const state = cloneSkirmish(before);
  return events.flatMap((event) => {
    const heard = hear(book, state, event, side);
    return heard === null ? [] : [heard];
  });
}

/** Lets an event happen to `state`, and tells what a side hears of it; null when nothing. */
export function hear(book: FieldBook, state: SkirmishState, event: SkirmishEvent, side: Side): HeardEvent | null {
  const wasSeen = isHeard(book, state, event, side);
  apply(state, event);
  const isSeen = wasSeen || isHeard(book, state, event, side);
  return isSeen ? withoutUnseen(book, state, event, side) : null;
}

function isHeard(book: FieldBook, state: SkirmishState, event: SkirmishEvent, side: Side): boolean {
  if (PUBLIC.has(event.type)) return true;
  if (INNER.has(event.type)) return false;
  if ('side' in event) return event.side === side;
  if (event.type === 'attacked') {
    return (
      isKnown(book, state, event.attacker, side) ||
      (typeof event.target === 'string' && isKnown(book, state, event.target, side))
    );
  }
  if ('unit' in event) return isKnown(book, state, event.unit, side);
  if (event.type === 'formationEstablished') return isFormationKnown(book, state, event.formation, side);
  if ('id' in event && event.type !== 'areaAged' && event.type !== 'areaEnded') {
    const formation = state.formations.find(({ id }) => id === event.id);
    return formation !== undefined && isFormationKnown(book, state, formation, side);
  }
  if (event.type === 'areaPlaced') return isPlaceSeen(book, state, event.area.at, side);
  return 'at' in event && isPlaceSeen(book, state, event.at, side);
}

function isKnown(book: FieldBook, state: SkirmishState, id: UnitId, side: Side): boolean {
  const unit = findFieldUnit(state, id);
  return unit !== null && isVisibleTo(book, state, side, unit);
}

function isPlaceSeen(book: FieldBook, state: SkirmishState, at: Position, side: Side): boolean {
  return state.memory[side] === null || isCellSeen(book, state, side, at);
}

/** As in `knownTo`: a formation of which somebody is unseen would tell who that is, and where. */
function isFormationKnown(book: FieldBook, state: SkirmishState, formation: ActiveFormation, side: Side): boolean {
  return formation.side === side || formation.members.every(({ unit }) => isKnown(book, state, unit, side));
}

/** Nobody unseen is named; what is about them alone isn't heard. */
function withoutUnseen(book: FieldBook, state: SkirmishState, event: SkirmishEvent, side: Side): HeardEvent | null {
  const isUnseen = (id: UnitId) => !isKnown(book, state, id, side);
  switch (event.type) {
    case 'attacked':
      return isUnseen(event.attacker) ? { ...event, attacker: null } : event;
    case 'damaged': {
      const { attacker, ...wound } = event;
      return attacker !== undefined && isUnseen(attacker) ? wound : event;
    }
    case 'provoked':
    case 'healed':
    case 'rallied':
      return isUnseen(event.by) ? null : event;
    default:
      return event;
  }
}
