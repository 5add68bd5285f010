import type { OrderCode } from '../../battle/legality/orderCodes';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';

/** Orders from the start of the turn, the last one first. */
export interface Line {
  readonly code: OrderCode;
  readonly before: Line | null;
}

interface Entry {
  readonly state: EngineState;
  line: Line | null;
  value: number;
}

/** A bounded list of the best positions, best first. Its states are reused, not allocated anew. */
export interface Shortlist {
  readonly room: number;
  readonly entries: Entry[];
  size: number;
}

export function openShortlist(room: number): Shortlist {
  return { room, entries: [], size: 0 };
}

/**
 * Takes a position in if it is among the best; of equals the first one stays ahead. False when there was no room for one more:
 * then this one is lost or another.
 */
export function enlist(list: Shortlist, state: EngineState, line: Line | null, value: number): boolean {
  const { entries, room } = list;
  const isFull = list.size === room;
  if (isFull && value <= (entries[room - 1] as Entry).value) return false;
  if (!isFull) list.size += 1;
  const entry = entries[list.size - 1] ?? newEntry(entries, state);
  copyState(entry.state, state);
  entry.line = line;
  entry.value = value;
  let place = list.size - 1;
  while (place > 0 && (entries[place - 1] as Entry).value < value) {
    entries[place] = entries[place - 1] as Entry;
    place -= 1;
  }
  entries[place] = entry;
  return !isFull;
}

function newEntry(entries: Entry[], state: EngineState): Entry {
  const entry: Entry = { state: cloneEngineState(state), line: null, value: 0 };
  entries.push(entry);
  return entry;
}

/** Orders in the order in which they are given. */
export function codesOf(line: Line | null): OrderCode[] {
  const codes: OrderCode[] = [];
  for (let step = line; step !== null; step = step.before) codes.push(step.code);
  return codes.reverse();
}
