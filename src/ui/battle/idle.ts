import { samePosition } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import { returning } from './returning';
import { IDLE, type InputState, type Pressed, type Reaction, type Selection } from './selection';

/** Nothing is in hand: a press takes up a card or one's own unit; before the first round, a card that is to go back. */
export const idle: InputState<'idle'> = (_, pressed, seen, legal) => {
  if (seen.phase === 'mulligan') return returning({ mode: 'returning', indices: [] }, pressed, seen, legal);
  return { selection: taken(pressed, seen) ?? IDLE };
};

/** What a press on a card of the hand or on an own unit takes up; null where there is nothing to take. */
function taken(pressed: Pressed, seen: Observation): Selection | null {
  if (pressed.type === 'handCard') {
    const card = seen.hand[pressed.index];
    return card === undefined ? null : { mode: 'cardChosen', index: pressed.index, card };
  }
  if (pressed.type !== 'cell' || pressed.dropped === true) return null;
  const unit = seen.units.find((candidate) => samePosition(candidate, pressed.at));
  return unit?.side === seen.side ? { mode: 'unitChosen', unit: unit.id } : null;
}

/** Pressing what is already in hand puts it down. */
export function takenOrPutDown(selection: Selection, pressed: Pressed, seen: Observation): Reaction | null {
  const next = taken(pressed, seen);
  if (next === null) return null;
  return { selection: isSame(selection, next) ? IDLE : next };
}

function isSame(one: Selection, other: Selection): boolean {
  if (one.mode === 'cardChosen' && other.mode === 'cardChosen') return one.index === other.index;
  return one.mode === 'unitChosen' && other.mode === 'unitChosen' && one.unit === other.unit;
}
