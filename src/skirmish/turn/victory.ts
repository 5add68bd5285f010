import { SIDES, type Side } from '../../kernel/sides';
import type { FieldBook } from '../model/book';
import type { SkirmishPlay } from '../model/play';
import { profileOf } from '../model/profile';
import { type SkirmishState, unitsOf } from '../model/state';

/** Asks in this order: elimination, control and, after Right's turn, the round limit. */
export function checkEnd(play: SkirmishPlay, isRoundOver = false): void {
  const { book, state } = play;
  if (state.phase !== 'battle') return;
  const standing = SIDES.filter((side) => unitsOf(state, side).length > 0);
  const [survivor] = standing;
  if (standing.length < 2) {
    play.emit({ type: 'battleEnded', winner: survivor ?? 'draw', reason: 'elimination' });
    return;
  }
  const { control, roundLimit } = book.rules.victory;
  const holder = SIDES.find((side) => control !== undefined && state.counts[side] >= control);
  if (holder !== undefined) play.emit({ type: 'battleEnded', winner: holder, reason: 'control' });
  else if (isRoundOver && state.round >= roundLimit) {
    play.emit({ type: 'battleEnded', winner: winnerByValue(book, state), reason: 'roundLimit' });
  }
}

/** The greater remaining value, then the greater control count, then more living units. */
function winnerByValue(book: FieldBook, state: SkirmishState): Side | 'draw' {
  const measures: readonly ((side: Side) => number)[] = [
    (side) => remainingValue(book, state, side),
    (side) => state.counts[side],
    (side) => unitsOf(state, side).length,
  ];
  for (const measure of measures) {
    const difference = measure('left') - measure('right');
    if (difference !== 0) return difference > 0 ? 'left' : 'right';
  }
  return 'draw';
}

export function remainingValue(book: FieldBook, state: SkirmishState, side: Side): number {
  return unitsOf(state, side).reduce((sum, { kind, health }) => {
    const { kind: definition, fullHealth } = profileOf(book, kind);
    return sum + Math.floor((definition.cost * health) / fullHealth);
  }, 0);
}
