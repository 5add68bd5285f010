import type { Position } from '../../core/geometry/position';
import type { UnitId } from '../../skirmish/model/state';
import type { HeardEvent } from '../../skirmish/view/observeEvents';

/** What the viewer of an event sees around it. */
export interface Sight {
  /** Whether a unit is in sight before or after the event; what is no enemy's always is. */
  readonly isKnown: (id: UnitId) => boolean;
  readonly isInSightBefore: (id: UnitId) => boolean;
  readonly isInSightAfter: (id: UnitId) => boolean;
  readonly isCellSeen: (at: Position) => boolean;
  /** Whether all of a formation may be known. */
  readonly isFormationKnown: (id: number) => boolean;
}

/** An id that nobody has: told of as somebody unseen. */
const NOBODY = '';
/** A cell of no board. */
export const NOWHERE: Position = { x: -1, y: -1 };

type Rows = {
  readonly [Type in HeardEvent['type']]?: (
    event: Extract<HeardEvent, { readonly type: Type }>,
    sight: Sight,
  ) => HeardEvent | null;
};

/** A way into the dark isn't heard: that sight was lost is. One out of it begins where it is first seen. */
function onTheWay<Event extends HeardEvent & { readonly unit: UnitId; readonly from: Position; readonly to: Position }>(
  event: Event,
  { isInSightBefore, isInSightAfter }: Sight,
): Event | null {
  if (!isInSightAfter(event.unit)) return null;
  return isInSightBefore(event.unit) ? event : { ...event, from: event.to };
}

const inFormation = <Event extends HeardEvent & { readonly id: number }>(event: Event, sight: Sight): Event | null =>
  sight.isFormationKnown(event.id) ? event : null;

const onSeenCell = <Event extends HeardEvent & { readonly at: Position }>(event: Event, sight: Sight): Event | null =>
  sight.isCellSeen(event.at) ? event : null;

/** Events that name more than whoever they are heard for. */
const ROWS: Rows = {
  moved: onTheWay,
  stepped: onTheWay,
  setBack: (event, { isInSightAfter }) => (isInSightAfter(event.unit) ? event : null),
  forced: (event, { isInSightAfter, isCellSeen }) => {
    if (!isInSightAfter(event.unit)) return null;
    const last = event.path.length - 1;
    return { ...event, path: event.path.filter((at, index) => index === last || isCellSeen(at)) };
  },
  halted: ({ at, ...event }, { isCellSeen }) => (at !== undefined && isCellSeen(at) ? { ...event, at } : event),
  provoked: (event, { isKnown }) => (isKnown(event.by) ? event : null),
  attacked: (event, { isKnown }) => ({
    ...event,
    modifiers: event.modifiers.map(({ by, ...rest }) => (by !== undefined && isKnown(by) ? { ...rest, by } : rest)),
  }),
  damaged: ({ attacker, ...event }, { isKnown }) =>
    attacker !== undefined && isKnown(attacker) ? { ...event, attacker } : event,
  // That somebody fell is public, where is not.
  fell: (event, { isKnown }) => (isKnown(event.unit) ? event : { ...event, at: NOWHERE }),
  healed: (event, { isKnown }) => (isKnown(event.by) ? event : { ...event, by: NOBODY }),
  rallied: (event, { isKnown }) => (isKnown(event.by) ? event : { ...event, by: NOBODY }),
  maneuvered: ({ target, ...event }, { isKnown }) =>
    target !== undefined && isKnown(target) ? { ...event, target } : event,
  scanned: (event, { isKnown }) => ({ ...event, seen: event.seen.filter(isKnown) }),
  formationEstablished: (event, { isKnown }) =>
    event.formation.members.every(({ unit }) => isKnown(unit)) ? event : null,
  formationMarched: inFormation,
  formationChecked: inFormation,
  formationDisrupted: inFormation,
  formationDisbanded: inFormation,
  built: onSeenCell,
  demolished: onSeenCell,
  trapSprung: onSeenCell,
};

/** What is left of an event that was heard when all that its hearer doesn't see is taken out; null when nothing is. */
export function withoutUnseen(event: HeardEvent, sight: Sight): HeardEvent | null {
  const row = ROWS[event.type] as ((event: HeardEvent, sight: Sight) => HeardEvent | null) | undefined;
  return row === undefined ? event : row(event, sight);
}
