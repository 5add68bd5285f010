import { ofSide, type Side } from '../../kernel/sides';
import { fireForSide } from '../abilities/fire';
import { unitOnCell } from '../model/board';
import type { CardId } from '../model/card';
import { afterFirst, type CellSet, cellsHeldBy, firstCell } from '../model/cellSet';
import type { EngineState } from '../model/engineState';
import type { SiegeRules } from '../model/rules';
import type { Winner } from '../model/state';
import { isStratagem, type UnitProfile } from '../model/unitProfile';
import { burn } from './burn';
import { emitCardDrawn, emitCardOverdrawn } from './emit/cards';
import { emitAttrition, emitBattleEnded, emitTurnBegan } from './emit/turns';
import type { BattlePlay } from './play';

/** R2, start of the own turn: attrition, supply and flags, abilities, hazards, draw. */
export function beginTurn(play: BattlePlay, side: Side, round: number): void {
  const { state, book } = play;
  if (side === 'left' && suffersAttrition(play, round)) return;
  const supply = supplyOf(book.rules, side, round, state.secondSupplyRounds);
  emitTurnBegan(play, side, round, supply);
  fireForSide(play, 'startTurn', side);
  const { hazardous } = state.ground;
  if (hazardous !== 0) burnAll(play, side, hazardous);
  for (let draws = 0; draws < book.rules.drawPerTurn; draws++) drawCard(play, side);
  if (unitCardsIn(ofSide(state.hands, side)) < book.rules.musterBelow) drawCard(play, side);
}

/** Row by row; whoever has fallen meanwhile isn't there any more. */
function burnAll(play: BattlePlay, side: Side, hazardous: CellSet): void {
  for (let rest = cellsHeldBy(play.state.units, side) & hazardous; rest !== 0; rest = afterFirst(rest)) {
    const unit = unitOnCell(play.state, firstCell(rest));
    if (unit !== undefined) burn(play, unit);
  }
}

/** Supply of a round, with the second player's help in the battlefield's first rounds, never above the cap. */
export function supplyOf({ supply }: SiegeRules, side: Side, round: number, secondSupplyRounds: number): number {
  const bonus = side === 'right' && round <= secondSupplyRounds ? supply.secondBonus : 0;
  return Math.min(supply.cap, supply.base + supply.perRound * round + bonus);
}

/** Muster counts unit cards only; a card that nobody can see counts as one. */
function unitCardsIn(hand: readonly UnitProfile[]): number {
  let count = 0;
  for (let place = 0; place < hand.length; place++) if ((hand[place] as UnitProfile).stratagem === null) count++;
  return count;
}

/** R2.4: an empty deck draws nothing and costs nothing. Dispatches: whoever draws a stratagem draws the next card too. */
export function drawCard(play: BattlePlay, side: Side): void {
  let card = nextCard(play, side);
  while (card !== undefined) {
    const { state, book } = play;
    if (ofSide(state.hands, side).length < book.rules.handLimit) emitCardDrawn(play, side, card);
    else emitCardOverdrawn(play, side, card);
    card = isStratagem(book, card) ? nextCard(play, side) : undefined;
  }
}

function nextCard({ state }: BattlePlay, side: Side): CardId | undefined {
  return ofSide(state.decks, side)[0];
}

/** How much both castles lose at the start of a round. */
export function attritionOf({ attrition }: SiegeRules, round: number): number {
  return Math.max(0, attrition.step * (round - attrition.fromRound + 1));
}

function suffersAttrition(play: BattlePlay, round: number): boolean {
  const { state, book } = play;
  const loss = attritionOf(book.rules, round);
  if (loss === 0) return false;
  emitAttrition(play, round, loss);
  if (state.castles.left > 0 && state.castles.right > 0) return false;
  emitBattleEnded(play, survivor(state), 'attrition');
  return true;
}

/** R2.1: higher signed castle health, then higher total card health, then a draw. */
function survivor(state: EngineState): Winner {
  const castles = state.castles.left - state.castles.right;
  const lead = castles !== 0 ? castles : totalHealth(state, 'left') - totalHealth(state, 'right');
  if (lead === 0) return 'draw';
  return lead > 0 ? 'left' : 'right';
}

function totalHealth(state: EngineState, side: Side): number {
  return state.units.reduce((sum, unit) => (unit.side === side ? sum + unit.health : sum), 0);
}
