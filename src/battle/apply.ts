import { type DispatchTable, dispatch } from '../kernel/dispatch';
import { OPPONENT } from '../kernel/sides';
import { unitById } from './board';
import type { BattleEvent } from './events';
import { changeCell, raiseWall, strikeWall } from './groundWriters';
import { type BattleState, cloneUnit } from './state';
import type { Unit, UnitId } from './unit';
import { beginTurnOf, drawInto, endTurnOf, enter, leave, spendAttack, step } from './writers';

/** The only writer of a battle's state: one small function per event, in place. */
const WRITERS: DispatchTable<BattleEvent, BattleState, void> = {
  mulliganed: (state, { side, hand, deck, chance }) => {
    state.hands[side] = hand;
    state.decks[side] = deck;
    state.chance = chance;
    state.turn = OPPONENT[side];
  },
  turnBegan: (state, { side, round, supply }) => beginTurnOf(state, side, round, supply),
  attrition: (state, { round, loss }) => {
    state.round = round;
    state.castles.left -= loss;
    state.castles.right -= loss;
  },
  cardDrawn: (state, { side, card }) => drawInto(state.hands, state, side, card),
  cardOverdrawn: (state, { side, card }) => drawInto(state.discards, state, side, card),
  // The event stays in the battle's history: what stands on the board is a copy that may change.
  deployed: (state, { unit }) => enter(state, cloneUnit(unit)),
  moved: (state, { unit, to, facing, strayed }) => step(standing(state, unit), to.row, to.col, facing, strayed),
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
  fell: (state, { unit }) => leave(state, standing(state, unit)),
  columnsHeld: (state, { side, turns }) => {
    state.held[side] = turns;
  },
  effectsCut: tellsOnly,
  turnEnded: (state, { side }) => endTurnOf(state, side),
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

function standing(state: BattleState, id: UnitId): Unit {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`an event names the unit ${id}, which is not on the board`);
  return unit;
}
