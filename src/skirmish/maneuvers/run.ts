import { cellNumber } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { elevationAt } from '../../core/ground/elevation';
import { STEEPEST_STEP } from '../../core/movement/step';
import { isHit } from '../attack/blow';
import { checkMorale } from '../attack/morale';
import { strike } from '../attack/strike';
import { checkFormations } from '../formations/integrity';
import { fieldSurvey } from '../ground/fieldSurvey';
import { facingTowards } from '../model/facing';
import { effectValue, hasEffect, type Maneuver } from '../model/maneuver';
import type { ManeuverOrder } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { fieldUnitAt, findFieldUnit, isStandingUnit, mustFindUnit, mustStand } from '../model/state';
import { openMove } from '../movement/economy';
import { isEndedByGround, sufferEntry } from '../movement/enter';
import { fallDown } from '../movement/fall';
import { slideUnit } from '../movement/force';
import { MOVE, walk } from '../movement/walk';
import { isStoppedByUnknown } from '../orders/attack';
import { reveal, updateKnowledge } from '../sight/updateKnowledge';
import { knownTo } from '../view/knownTo';
import { endsOf } from './ends';
import { isMoving } from './judge';

/** In this order: protection, the move, the attack if the move was completed, special effects, lasting bonuses. */
export function runManeuver(play: SkirmishPlay, order: ManeuverOrder): void {
  const { book, state } = play;
  const maneuver = book.maneuvers[order.maneuver];
  if (maneuver === undefined) throw new Error(`no maneuver is called ${order.maneuver}`);
  const { unit, target } = order;
  const path = plannedPath(play, maneuver, order);
  play.emit({ type: 'spent', unit, actions: maneuver.actions, attacks: maneuver.attack ? 1 : 0 });
  const isDone = path === null || go(play, maneuver, order, path);
  play.emit({
    type: 'maneuvered',
    unit,
    maneuver: maneuver.id,
    ...(target !== undefined && { target }),
    effects: isDone ? maneuver.effects.map(({ effect }) => effect) : ['movement_failed'],
    availableFrom: maneuver.cooldown === undefined ? null : state.round + maneuver.cooldown,
  });
  if (!isDone || mustFindUnit(state, unit).position === null) return;
  attackBy(play, maneuver, order);
  placeArea(play, maneuver, order);
  const defense = effectValue(maneuver, 'defense');
  if (defense > 0 && mustFindUnit(state, unit).position !== null) play.emit({ type: 'guarded', unit, defense });
}

/** By what the side knows; null where the maneuver leads nowhere. */
function plannedPath(
  { book, state }: SkirmishPlay,
  maneuver: Maneuver,
  order: ManeuverOrder,
): readonly Position[] | null {
  const { to, path } = order;
  if (!isMoving(maneuver) || to === undefined) return null;
  if (path !== undefined) return path;
  const { side } = mustStand(state, order.unit);
  const known = knownTo(book, state, side);
  const enemy = order.target === undefined ? null : findFieldUnit(known, order.target);
  const target = enemy !== null && isStandingUnit(enemy) ? enemy : null;
  const ends = endsOf({ book, state: known, side }, mustStand(known, order.unit), maneuver, target);
  return ends.get(cellNumber(state.ground, to.x, to.y)) ?? [];
}

/** True when it came to its end. */
function go(play: SkirmishPlay, maneuver: Maneuver, { unit }: ManeuverOrder, path: readonly Position[]): boolean {
  openMove(play, unit, true);
  const [to] = path;
  if (maneuver.type === 'leap' || maneuver.type === 'teleport')
    return to !== undefined && jump(play, maneuver, unit, to);
  return walk(play, unit, path, {
    ...MOVE,
    by: 'maneuver',
    isHaltedBySight: false,
    isProvoking: !hasEffect(maneuver, 'no_opportunity_attacks'),
    keepsFacing: hasEffect(maneuver, 'keeps_facing'),
  });
}

/** Through the air or from place to place: nothing between counts. Onto a hidden unit nobody gets, and it is seen. */
function jump(play: SkirmishPlay, maneuver: Maneuver, unit: string, to: Position): boolean {
  const { book, state } = play;
  const { position: from, facing: before } = mustStand(state, unit);
  const isLeap = maneuver.type === 'leap';
  const squares = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const cost = isLeap ? squares : 0;
  const rules = book.rules.facing;
  const isPaidInActions = book.rules.economy.movement === 'actions';
  const hidden = fieldUnitAt(state, to.x, to.y);
  if (hidden !== null) {
    reveal(play, hidden.id);
    play.emit({ type: 'spent', unit, movement: cost, ...(isPaidInActions && { actions: cost }) });
    play.emit({ type: 'halted', unit, reason: 'movement_interrupted' });
    updateKnowledge(play);
    return false;
  }
  const facing =
    rules === undefined || !isLeap || hasEffect(maneuver, 'keeps_facing') ? before : facingTowards(rules, from, to);
  play.emit({ type: 'moved', unit, from, to, cost, by: 'maneuver', facing, isPaidInActions });
  const survey = fieldSurvey(book, state.ground);
  const drop = elevationAt(survey, from) - elevationAt(survey, to);
  const isAlive = sufferEntry(play, unit, to);
  if (isAlive && isLeap && drop > STEEPEST_STEP) fallDown(play, unit, drop);
  const isEnded = mustFindUnit(state, unit).position !== null && isEndedByGround(play, unit, to);
  checkMorale(play);
  checkFormations(play, [unit]);
  updateKnowledge(play);
  return isAlive && !isEnded && mustFindUnit(state, unit).position !== null;
}

function attackBy(play: SkirmishPlay, maneuver: Maneuver, { unit, target, direction }: ManeuverOrder): void {
  const enemy = target === undefined ? null : findFieldUnit(play.state, target);
  if (!maneuver.attack || target === undefined || enemy?.position == null) return;
  const manner = { isReaction: false, maneuver };
  if (isStoppedByUnknown(play, unit, target, manner)) return;
  const blow = strike(play, unit, target, manner);
  const squares = effectValue(maneuver, 'slide');
  if (squares > 0 && isHit(blow) && direction !== undefined) {
    slideUnit(play, target, direction, squares);
    checkMorale(play);
  }
}

function placeArea(play: SkirmishPlay, { area }: Maneuver, { to }: ManeuverOrder): void {
  if (area === undefined || to === undefined) return;
  play.emit({ type: 'areaPlaced', area: { ...area, id: play.state.nextArea, at: to } });
  updateKnowledge(play);
}
