import { cellNumber } from '../../core/geometry/grid';
import { isSamePosition, type Position } from '../../core/geometry/position';
import { traceSight } from '../../core/sight/traceSight';
import {
  type AttackContext,
  type AttackManner,
  attackContext,
  attackDistance,
  PLAIN_ATTACK,
  rangeFrom,
  weaponFor,
} from '../attack/attackContext';
import { coverFacts } from '../attack/coverFacts';
import { strike } from '../attack/strike';
import { strikeObstacle } from '../attack/strikeObstacle';
import { fieldSurvey } from '../ground/fieldSurvey';
import { destructibleAt } from '../ground/obstacles';
import type { OrderOf, Target } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { profileOf, statOf } from '../model/profile';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { findFieldUnit, isStandingUnit, mustStand, type StandingUnit } from '../model/state';
import { learnCells } from '../sight/learnCells';
import { isClear } from '../sight/sightTable';
import { firstOf, type Judged, ofOwnUnit, whyNoAction, whyOffBoard } from './judged';

export function judgeAttack(judged: Judged, { unit: id, target }: OrderOf<'attack'>): SkirmishRefusal | null {
  return ofOwnUnit(judged, id, (unit) =>
    firstOf(
      () => (typeof target === 'string' ? null : whyOffBoard(judged, target)),
      () => whyNoAction(unit),
      () => whyNoAttack(judged, unit),
      () => whyTargetFails(judged, unit, target, PLAIN_ATTACK),
    ),
  );
}

export function whyNoAttack({ book }: Judged, unit: StandingUnit): SkirmishRefusal | null {
  if (unit.attacks < 1) return refusal('NO_ATTACK_LEFT');
  const isSteady = profileOf(book, unit.kind).isStationary;
  return isSteady && unit.hasMoved ? refusal('CANNOT_ATTACK_AFTER_MOVE') : null;
}

/** Everything that depends on the target: sight, range, line, cover, and whether there is anything to strike with. */
export function whyTargetFails(
  judged: Judged,
  unit: StandingUnit,
  target: Target,
  manner: AttackManner,
): SkirmishRefusal | null {
  const at = cellOfTarget(judged, target);
  if (at === null || isSamePosition(at, unit.position)) return refusal('target_not_visible');
  return firstOf(
    () => whyOutOfRange(judged, unit, at),
    () => whyNoLine(judged, unit.position, at),
    () => whyCovered(judged, unit, target, manner),
    () => whyHarmless(judged, unit),
  );
}

/** Where a target is; null for what the side doesn't see as an enemy, or what can't be struck. */
function cellOfTarget({ state, side }: Judged, target: Target): Position | null {
  if (typeof target !== 'string') return destructibleAt(state.ground, target) === null ? null : target;
  const enemy = findFieldUnit(state, target);
  return enemy !== null && enemy.side !== side ? enemy.position : null;
}

export function whyOutOfRange({ book, state }: Judged, unit: StandingUnit, at: Position): SkirmishRefusal | null {
  const weapon = weaponFor(profileOf(book, unit.kind), unit.position, at);
  const distance = attackDistance(book, unit.position, at);
  const maximum = rangeFrom(book, state, weapon, unit.position, at);
  const { minimum } = weapon;
  return distance >= minimum && distance <= maximum
    ? null
    : refusal('target_out_of_range', { distance, maximum, minimum });
}

/** What stands in the line is named; ground and fog only take the sight. */
export function whyNoLine({ book, state }: Judged, from: Position, at: Position): SkirmishRefusal | null {
  if (isClear(book, state.ground, from, at)) return null;
  const survey = fieldSurvey(book, state.ground);
  const { blockers } = traceSight(survey, book.rules.sight, from, at);
  const isThing = ({ x, y }: Position) => survey.cells[cellNumber(survey, x, y)]?.sightBlocker != null;
  const things = blockers.map(({ position }) => position);
  return things.some(isThing)
    ? refusal('BLOCKED_BY_WALL', { blockers: things })
    : refusal('no_line_of_sight', { blockers: things });
}

function whyCovered(judged: Judged, unit: StandingUnit, target: Target, manner: AttackManner): SkirmishRefusal | null {
  const context = contextOf(judged, unit, target, manner);
  if (context === null) return null;
  const { quality, source } = coverFacts(context);
  if (judged.book.rules.cover?.[quality].isUntargetable !== true || source === null) return null;
  return refusal('blocked_by_cover', { cover: nameOf(judged, source.from), position: source.position });
}

/** An obstacle is named by its kind: its id is the engine's own. */
function nameOf({ state }: Judged, from: string): string {
  return state.ground.obstacles.find(({ id }) => id === from)?.kind ?? from;
}

function contextOf(
  { book, state }: Judged,
  unit: StandingUnit,
  target: Target,
  manner: AttackManner,
): AttackContext | null {
  const enemy = typeof target === 'string' ? findFieldUnit(state, target) : null;
  return enemy !== null && isStandingUnit(enemy) ? attackContext(book, state, unit, enemy, manner) : null;
}

function whyHarmless({ book }: Judged, unit: StandingUnit): SkirmishRefusal | null {
  const { attack } = book.rules;
  if (attack.kind !== 'fixed') return null;
  return statOf(profileOf(book, unit.kind).kind, attack.stat) > 0 ? null : refusal('ZERO_ATTACK');
}

/** Something unknown in the line, or full cover that nobody knew of: the attack doesn't take place, and nothing is spent. */
export function isStoppedByUnknown(play: SkirmishPlay, unit: string, target: Target, manner: AttackManner): boolean {
  const attacker = mustStand(play.state, unit);
  const cells = unknownObstructions(play, attacker, target, manner);
  if (cells === null) return false;
  play.emit({ type: 'halted', unit, reason: 'BLOCKED_BY_WALL', ...(cells[0] !== undefined && { at: cells[0] }) });
  const at = typeof target === 'string' ? mustStand(play.state, target).position : target;
  // A target in smoke that nobody knew of has nothing in its line: its own cell is what was learnt.
  learnCells(play, attacker.side, [...cells, at]);
  return true;
}

/** What keeps an attack from its target by what is true; null when nothing does. */
function unknownObstructions(
  { book, state }: SkirmishPlay,
  attacker: StandingUnit,
  target: Target,
  manner: AttackManner,
): readonly Position[] | null {
  const judged = { book, state, side: attacker.side };
  const at = typeof target === 'string' ? mustStand(state, target).position : target;
  const { details } = whyNoLine(judged, attacker.position, at) ?? whyCovered(judged, attacker, target, manner) ?? {};
  if (details === undefined) return null;
  return details.blockers ?? [details.position as Position];
}

export function runAttack(play: SkirmishPlay, { unit, target }: OrderOf<'attack'>): void {
  if (isStoppedByUnknown(play, unit, target, PLAIN_ATTACK)) return;
  play.emit({ type: 'spent', unit, actions: 1, attacks: 1 });
  if (typeof target === 'string') strike(play, unit, target, PLAIN_ATTACK);
  else strikeObstacle(play, unit, target);
}
