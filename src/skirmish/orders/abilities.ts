import { cellNumber, isInRing, isOrthogonalNeighbour } from '../../core/geometry/grid';
import { chebyshev, isSamePosition, type Position } from '../../core/geometry/position';
import { opponentOf } from '../../kernel/sides';
import { obstaclesAt, wallAt } from '../ground/obstacles';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { abilityOf, hasAbility, profileOf } from '../model/profile';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { fieldUnitAt, mustFindUnit, mustStand, type StandingUnit, unitsOf } from '../model/state';
import { updateKnowledge } from '../sight/updateKnowledge';
import { firstOf, type Judged, ofOwnUnit, ownUnit, whyNoAction, whyOffBoard } from './judged';

export function judgeHeal(judged: Judged, { unit: id, target }: OrderOf<'heal'>): SkirmishRefusal | null {
  const { book } = judged;
  return ofOwnUnit(judged, id, (unit) => {
    const patient = ownUnit(judged, target);
    if (patient === null) return refusal('character_not_found');
    const heal = abilityOf(profileOf(book, unit.kind).kind, 'heal');
    const isNear = heal?.reach === 'ring' ? isInRing : isOrthogonalNeighbour;
    return firstOf(
      () => whyNoAction(unit),
      () => (unit.attacks > 0 ? null : refusal('NO_ATTACK_LEFT')),
      () => (heal === null ? refusal('requirements_not_met') : null),
      () => (isNear(unit.position, patient.position) ? null : refusal('NOT_ADJACENT')),
      () => (patient.health < profileOf(book, patient.kind).fullHealth ? null : refusal('NOT_HURT')),
    );
  });
}

/** Not above full health. */
export function runHeal(play: SkirmishPlay, { unit, target }: OrderOf<'heal'>): void {
  const { book, state } = play;
  const amount = abilityOf(profileOf(book, mustFindUnit(state, unit).kind).kind, 'heal')?.amount ?? 0;
  const { kind, health } = mustFindUnit(state, target);
  play.emit({ type: 'spent', unit, actions: 1, attacks: 1 });
  play.emit({
    type: 'healed',
    unit: target,
    by: unit,
    amount: Math.min(amount, profileOf(book, kind).fullHealth - health),
  });
}

export function judgeRally(judged: Judged, { unit: id, target }: OrderOf<'rally'>): SkirmishRefusal | null {
  return ofOwnUnit(judged, id, (unit) => {
    const roused = ownUnit(judged, target);
    if (roused === null) return refusal('character_not_found');
    return firstOf(
      () => whyNoAction(unit),
      () => whyLacks(judged, unit, 'rally'),
      () => (unit.id === target ? refusal('CANNOT_RALLY_SELF') : null),
      () => (unit.wasRallied ? refusal('RALLIED_CANNOT_RALLY') : null),
      () => (isOrthogonalNeighbour(unit.position, roused.position) ? null : refusal('NOT_ADJACENT')),
    );
  });
}

export function runRally(play: SkirmishPlay, { unit, target }: OrderOf<'rally'>): void {
  play.emit({ type: 'spent', unit, actions: 1 });
  play.emit({ type: 'rallied', unit: target, by: unit });
}

function whyLacks({ book }: Judged, unit: StandingUnit, ability: 'rally' | 'demolish'): SkirmishRefusal | null {
  return hasAbility(profileOf(book, unit.kind).kind, ability) ? null : refusal('requirements_not_met');
}

export function judgeBuild(judged: Judged, { unit: id, at }: OrderOf<'build'>): SkirmishRefusal | null {
  return ofOwnUnit(judged, id, (unit) => {
    const build = abilityOf(profileOf(judged.book, unit.kind).kind, 'build');
    return firstOf(
      () => whyOffBoard(judged, at),
      () => whyNoAction(unit),
      () => (build === null ? refusal('requirements_not_met') : null),
      () => (unit.built < (build?.limit ?? 0) ? null : refusal('ALREADY_BUILT')),
      () => (isOrthogonalNeighbour(unit.position, at) ? null : refusal('NOT_ADJACENT')),
      () => (isEmptyFloor(judged, at) ? null : refusal('NOT_EMPTY_FLOOR')),
    );
  });
}

const PLAIN = 'normal';

function isEmptyFloor({ state }: Judged, at: Position): boolean {
  const isFree = fieldUnitAt(state, at.x, at.y) === null && obstaclesAt(state.ground, at).length === 0;
  const isControl = state.control.some((cell) => isSamePosition(cell, at));
  return isFree && !isControl && state.ground.terrain[cellNumber(state.ground, at.x, at.y)] === PLAIN;
}

/** A unit that nobody sees may stand there: then it is found, and nothing is built. */
export function runBuild(play: SkirmishPlay, { unit, at }: OrderOf<'build'>): void {
  const { state } = play;
  const hidden = fieldUnitAt(state, at.x, at.y);
  if (hidden !== null) {
    play.emit({ type: 'halted', unit, reason: 'movement_interrupted', at });
    updateKnowledge(play);
    return;
  }
  play.emit({ type: 'spent', unit, actions: 1 });
  play.emit({ type: 'built', unit, at, obstacle: `built-${unit}-${mustFindUnit(state, unit).built + 1}` });
  updateKnowledge(play);
}

export function judgeDemolish(judged: Judged, { unit: id, at }: OrderOf<'demolish'>): SkirmishRefusal | null {
  return ofOwnUnit(judged, id, (unit) =>
    firstOf(
      () => whyOffBoard(judged, at),
      () => whyNoAction(unit),
      () => whyLacks(judged, unit, 'demolish'),
      () => (isOrthogonalNeighbour(unit.position, at) ? null : refusal('NOT_ADJACENT')),
      () => (wallAt(judged.state.ground, at) === null ? refusal('NOT_A_WALL') : null),
    ),
  );
}

export function runDemolish(play: SkirmishPlay, { unit, at }: OrderOf<'demolish'>): void {
  const wall = wallAt(play.state.ground, at);
  play.emit({ type: 'spent', unit, actions: 1 });
  if (wall !== null) play.emit({ type: 'demolished', unit, at, obstacle: wall.id });
  updateKnowledge(play);
}

export function judgeScan(judged: Judged, { unit: id }: OrderOf<'scan'>): SkirmishRefusal | null {
  if (judged.book.rules.fog?.scan !== true) return refusal('NOT_IN_RULES');
  return ofOwnUnit(judged, id, (unit) => whyNoAction(unit));
}

const SCAN_FACTOR = 2;

/** Every enemy near enough stays visible until the end of this turn, through walls and fog; never a hidden one. */
export function runScan(play: SkirmishPlay, { unit }: OrderOf<'scan'>): void {
  const { book, state } = play;
  const { position, side, kind } = mustStand(state, unit);
  const reach = SCAN_FACTOR * profileOf(book, kind).vision;
  const seen = unitsOf(state, opponentOf(side))
    .filter((enemy) => !enemy.isHidden && chebyshev(enemy.position, position) <= reach)
    .map(({ id }) => id);
  play.emit({ type: 'spent', unit, actions: 1 });
  play.emit({ type: 'scanned', unit, seen });
  updateKnowledge(play);
}
