import { ofSide, type Side, setSide } from '../../../kernel/sides';
import type { CardId } from '../../model/card';
import type { EngineState } from '../../model/engineState';
import { describeFighter, type Fighter } from '../../model/fighter';
import type { Position } from '../../model/position';
import type { UnitId } from '../../model/unit';
import { heldCard, type UnitProfile } from '../../model/unitProfile';
import type { BattlePlay } from '../play';

export function emitCardDrawn({ book, state, events }: BattlePlay, side: Side, card: CardId): void {
  events?.push({ type: 'cardDrawn', side, card });
  takeFromDeck(state, side);
  setSide(state.hands, side, withLast(ofSide(state.hands, side), heldCard(book, card)));
}

/** R2.4: a card beyond the hand limit is discarded, face up. */
export function emitCardOverdrawn({ state, events }: BattlePlay, side: Side, card: CardId): void {
  events?.push({ type: 'cardOverdrawn', side, card });
  takeFromDeck(state, side);
  discard(state, side, card);
}

/** R3: the card leaves the hand, its cost the supply. `unit` is what stands on the board from now on. */
export function emitDeployed({ state, events }: BattlePlay, unit: Fighter): void {
  events?.push({ type: 'deployed', unit: describeFighter(unit) });
  const { side, profile } = unit;
  setSide(state.supply, side, ofSide(state.supply, side) - profile.cost);
  setSide(state.hands, side, withoutCard(ofSide(state.hands, side), profile.card));
  state.usedIds = withLast(state.usedIds, unit.id);
  state.units.push(unit);
}

/** R12.1: the stratagem leaves the hand for the discard, its cost the supply; it counts for this turn. */
export function emitPlayed(
  { state, events }: BattlePlay,
  side: Side,
  card: CardId,
  cost: number,
  at: Position,
  to: Position | null,
  target: UnitId | null,
): void {
  const named = to && { row: to.row, col: to.col };
  events?.push({ type: 'played', side, card, cost, at: { row: at.row, col: at.col }, to: named, target });
  setSide(state.supply, side, ofSide(state.supply, side) - cost);
  setSide(state.hands, side, withoutCard(ofSide(state.hands, side), card));
  discard(state, side, card);
  state.played++;
}

/** A card goes back into its owner's hand as it is printed. */
export function emitRecalled({ book, state, events }: BattlePlay, unit: Fighter, by: string, ability: string): void {
  const { id, profile, side } = unit;
  events?.push({ type: 'recalled', unit: id, card: profile.card, side, by, ability });
  takeOffBoard(state, unit);
  setSide(state.hands, side, withLast(ofSide(state.hands, side), heldCard(book, profile.card)));
}

/** A fallen card leaves the board and lies in the discard. */
export function emitFell({ state, events }: BattlePlay, unit: Fighter): void {
  const { id, profile, side } = unit;
  events?.push({ type: 'fell', unit: id, card: profile.card, side });
  takeOffBoard(state, unit);
  discard(state, side, profile.card);
}

/** By hand: `splice` would allocate a list of what it removes. */
function takeOffBoard({ units }: EngineState, unit: Fighter): void {
  for (let index = units.indexOf(unit) + 1; index < units.length; index++) units[index - 1] = units[index] as Fighter;
  units.pop();
}

function takeFromDeck(state: EngineState, side: Side): void {
  setSide(state.decks, side, withoutPlace(ofSide(state.decks, side), 0));
}

function discard(state: EngineState, side: Side, card: CardId): void {
  setSide(state.discards, side, withLast(ofSide(state.discards, side), card));
}

/** Exactly as long as it must be: a spread list keeps room to grow, several times what it holds. */
function withLast<Item>(pile: readonly Item[], last: Item): readonly Item[] {
  const longer = new Array<Item>(pile.length + 1);
  for (let place = 0; place < pile.length; place++) longer[place] = pile[place] as Item;
  longer[pile.length] = last;
  return longer;
}

function withoutCard(hand: readonly UnitProfile[], id: CardId): readonly UnitProfile[] {
  const place = hand.findIndex(({ card }) => card === id);
  return place < 0 ? hand : withoutPlace(hand, place);
}

function withoutPlace<Item>(pile: readonly Item[], gone: number): readonly Item[] {
  const shorter = new Array<Item>(pile.length - 1);
  for (let place = 0; place < gone; place++) shorter[place] = pile[place] as Item;
  for (let place = gone; place < shorter.length; place++) shorter[place] = pile[place + 1] as Item;
  return shorter;
}
