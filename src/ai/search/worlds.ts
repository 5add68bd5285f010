import type { Book } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import type { BattleState } from '../../battle/model/state';
import { imagine, type Observation } from '../../battle/view/observe';
import { type Stream, shuffled } from '../../kernel/chance';
import { OPPONENT, type Side } from '../../kernel/sides';

/** A guess at what can't be seen, and the stream after its draws. */
export type Guess = readonly [BattleState, Stream];

/**
 * A position in which the enemy's hand holds cards that it could hold: of the factions that its deck is known to have, as many
 * copies as the rules allow, without those that have been seen. The order of both decks stays unknown.
 */
export function guessWorld(book: Book, seen: Observation, stream: Stream): Guess {
  const enemy = OPPONENT[seen.side];
  const [pool, after] = shuffled(stream, unseenCards(book, seen, enemy));
  const state = imagine(seen);
  const count = seen.handCounts[enemy];
  const unknown = state.hands[enemy];
  state.hands[enemy] = [...pool.slice(0, count), ...unknown.slice(Math.min(count, pool.length))];
  return [state, after];
}

function unseenCards(book: Book, seen: Observation, side: Side): CardId[] {
  const factions = new Set(seen.factions[side]);
  const open: readonly CardId[] = [
    ...seen.discards[side],
    ...seen.units.filter((unit) => unit.side === side).map(({ card }) => card),
  ];
  return Object.values(book.cards)
    .filter(({ faction }) => faction !== null && factions.has(faction))
    .map(({ id }) => id)
    .sort()
    .flatMap((id) => {
      const copies = book.rules.copiesPerCard - open.filter((card) => card === id).length;
      return Array.from({ length: Math.max(0, copies) }, () => id);
    });
}
