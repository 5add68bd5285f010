import { shuffled } from '../../kernel/chance';
import type { CardId } from '../model/card';
import { without } from '../model/cards';
import { handInWords } from '../model/engineState';
import { isStratagem } from '../model/unitProfile';
import { beginTurn, drawCard } from './beginTurn';
import { emitMulliganed } from './emit/turns';
import type { BattlePlay } from './play';

/**
 * R1: the named cards are shuffled back and one drawn for every unit card among them: replaced as well, a stratagem would
 * bring the next card and so one too many. Left first, and after Right the first round begins.
 */
export function mulligan(play: BattlePlay, cards: readonly CardId[]): void {
  const { state, book } = play;
  const side = state.turn;
  const returned = cards.slice();
  const [deck, chance] =
    returned.length === 0
      ? [state.decks[side], state.chance]
      : shuffled(state.chance, state.decks[side].concat(returned));
  emitMulliganed(play, side, returned, without(handInWords(state, side), returned), deck, chance);
  for (const card of returned) if (!isStratagem(book, card)) drawCard(play, side);
  if (side === 'right') beginTurn(play, 'left', 1);
}
