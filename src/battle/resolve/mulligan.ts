import { shuffled } from '../../kernel/chance';
import type { CardId } from '../model/card';
import { without } from '../model/cards';
import { handInWords } from '../model/engineState';
import { beginTurn, drawCard } from './beginTurn';
import { emitMulliganed } from './emit/turns';
import type { BattlePlay } from './play';

/** R1: the named cards are shuffled back and as many drawn; Left first, and after Right the first round begins. */
export function mulligan(play: BattlePlay, cards: readonly CardId[]): void {
  const { state } = play;
  const side = state.turn;
  const returned = cards.slice();
  const [deck, chance] =
    returned.length === 0
      ? [state.decks[side], state.chance]
      : shuffled(state.chance, state.decks[side].concat(returned));
  emitMulliganed(play, side, returned, without(handInWords(state, side), returned), deck, chance);
  for (let draws = 0; draws < returned.length; draws++) drawCard(play, side);
  if (side === 'right') beginTurn(play, 'left', 1);
}
