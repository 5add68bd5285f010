import { lastAnswer } from '../kernel/once';
import { ofSide, opponentOf, type Side } from '../kernel/sides';
import type { CardId } from './card';
import type { Facing } from './position';
import type { BattleState } from './state';
import type { Unit } from './unit';

/**
 * Parts of `apply` that search calls by the million. A rule reaches them through `happenings`, and nobody else does: piles
 * are replaced, because copies of a state share them; units and all that is a number are changed in place.
 */

export function beginTurnOf(state: BattleState, side: Side, round: number, supply: number): void {
  state.phase = 'battle';
  state.turn = side;
  state.round = round;
  if (side === 'left') state.supply.left = supply;
  else state.supply.right = supply;
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === side) refresh(unit);
  }
}

/** R2.3: at the start of its owner's turn a card may do everything again. */
function refresh(unit: Unit): void {
  unit.fresh = false;
  unit.moved = false;
  unit.movedAgain = false;
  unit.attacked = false;
  unit.hasStruck = false;
  unit.strayed = false;
  unit.braced = false;
}

export function endTurnOf(state: BattleState, side: Side): void {
  state.turn = opponentOf(side);
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.attackBonus !== 0) unit.attackBonus = 0;
  }
}

export function drawInto(piles: Record<Side, readonly CardId[]>, state: BattleState, side: Side, card: CardId): void {
  setPile(state.decks, side, withoutPlace(ofSide(state.decks, side), 0));
  setPile(piles, side, withOne(ofSide(piles, side), card));
}

export function enter(state: BattleState, unit: Unit): void {
  const { side } = unit;
  if (side === 'left') state.supply.left -= unit.cost;
  else state.supply.right -= unit.cost;
  setPile(state.hands, side, handWithout(ofSide(state.hands, side), unit.card));
  state.usedIds = usedWith(state.usedIds, unit.id);
  state.units.push(unit);
}

/** Removed by hand: `splice` would make a list of what it removes. */
export function leave(state: BattleState, unit: Unit): void {
  const { units } = state;
  for (let index = units.indexOf(unit) + 1; index < units.length; index++) units[index - 1] = units[index] as Unit;
  units.pop();
  setPile(state.discards, unit.side, withOne(ofSide(state.discards, unit.side), unit.card));
}

export function step(unit: Unit, row: number, col: number, facing: Facing, strayed: boolean): void {
  unit.row = row;
  unit.col = col;
  unit.facing = facing;
  unit.moved = true;
  if (unit.hasStruck) unit.movedAgain = true;
  if (strayed) unit.strayed = true;
}

/** R5.2, R6: whoever strikes turns and is revealed. */
export function spendAttack(unit: Unit, facing: Facing): void {
  unit.facing = facing;
  unit.attacked = true;
  unit.hasStruck = true;
  unit.revealed = true;
}

function setPile(piles: Record<Side, readonly CardId[]>, side: Side, pile: readonly CardId[]): void {
  if (side === 'left') piles.left = pile;
  else piles.right = pile;
}

/** Exactly as long as it must be, and by hand: a list that is spread keeps room to grow, several times what it holds. */
function withOne(pile: readonly string[], one: string): readonly string[] {
  const longer = new Array<string>(pile.length + 1);
  for (let place = 0; place < pile.length; place++) longer[place] = pile[place] as string;
  longer[pile.length] = one;
  return longer;
}

function withoutOne(pile: readonly string[], one: string): readonly string[] {
  for (let place = 0; place < pile.length; place++) if (pile[place] === one) return withoutPlace(pile, place);
  return pile;
}

/** Search deploys a card to one cell after another: the last answers are mostly wanted again. */
const handWithout = lastAnswer(withoutOne);
const usedWith = lastAnswer(withOne);

function withoutPlace(pile: readonly string[], gone: number): readonly string[] {
  const shorter = new Array<string>(pile.length - 1);
  for (let place = 0; place < gone; place++) shorter[place] = pile[place] as string;
  for (let place = gone; place < shorter.length; place++) shorter[place] = pile[place + 1] as string;
  return shorter;
}
