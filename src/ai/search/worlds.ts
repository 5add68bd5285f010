import { type Book, cardIn } from '../../battle/model/book';
import type { Card, CardId } from '../../battle/model/card';
import type { BattleState } from '../../battle/model/state';
import { isStratagem } from '../../battle/model/unitProfile';
import { imagine, type Observation } from '../../battle/view/observe';
import { type Stream, shuffled } from '../../kernel/chance';
import { OPPONENT, type Side } from '../../kernel/sides';

/** A guess at what can't be seen, and the stream after its draws. */
export type Guess = readonly [BattleState, Stream];

/**
 * A position in which the enemy's hand holds cards that it could hold: of the factions that its deck is known to have, as many
 * copies as the rules allow, without those that have been seen. The order of both decks stays unknown. Each unseen card of the
 * enemy is as likely to be a stratagem as their number says, which is public: decks have a fixed number of unit cards.
 */
export function guessWorld(book: Book, seen: Observation, stream: Stream): Guess {
  const enemy = OPPONENT[seen.side];
  const open = openCards(seen, enemy);
  const hidden = hiddenStratagems(book, seen, enemy, open);
  const [pool, afterUnits] = shuffled(stream, unseenCards(book, seen, enemy, open, hidden > 0));
  const [hand, after] = withStratagems(book, seen, pool, hidden, open, afterUnits);
  const state = imagine(seen);
  const count = seen.handCounts[enemy];
  const unknown = state.hands[enemy];
  state.hands[enemy] = [...hand.slice(0, count), ...unknown.slice(Math.min(count, hand.length))];
  return [state, after];
}

/** The cards of a side that everybody has seen and that aren't in its hand or deck again. */
function openCards(seen: Observation, side: Side): readonly CardId[] {
  return [...seen.discards[side], ...seen.units.filter((unit) => unit.side === side).map(({ card }) => card)];
}

/** How many stratagems a side still has in hand and deck: what it has beyond the unit cards of a deck. */
function hiddenStratagems(book: Book, seen: Observation, side: Side, open: readonly CardId[]): number {
  const { deckSize, stratagemsPerDeck = 0 } = book.rules;
  const all = open.length + seen.handCounts[side] + seen.deckCounts[side];
  const beside = Math.min(Math.max(0, all - deckSize), stratagemsPerDeck);
  return Math.max(0, beside - open.filter((card) => isStratagem(book, card)).length);
}

/** Unit cards. Those sworn to nobody are thought of where one was seen, or where stratagems tell of a deck that was built with care. */
function unseenCards(
  book: Book,
  seen: Observation,
  side: Side,
  open: readonly CardId[],
  hasStratagems: boolean,
): CardId[] {
  const factions = new Set(seen.factions[side]);
  const isOpenTo = ({ faction }: Sworn): boolean => (faction === null ? hasUnsworn : factions.has(faction));
  const hasUnsworn = hasStratagems || open.some((card) => cardIn(book, card)?.faction === null);
  return copiesLeft(book, Object.values(book.cards).filter(isOpenTo), open);
}

type Sworn = Pick<Card, 'id' | 'faction'>;

function copiesLeft({ rules }: Book, cards: readonly Sworn[], open: readonly CardId[]): CardId[] {
  return cards
    .map(({ id }) => id)
    .sort()
    .flatMap((id) => {
      const copies = rules.copiesPerCard - open.filter((card) => card === id).length;
      return Array.from({ length: Math.max(0, copies) }, () => id);
    });
}

/** As many stratagems among the cards of a hand as a fair deal would bring. */
function withStratagems(
  book: Book,
  seen: Observation,
  units: readonly CardId[],
  hidden: number,
  open: readonly CardId[],
  stream: Stream,
): readonly [readonly CardId[], Stream] {
  if (hidden === 0) return [units, stream];
  const enemy = OPPONENT[seen.side];
  const factions = new Set(seen.factions[enemy]);
  const known = Object.values(book.stratagems ?? {}).filter(({ faction }) => faction === null || factions.has(faction));
  const [pool, afterPool] = shuffled(stream, copiesLeft(book, known, open));
  const unseen = seen.handCounts[enemy] + seen.deckCounts[enemy];
  const kinds = Array.from({ length: unseen }, (_, place) => place < hidden);
  const [dealt, after] = shuffled(afterPool, kinds);
  const places = { unit: 0, stratagem: 0 };
  const hand = dealt.flatMap((isPlayed) => {
    const card = isPlayed ? pool[places.stratagem++] : units[places.unit++];
    return card === undefined ? [] : [card];
  });
  return [hand, after];
}
