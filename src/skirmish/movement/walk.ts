import { isSamePosition, type Position } from '../../core/geometry/position';
import { PLAIN_ATTACK } from '../attack/attackContext';
import { checkMorale } from '../attack/morale';
import { strike } from '../attack/strike';
import { checkFormations } from '../formations/integrity';
import type { HaltReason, MovedBy } from '../model/events';
import { facingTowards } from '../model/facing';
import type { SkirmishPlay } from '../model/play';
import { fieldUnitAt, mustFindUnit, mustStand, type SkirmishState, type UnitId } from '../model/state';
import { reveal, updateKnowledge } from '../sight/updateKnowledge';
import { visibleEnemies } from '../sight/visible';
import { movementLeft } from './economy';
import { isEndedByGround, sufferEntry } from './enter';
import { costsAlong } from './findWays';
import { provokedBy } from './opportunity';

/** How a unit goes. */
export interface Gait {
  readonly by: MovedBy;
  readonly isProvoking: boolean;
  readonly isHaltedBySight: boolean;
  readonly keepsFacing: boolean;
  /** A step costs no movement. */
  readonly isFree: boolean;
}

export const MOVE: Gait = { by: 'move', isProvoking: true, isHaltedBySight: true, keepsFacing: false, isFree: false };

/** Goes along a path, cell by cell, by what is true and not by what is known. True when it came to its end. */
export function walk(play: SkirmishPlay, unit: UnitId, path: readonly Position[], gait: Gait): boolean {
  const start = mustStand(play.state, unit).position;
  const passed = [start];
  for (const [index, next] of path.entries()) {
    const isLast = index === path.length - 1;
    const end = goOn(play, unit, next, gait, isLast);
    if (end === 'stopped') {
      if (mustFindUnit(play.state, unit).position !== null) setBack(play, unit, passed);
      return false;
    }
    passed.push(next);
    if (end === 'ended') {
      setBack(play, unit, passed);
      return false;
    }
  }
  return true;
}

/** `stopped` before the next cell or for good, `ended` on it, or on it with more to come. */
type CellEnd = 'stopped' | 'ended' | 'onward';

function goOn(play: SkirmishPlay, unit: UnitId, next: Position, gait: Gait, isLast: boolean): CellEnd {
  const cost = costOfNext(play, unit, next, gait);
  if (cost === null) return halt(play, unit, 'movement_interrupted', 'stopped');
  if (gait.isProvoking && !survivesReactions(play, unit, next)) return 'stopped';
  enterCell(play, unit, next, cost, gait);
  const seen = visibleBefore(play, unit);
  const isAlive = sufferEntry(play, unit, next);
  const isEnded = isAlive && isEndedByGround(play, unit, next);
  checkMorale(play);
  if (mustFindUnit(play.state, unit).position === null) return 'stopped';
  if (gait.by !== 'form' && gait.by !== 'march') checkFormations(play, [unit]);
  updateKnowledge(play);
  if (isEnded) return 'ended';
  if (gait.isHaltedBySight && !isLast && isSighting(play, unit, seen))
    return halt(play, unit, 'enemy_sighted', 'ended');
  return 'onward';
}

/** What the next cell costs; null when something unseen is in the way, or the ground is dearer than it was thought. */
function costOfNext(play: SkirmishPlay, unit: UnitId, next: Position, { isFree }: Gait): number | null {
  const { book, state } = play;
  const mover = mustStand(state, unit);
  const { costs, blocked } = costsAlong(book, state, mover, [next]);
  const [cost] = costs;
  if (blocked !== null || cost === undefined) {
    const other = fieldUnitAt(state, next.x, next.y);
    if (other !== null) reveal(play, other.id);
    return null;
  }
  return !isFree && cost > movementLeft(book, state, mover) ? null : cost;
}

function halt<End extends CellEnd>(play: SkirmishPlay, unit: UnitId, reason: HaltReason, end: End): End {
  play.emit({ type: 'halted', unit, reason });
  return end;
}

/** A mover that falls, or is knocked down, provokes nobody else. */
function survivesReactions(play: SkirmishPlay, unit: UnitId, next: Position): boolean {
  const { book, state } = play;
  const mover = mustStand(state, unit);
  for (const enemy of provokedBy(book, state, mover, mover.position, next)) {
    if (enemy.position === null) continue;
    play.emit({ type: 'provoked', unit, by: enemy.id });
    const { outcome } = strike(play, enemy.id, unit, { ...PLAIN_ATTACK, isReaction: true });
    const isKnockedDown = outcome === 'critical' && book.rules.opportunity?.stops === 'critical';
    const hasFallen = mustFindUnit(state, unit).position === null;
    if (isKnockedDown && !hasFallen) play.emit({ type: 'stopped', unit, reason: 'knocked_down' });
    if (hasFallen || isKnockedDown) return halt(play, unit, 'movement_interrupted', 'stopped') !== 'stopped';
  }
  return true;
}

function enterCell(play: SkirmishPlay, unit: UnitId, to: Position, cost: number, gait: Gait): void {
  const { position: from, facing: before } = mustStand(play.state, unit);
  const { facing: rules, economy } = play.book.rules;
  const facing = rules === undefined || gait.keepsFacing ? before : facingTowards(rules, from, to);
  if (gait.isFree) play.emit({ type: 'stepped', unit, from, to, facing });
  else
    play.emit({
      type: 'moved',
      unit,
      from,
      to,
      cost,
      by: gait.by,
      facing,
      isPaidInActions: economy.movement === 'actions',
    });
}

function visibleBefore({ state }: SkirmishPlay, unit: UnitId): readonly UnitId[] {
  return state.memory[mustFindUnit(state, unit).side]?.visible ?? [];
}

/** A halt for what comes into sight is a rule of fog; a hidden unit that is revealed comes into sight, too. */
function isSighting({ book, state }: SkirmishPlay, unit: UnitId, before: readonly UnitId[]): boolean {
  const { side } = mustFindUnit(state, unit);
  if (book.rules.fog?.haltOnSighting !== true || state.memory[side] === null) return false;
  return visibleEnemies(book, state, side).some(({ id }) => !before.includes(id));
}

/** Whoever is stopped on an ally's cell stands on the last free cell of its way instead. */
function setBack(play: SkirmishPlay, unit: UnitId, passed: readonly Position[]): void {
  const here = mustFindUnit(play.state, unit).position;
  if (here === null || !isShared(play.state, unit, here)) return;
  const free = [...passed].reverse().find((cell) => !isShared(play.state, unit, cell));
  if (free === undefined || isSamePosition(free, here)) return;
  play.emit({ type: 'setBack', unit, to: free });
  checkFormations(play, [unit]);
  updateKnowledge(play);
}

function isShared(state: SkirmishState, unit: UnitId, { x, y }: Position): boolean {
  return state.units.some(({ id, position }) => id !== unit && position?.x === x && position.y === y);
}
