import { IDLE, type InputState } from './selection';

/** Before the first round: presses mark the cards that are to go back, the last one sends them. */
export const returning: InputState<'returning'> = (selection, pressed, seen) => {
  const { indices } = selection;
  if (pressed.type === 'confirm') {
    const cards = indices.flatMap((index) => seen.hand[index] ?? []);
    return { selection: IDLE, order: { type: 'mulligan', cards } };
  }
  if (pressed.type !== 'handCard' || seen.hand[pressed.index] === undefined) {
    return { selection: pressed.type === 'cancel' || indices.length === 0 ? IDLE : selection };
  }
  const others = indices.filter((index) => index !== pressed.index);
  const marked = others.length < indices.length ? others : [...indices, pressed.index].sort((a, b) => a - b);
  return { selection: marked.length === 0 ? IDLE : { mode: 'returning', indices: marked } };
};
