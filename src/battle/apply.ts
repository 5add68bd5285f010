import { type DispatchTable, dispatch } from '../kernel/dispatch';
import { unitById } from './board';
import { without } from './cards';
import type { BattleEvent } from './events';
import { changeCell, raiseWall, strikeWall } from './groundWriters';
import { OPPONENT } from './sides';
import { type BattleState, cloneUnit } from './state';
import type { Unit, UnitId } from './unit';

/** The only writer of a battle's state: one small function per event, in place. */
const WRITERS: DispatchTable<BattleEvent, BattleState, void> = {
  mulliganed: (state, { side, hand, deck, chance }) => {
    state.hands[side] = hand;
    state.decks[side] = deck;
    state.chance = chance;
    state.turn = OPPONENT[side];
  },
  turnBegan: (state, { side, round, supply }) => {
    state.phase = 'battle';
    state.turn = side;
    state.round = round;
    state.supply[side] = supply;
    for (const unit of state.units) if (unit.side === side) refresh(unit);
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
    state.hands[unit.side] = without(state.hands[unit.side], [unit.card]);
    state.usedIds = [...state.usedIds, unit.id];
    // The event stays in the battle's history: what stands on the board is a copy that may change.
    state.units.push(cloneUnit(unit));
  },
  moved: (state, { unit, to, facing, strayed }) => {
    const mover = standing(state, unit);
    mover.row = to.row;
    mover.col = to.col;
    mover.facing = facing;
    mover.moved = true;
    if (mover.hasStruck) mover.movedAgain = true;
    if (strayed) mover.strayed = true;
  },
  struck: (state, { unit, facing }) => spendAttack(standing(state, unit), facing),
  cellStruck: (state, event) => {
    spendAttack(standing(state, event.unit), event.facing);
    strikeWall(state, event);
  },
  castleStruck: (state, { unit, castle, facing, health }) => {
    state.castles[castle] = health;
    spendAttack(standing(state, unit), facing);
  },
  braced: (state, { unit }) => {
    const bracing = standing(state, unit);
    bracing.braced = true;
    bracing.attacked = true;
  },
  countered: tellsOnly,
  wounded: (state, { unit, health }) => {
    standing(state, unit).health = health;
  },
  burned: (state, { unit, health }) => {
    standing(state, unit).health = health;
  },
  hurt: (state, { unit, health }) => {
    standing(state, unit).health = health;
  },
  healed: (state, { unit, health }) => {
    standing(state, unit).health = health;
  },
  emboldened: (state, { unit, amount }) => {
    standing(state, unit).attackBonus += amount;
  },
  readied: (state, { unit }) => {
    standing(state, unit).attacked = false;
  },
  shoved: (state, { unit, to }) => {
    const shoved = standing(state, unit);
    shoved.row = to.row;
    shoved.col = to.col;
  },
  groundChanged: (state, event) => {
    changeCell(state, event.at, event.to);
    if (event.health !== null) raiseWall(state, event.at, event.health, event.from);
  },
  concealed: (state, { unit }) => {
    standing(state, unit).revealed = false;
  },
  fell: (state, { unit, card, side }) => {
    state.units.splice(state.units.indexOf(standing(state, unit)), 1);
    state.discards[side] = [...state.discards[side], card];
  },
  columnsHeld: (state, { side, turns }) => {
    state.held[side] = turns;
  },
  effectsCut: tellsOnly,
  turnEnded: (state, { side }) => {
    state.turn = OPPONENT[side];
    for (const unit of state.units) if (unit.attackBonus !== 0) unit.attackBonus = 0;
  },
  battleEnded: (state, { winner, ending }) => {
    state.winner = winner;
    state.ending = ending;
  },
};

export function apply(state: BattleState, event: BattleEvent): void {
  dispatch<BattleEvent, BattleState, void>(WRITERS, state, event);
}

/** What such an event did is written by the events after it. */
function tellsOnly(): void {
  // Nothing to write.
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

/** R5.2, R6: whoever strikes turns and is revealed. */
function spendAttack(unit: Unit, facing: Unit['facing']): void {
  unit.facing = facing;
  unit.attacked = true;
  unit.hasStruck = true;
  unit.revealed = true;
}

function standing(state: BattleState, id: UnitId): Unit {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`an event names the unit ${id}, which is not on the board`);
  return unit;
}
