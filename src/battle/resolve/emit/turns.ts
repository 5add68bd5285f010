import type { Stream } from '../../../kernel/chance';
import { opponentOf, type Side, setSide } from '../../../kernel/sides';
import { STATUS_OF_A_TURN } from '../../model/body';
import type { CardId } from '../../model/card';
import type { Fighter } from '../../model/fighter';
import type { Ending, Winner } from '../../model/state';
import { heldCard } from '../../model/unitProfile';
import type { BattlePlay } from '../play';
import { endGrants } from './grants';

/** R1: the hand that is kept, and the deck and its stream after the shuffle. */
export function emitMulliganed(
  { book, state, events }: BattlePlay,
  side: Side,
  returned: readonly CardId[],
  hand: readonly CardId[],
  deck: readonly CardId[],
  chance: Stream,
): void {
  events?.push({ type: 'mulliganed', side, returned, hand, deck, chance });
  state.hands[side] = hand.map((card) => heldCard(book, card));
  state.decks[side] = deck;
  state.chance = chance;
  state.turn = opponentOf(side);
}

/** R2.3: supply comes anew, and the side's cards may do everything again. */
export function emitTurnBegan(play: BattlePlay, side: Side, round: number, supply: number): void {
  const { state, events } = play;
  events?.push({ type: 'turnBegan', side, round, supply });
  state.phase = 'battle';
  state.turn = side;
  state.round = round;
  setSide(state.supply, side, supply);
  state.played = 0;
  endGrants(play, side);
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === side) unit.status &= ~STATUS_OF_A_TURN;
  }
}

/** What was added to attacks and granted until the end of the turn is gone. */
export function emitTurnEnded(play: BattlePlay, side: Side): void {
  const { state, events } = play;
  events?.push({ type: 'turnEnded', side });
  state.turn = opponentOf(side);
  const { units } = state;
  for (let index = 0; index < units.length; index++) (units[index] as Fighter).attackBonus = 0;
  endGrants(play, 'turn');
}

export function emitAttrition({ state, events }: BattlePlay, round: number, loss: number): void {
  events?.push({ type: 'attrition', round, loss });
  state.round = round;
  state.castles.left -= loss;
  state.castles.right -= loss;
}

export function emitColumnsHeld({ state, events }: BattlePlay, side: Side, turns: readonly number[]): void {
  events?.push({ type: 'columnsHeld', side, turns });
  state.held[side] = turns;
}

/** Writes nothing: what didn't happen leaves no trace. */
export function emitEffectsCut({ events }: BattlePlay, limit: number): void {
  events?.push({ type: 'effectsCut', limit });
}

export function emitBattleEnded({ state, events }: BattlePlay, winner: Winner, ending: Ending): void {
  events?.push({ type: 'battleEnded', winner, ending });
  state.winner = winner;
  state.ending = ending;
}
