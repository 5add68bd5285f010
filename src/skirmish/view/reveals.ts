import type { SkirmishEvent, SkirmishEventType } from '../model/events';

/** After any of these the side knows more than before. */
const BARRIERS: ReadonlySet<SkirmishEventType> = new Set<SkirmishEventType>([
  'rolled',
  'halted',
  'revealed',
  'trapSprung',
  'scanned',
  'drawOffered',
  'drawDeclined',
  'readied',
  'turnEnded',
  'battleEnded',
]);

/** Whether undo ends here: a die was rolled, something was seen, found or run into, or the turn is over. */
export function reveals(events: readonly SkirmishEvent[]): boolean {
  return events.some((event) => BARRIERS.has(event.type) || (event.type === 'remembered' && event.isNews));
}
