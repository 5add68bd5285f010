import { samePosition } from '../../battle/model/position';
import type { SeenTable } from '../../store/view/stratagemSelectors';
import { returning } from './returning';
import { IDLE, type InputState, type Pressed, type Reaction, type Selection } from './selection';

/** Nothing is in hand: a press takes up a card or one's own unit; before the first round, a card that is to go back. */
export const idle: InputState<'idle'> = (_, pressed, seen, legal) => {
  if (seen.phase === 'mulligan') return returning({ mode: 'returning', indices: [] }, pressed, seen, legal);
  return { selection: taken(pressed, seen) ?? IDLE };
};

/** What a press on a card of the hand or on an own unit takes up; null where there is nothing to take. */
function taken(pressed: Pressed, seen: SeenTable): Selection | null {
  if (pressed.type === 'handCard') {
    const card = seen.hand[pressed.index];
    if (card === undefined) return null;
    const isStratagem = (seen.aimsOf?.(card) ?? null) !== null;
    return { mode: isStratagem ? 'stratagemChosen' : 'cardChosen', index: pressed.index, card };
  }
  if (pressed.type !== 'cell' || pressed.dropped === true) return null;
  const unit = seen.units.find((candidate) => samePosition(candidate, pressed.at));
  return unit?.side === seen.side ? { mode: 'unitChosen', unit: unit.id } : null;
}

/** Pressing what is already in hand puts it down. */
export function takenOrPutDown(selection: Selection, pressed: Pressed, seen: SeenTable): Reaction | null {
  const next = taken(pressed, seen);
  if (next === null) return null;
  return { selection: isSame(selection, next) ? IDLE : next };
}

function isSame(one: Selection, other: Selection): boolean {
  if (isOfHand(one) && isOfHand(other)) return one.index === other.index;
  return one.mode === 'unitChosen' && other.mode === 'unitChosen' && one.unit === other.unit;
}

function isOfHand(selection: Selection): selection is Extract<Selection, { mode: 'cardChosen' | 'stratagemChosen' }> {
  return selection.mode === 'cardChosen' || selection.mode === 'stratagemChosen';
}
