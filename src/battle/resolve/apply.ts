import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import { unitById } from '../model/board';
import type { Book } from '../model/book';
import { compileState, compileUnit, describeState } from '../model/engineState';
import type { BattleEvent } from '../model/events';
import type { Fighter } from '../model/fighter';
import { type BattleState, overwriteState } from '../model/state';
import type { UnitId } from '../model/unit';
import {
  emitBurned,
  emitCastleStruck,
  emitCellStruck,
  emitCountered,
  emitHealed,
  emitHurt,
  emitStruck,
  emitWounded,
} from './emit/blows';
import { emitCardDrawn, emitCardOverdrawn, emitDeployed, emitFell, emitPlayed, emitRecalled } from './emit/cards';
import { emitGranted } from './emit/grants';
import { emitGroundChanged } from './emit/ground';
import {
  emitAttrition,
  emitBattleEnded,
  emitColumnsHeld,
  emitEffectsCut,
  emitMulliganed,
  emitTurnBegan,
  emitTurnEnded,
} from './emit/turns';
import {
  emitBraced,
  emitConcealed,
  emitEmboldened,
  emitMoved,
  emitReadied,
  emitShoved,
  emitSwapped,
  emitTurned,
} from './emit/units';
import { type BattlePlay, openPlay } from './play';

/**
 * An event is applied by emitting it again with nobody listening: what an event writes stands in its `emit` function and
 * nowhere else.
 */
const APPLY: DispatchTable<BattleEvent, BattlePlay, void> = {
  mulliganed: (play, { side, returned, hand, deck, chance }) =>
    emitMulliganed(play, side, returned, hand, deck, chance),
  turnBegan: (play, { side, round, supply }) => emitTurnBegan(play, side, round, supply),
  attrition: (play, { round, loss }) => emitAttrition(play, round, loss),
  cardDrawn: (play, { side, card }) => emitCardDrawn(play, side, card),
  cardOverdrawn: (play, { side, card }) => emitCardOverdrawn(play, side, card),
  deployed: (play, { unit }) => emitDeployed(play, compileUnit(play.book, unit)),
  played: (play, { side, card, cost, at, to, target }) => emitPlayed(play, side, card, cost, at, to, target),
  moved: (play, { unit, to, facing, strayed }) => emitMoved(play, standing(play, unit), to, facing, strayed),
  struck: (play, { unit, target, facing, damage, arithmetic, angle, angleReason }) => {
    const blow = { damage, arithmetic, angle: { arc: angle, reason: angleReason } };
    emitStruck(play, standing(play, unit), standing(play, target), facing, blow);
  },
  countered: (play, { unit, target, ability, damage, arithmetic, angle, angleReason }) => {
    const blow = { damage, arithmetic, angle: { arc: angle, reason: angleReason } };
    emitCountered(play, standing(play, unit), standing(play, target), ability, blow);
  },
  castleStruck: (play, { unit, castle, facing, damage, arithmetic }) =>
    emitCastleStruck(play, standing(play, unit), castle, facing, { damage, arithmetic }),
  cellStruck: (play, { unit, at, facing, damage, arithmetic, health, terrain }) =>
    emitCellStruck(play, standing(play, unit), at, facing, { damage, arithmetic }, health, terrain),
  wounded: (play, { unit, health }) => emitWounded(play, standing(play, unit), health),
  burned: (play, { unit, damage, health }) => emitBurned(play, standing(play, unit), damage, health),
  hurt: (play, { unit, damage, health, by, ability }) =>
    emitHurt(play, standing(play, unit), damage, health, by, ability),
  healed: (play, { unit, amount, by, ability }) => emitHealed(play, standing(play, unit), amount, by, ability),
  emboldened: (play, { unit, amount, by, ability }) => emitEmboldened(play, standing(play, unit), amount, by, ability),
  readied: (play, { unit, what, by, ability }) => emitReadied(play, standing(play, unit), what, by, ability),
  granted: (play, { unit, grant, by, ability }) => emitGranted(play, standing(play, unit), grant, by, ability),
  turned: (play, { unit, facing, by, ability }) => emitTurned(play, standing(play, unit), facing, by, ability),
  swapped: (play, { unit, with: partner, by, ability }) =>
    emitSwapped(play, standing(play, unit), standing(play, partner), by, ability),
  recalled: (play, { unit, by, ability }) => emitRecalled(play, standing(play, unit), by, ability),
  shoved: (play, { unit, kind, to, by, ability }) => emitShoved(play, standing(play, unit), kind, to, by, ability),
  groundChanged: (play, { at, from, to, health, by, ability }) =>
    emitGroundChanged(play, at, from, to, health, by, ability),
  concealed: (play, { unit, ability }) => emitConcealed(play, standing(play, unit), ability),
  braced: (play, { unit }) => emitBraced(play, standing(play, unit)),
  fell: (play, { unit }) => emitFell(play, standing(play, unit)),
  columnsHeld: (play, { side, turns }) => emitColumnsHeld(play, side, turns),
  effectsCut: (play, { limit }) => emitEffectsCut(play, limit),
  turnEnded: (play, { side }) => emitTurnEnded(play, side),
  battleEnded: (play, { winner, ending }) => emitBattleEnded(play, winner, ending),
};

/** Moves a state by one event, in place. */
export function apply(book: Book, state: BattleState, event: BattleEvent): void {
  const play = openPlay(book, compileState(book, state), null, false);
  dispatch<BattleEvent, BattlePlay, void>(APPLY, play, event);
  overwriteState(state, describeState(play.state));
}

function standing({ state }: BattlePlay, id: UnitId): Fighter {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`an event names the unit ${id}, which is not on the board`);
  return unit;
}
