import { missingSupply } from '../../battle/legality/readiness';
import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { supplyOf } from '../../battle/resolve/beginTurn';
import { ofSide, opponentOf, type Side } from '../../kernel/sides';
import { type FeatureVector, PLACE } from './features';

const TEN = 10;

/**
 * What is held and what is left to draw. The enemy's cards are a number, never cards. A stratagem counts nothing: it waits in
 * the hand for its moment, and whoever counts it keeps it for ever.
 */
export function measureHand(book: Book, state: EngineState, side: Side, into: FeatureVector): void {
  const enemy = opponentOf(side);
  const hand = ofSide(state.hands, side);
  const nextSupply = supplyOf(book.rules, side, state.round + 1, state.secondSupplyRounds);
  let cost = 0;
  let playable = 0;
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] as UnitProfile;
    if (!card.isDeployable) continue;
    cost += card.cost;
    if (missingSupply(card.cost, nextSupply) === 0) playable += 1;
  }
  into[PLACE.handCards] = unitCardsIn(hand) - unitCardsIn(ofSide(state.hands, enemy));
  into[PLACE.handCost] = cost / TEN;
  into[PLACE.handPlayable] = playable;
  into[PLACE.deck] = (ofSide(state.decks, side).length - ofSide(state.decks, enemy).length) / TEN;
}

/** Of a hidden hand all cards, of a guessed one all that aren't stratagems. */
function unitCardsIn(hand: readonly UnitProfile[]): number {
  let count = 0;
  for (let place = 0; place < hand.length; place++) if ((hand[place] as UnitProfile).stratagem === null) count += 1;
  return count;
}
