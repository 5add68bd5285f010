import { arcFrom } from '../../../core/flanking/arcs';
import { checkFlankingAt } from '../../../core/flanking/checkFlanking';
import { isInRing } from '../../../core/geometry/grid';
import { isSamePosition } from '../../../core/geometry/position';
import { attackDistance } from '../../../skirmish/attack/attackContext';
import type { StandingUnit } from '../../../skirmish/model/state';
import { isClear } from '../../../skirmish/sight/sightTable';
import type { Scene } from '../scene/scene';
import type { Place } from './place';

/** Whether a known enemy could be struck from a place from side or rear, with an ally opposite, or surrounded. */
export function couldFlankFrom(scene: Scene, place: Place): boolean {
  const { book, state, enemies } = scene;
  const { rules } = scene.noticed;
  if (rules.arcs === undefined && rules.flanking === undefined && rules.pressure === undefined) return false;
  const { weapon } = place.profile;
  return enemies.some((enemy) => {
    const distance = attackDistance(book, place.at, enemy.position);
    if (distance < weapon.minimum || distance > weapon.maximum) return false;
    return isFlanked(scene, place, enemy) && isClear(book, state.ground, place.at, enemy.position);
  });
}

function isFlanked({ noticed, own }: Scene, { at, unit }: Place, enemy: StandingUnit): boolean {
  const { arcs, facing, flanking, pressure } = noticed.rules;
  const { position: target } = enemy;
  if (arcs !== undefined && facing !== undefined) {
    if (arcFrom(enemy.facing, at.x - target.x, at.y - target.y) !== 'front') return true;
  }
  const isBeside = isInRing(at, target);
  if (flanking !== undefined && isBeside) {
    const allies = own.filter(({ id }) => id !== unit.id);
    const { attackBonus, damageBonus } = checkFlankingAt(flanking, at, target, enemy.facing, allies);
    if (attackBonus + damageBonus > 0) return true;
  }
  if (pressure === undefined) return false;
  let inRing = isBeside ? 1 : 0;
  let isPincer = false;
  const opposite = { x: 2 * target.x - at.x, y: 2 * target.y - at.y };
  for (const ally of own) {
    if (ally.id === unit.id || !isInRing(ally.position, target)) continue;
    inRing += 1;
    if (isBeside && isSamePosition(ally.position, opposite)) isPincer = true;
  }
  return isPincer || inRing >= pressure.surroundedFrom;
}
