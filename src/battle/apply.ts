import { type DispatchTable, dispatch, lookUp } from '../kernel/dispatch';
import type { CardId } from './card';
import type { BattleEvent } from './events';
import { OPPONENT } from './sides';
import type { BattleState } from './state';
import type { Unit, UnitId } from './unit';

/** The only writer of a battle's state: one small function per event, in place. */
const WRITERS: DispatchTable<BattleEvent, [BattleState], void> = {
  turnBegan: (state, { side, round, supply }) => {
    state.turn = side;
    state.round = round;
    state.supply[side] = supply;
    for (const [index, unit] of state.units.entries()) {
      if (unit.side === side) state.units[index] = { ...unit, fresh: false, moved: false, attacked: false };
    }
  },
  attrition: (state, { round, loss }) => {
    state.round = round;
    state.castles.left -= loss;
    state.castles.right -= loss;
  },
  cardDrawn: (state, { side, card }) => {
    state.decks[side] = state.decks[side].slice(1);
    state.hands[side] = [...state.hands[side], card];
  },
  cardOverdrawn: (state, { side, card }) => {
    state.decks[side] = state.decks[side].slice(1);
    state.discards[side] = [...state.discards[side], card];
  },
  deployed: (state, { unit }) => {
    state.supply[unit.side] -= unit.cost;
    state.hands[unit.side] = withoutOne(state.hands[unit.side], unit.card);
    state.fielded[unit.card] = (lookUp(state.fielded, unit.card) ?? 0) + 1;
    state.units.push(unit);
  },
  moved: (state, { unit, to, facing }) => {
    change(state, unit, (mover) => ({ ...mover, row: to.row, col: to.col, facing, moved: true }));
  },
  struck: (state, { unit, facing }) => {
    change(state, unit, (attacker) => ({ ...attacker, facing, attacked: true }));
  },
  wounded: (state, { unit, health }) => {
    change(state, unit, (target) => ({ ...target, health }));
  },
  fell: (state, { unit, card, side }) => {
    state.units.splice(indexOf(state, unit), 1);
    state.discards[side] = [...state.discards[side], card];
  },
  castleStruck: (state, { unit, castle, facing, health }) => {
    state.castles[castle] = health;
    change(state, unit, (attacker) => ({ ...attacker, facing, attacked: true }));
  },
  turnEnded: (state, { side }) => {
    state.supply[side] = 0;
    state.turn = OPPONENT[side];
  },
  battleEnded: (state, { winner, ending }) => {
    state.winner = winner;
    state.ending = ending;
  },
};

export function apply(state: BattleState, event: BattleEvent): void {
  dispatch<BattleEvent, [BattleState], void>(WRITERS, event, state);
}

function change(state: BattleState, id: UnitId, next: (unit: Unit) => Unit): void {
  const index = indexOf(state, id);
  state.units[index] = next(state.units[index] as Unit);
}

function indexOf(state: BattleState, id: UnitId): number {
  const index = state.units.findIndex((unit) => unit.id === id);
  if (index < 0) throw new Error(`an event names the unit ${id}, which is not on the board`);
  return index;
}

function withoutOne(cards: readonly CardId[], card: CardId): CardId[] {
  const index = cards.indexOf(card);
  return cards.filter((_, other) => other !== index);
}
