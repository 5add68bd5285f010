import { type DispatchTable, dispatch, lookUp } from '../kernel/dispatch';
import type { CardId } from './card';
import type { BattleEvent } from './events';
import { OPPONENT } from './sides';
import { type BattleState, cloneUnit, unitById } from './state';
import type { Unit, UnitId } from './unit';

/** The only writer of a battle's state: one small function per event, in place. */
const WRITERS: DispatchTable<BattleEvent, BattleState, void> = {
  turnBegan: (state, { side, round, supply }) => {
    state.turn = side;
    state.round = round;
    state.supply[side] = supply;
    for (const unit of state.units) {
      if (unit.side !== side) continue;
      unit.fresh = false;
      unit.moved = false;
      unit.attacked = false;
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
    // The event stays in the battle's history: what stands on the board is a copy that may change.
    state.units.push(cloneUnit(unit));
  },
  moved: (state, { unit, to, facing }) => {
    const mover = standing(state, unit);
    mover.row = to.row;
    mover.col = to.col;
    mover.facing = facing;
    mover.moved = true;
  },
  struck: (state, { unit, facing }) => {
    const attacker = standing(state, unit);
    attacker.facing = facing;
    attacker.attacked = true;
  },
  wounded: (state, { unit, health }) => {
    standing(state, unit).health = health;
  },
  fell: (state, { unit, card, side }) => {
    state.units.splice(state.units.indexOf(standing(state, unit)), 1);
    state.discards[side] = [...state.discards[side], card];
  },
  castleStruck: (state, { unit, castle, facing, health }) => {
    state.castles[castle] = health;
    const attacker = standing(state, unit);
    attacker.facing = facing;
    attacker.attacked = true;
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
  dispatch<BattleEvent, BattleState, void>(WRITERS, state, event);
}

function standing(state: BattleState, id: UnitId): Unit {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`an event names the unit ${id}, which is not on the board`);
  return unit;
}

function withoutOne(cards: readonly CardId[], card: CardId): CardId[] {
  const index = cards.indexOf(card);
  return cards.filter((_, other) => other !== index);
}
